// Made by tools/typescript.py from the server's messages and the games' structures. Do not edit.

export const EVENT_RULES: Record<string, string> = {
  "angry-marshal": "E7.1",
  "swivel-arm": "E7.2",
  "braking": "E7.3",
  "take-it-all": "E7.4",
  "passengers-rebellion": "E7.5",
  "pickpocketing": "E7.6",
  "marshals-revenge": "E7.7",
  "hostage-conductor": "E7.8"
};
export const POWER_RULES: Record<string, string> = {
  "belle": "E5.1",
  "cheyenne": "E5.2",
  "django": "E5.3",
  "doc": "E5.4",
  "ghost": "E3.6",
  "tuco": "E5.5"
};
export const SWITCH_RULES: Record<string, string> = {
  "powers": "E2.5",
  "events": "E2.5",
  "expert": "E8",
  "two_bandits": "E9",
  "station_last": "E2.4",
  "reveal_first": "E3.1",
  "keep_actions_only": "E8.1",
  "drop_bullets_first": "E8.1",
  "short_bullets_leave": "E4.9",
  "revenge_takes_most": "E7.7",
  "known_start_purses": "E4.11",
  "pick": "E9.3",
  "cover": "E9.4",
  "gunslinger": "E10.1"
};
