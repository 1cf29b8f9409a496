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
export const SWITCHES = {
  "powers": {
    "rule": "E2.5",
    "group": "variants",
    "within": ""
  },
  "events": {
    "rule": "E2.5",
    "group": "variants",
    "within": ""
  },
  "expert": {
    "rule": "E8",
    "group": "variants",
    "within": ""
  },
  "two_bandits": {
    "rule": "E9",
    "group": "variants",
    "within": ""
  },
  "station_last": {
    "rule": "E2.4",
    "group": "fine-print",
    "within": "events"
  },
  "reveal_first": {
    "rule": "E3.1",
    "group": "fine-print",
    "within": ""
  },
  "keep_actions_only": {
    "rule": "E8.1",
    "group": "fine-print",
    "within": "expert"
  },
  "drop_bullets_first": {
    "rule": "E8.1",
    "group": "fine-print",
    "within": "expert"
  },
  "short_bullets_leave": {
    "rule": "E4.9",
    "group": "fine-print",
    "within": ""
  },
  "revenge_takes_most": {
    "rule": "E7.7",
    "group": "fine-print",
    "within": "events"
  },
  "known_start_purses": {
    "rule": "E4.11",
    "group": "fine-print",
    "within": ""
  },
  "pick": {
    "rule": "E9.3",
    "group": "teams",
    "within": ""
  },
  "cover": {
    "rule": "E9.4",
    "group": "teams",
    "within": ""
  },
  "gunslinger": {
    "rule": "E10.1",
    "group": "teams",
    "within": ""
  }
} as const;
