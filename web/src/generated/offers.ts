// Made by tools/typescript.py from the server's messages and the games' structures. Do not edit.

export const OFFERS = [
  {
    "game": "express",
    "rules_version": 2,
    "seats": [
      2,
      3,
      4,
      5,
      6
    ],
    "options": {},
    "form": [
      {
        "name": "edition",
        "kind": "choice",
        "default": "2016",
        "is_fine_print": false,
        "choices": [
          "2016",
          "2014",
          "2014-sv"
        ],
        "seats_on": {},
        "seats_off": {}
      },
      {
        "name": "powers",
        "kind": "switch",
        "default": true,
        "is_fine_print": false,
        "choices": [],
        "seats_on": {},
        "seats_off": {}
      },
      {
        "name": "events",
        "kind": "switch",
        "default": true,
        "is_fine_print": false,
        "choices": [],
        "seats_on": {},
        "seats_off": {}
      },
      {
        "name": "expert",
        "kind": "switch",
        "default": false,
        "is_fine_print": false,
        "choices": [],
        "seats_on": {},
        "seats_off": {
          "2014": [
            3,
            4,
            5,
            6
          ],
          "2014-sv": [
            3,
            4,
            5,
            6
          ]
        }
      },
      {
        "name": "two_bandits",
        "kind": "switch",
        "default": false,
        "is_fine_print": false,
        "choices": [],
        "seats_on": {
          "2016": [
            2,
            3
          ],
          "2014": [
            2
          ],
          "2014-sv": [
            2
          ]
        },
        "seats_off": {
          "2016": [
            3,
            4,
            5,
            6
          ],
          "2014": [
            3,
            4,
            5,
            6
          ],
          "2014-sv": [
            3,
            4,
            5,
            6
          ]
        }
      },
      {
        "name": "known_start_purses",
        "kind": "switch",
        "default": true,
        "is_fine_print": true,
        "choices": [],
        "seats_on": {},
        "seats_off": {}
      },
      {
        "name": "station_last",
        "kind": "rule",
        "default": null,
        "is_fine_print": true,
        "choices": [],
        "seats_on": {},
        "seats_off": {}
      },
      {
        "name": "reveal_first",
        "kind": "rule",
        "default": null,
        "is_fine_print": true,
        "choices": [],
        "seats_on": {},
        "seats_off": {}
      },
      {
        "name": "keep_actions_only",
        "kind": "rule",
        "default": null,
        "is_fine_print": true,
        "choices": [],
        "seats_on": {},
        "seats_off": {}
      },
      {
        "name": "drop_bullets_first",
        "kind": "rule",
        "default": null,
        "is_fine_print": true,
        "choices": [],
        "seats_on": {},
        "seats_off": {}
      },
      {
        "name": "short_bullets_leave",
        "kind": "rule",
        "default": null,
        "is_fine_print": true,
        "choices": [],
        "seats_on": {},
        "seats_off": {}
      },
      {
        "name": "revenge_takes_most",
        "kind": "rule",
        "default": null,
        "is_fine_print": true,
        "choices": [],
        "seats_on": {},
        "seats_off": {}
      }
    ],
    "clocks": {
      "none": {
        "per_decision": null,
        "per_game": null,
        "increment": 0
      },
      "blitz": {
        "per_decision": 20,
        "per_game": null,
        "increment": 0
      },
      "calm": {
        "per_decision": 60,
        "per_game": null,
        "increment": 0
      },
      "game": {
        "per_decision": null,
        "per_game": 600,
        "increment": 10
      }
    },
    "levels": [
      "tenderfoot",
      "outlaw",
      "sharpshooter",
      "legend"
    ],
    "is_ready": true,
    "bandits": [
      "belle",
      "cheyenne",
      "django",
      "doc",
      "ghost",
      "tuco"
    ]
  },
  {
    "game": "superexpress",
    "rules_version": 1,
    "seats": [
      3,
      4,
      5,
      6,
      7
    ],
    "options": {},
    "form": [
      {
        "name": "reflex",
        "kind": "switch",
        "default": false,
        "is_fine_print": false,
        "choices": [],
        "seats_on": {},
        "seats_off": {}
      },
      {
        "name": "horse",
        "kind": "switch",
        "default": false,
        "is_fine_print": false,
        "choices": [],
        "seats_on": {},
        "seats_off": {}
      }
    ],
    "clocks": {
      "none": {
        "per_decision": null,
        "per_game": null,
        "increment": 0
      },
      "blitz": {
        "per_decision": 20,
        "per_game": null,
        "increment": 0
      },
      "calm": {
        "per_decision": 60,
        "per_game": null,
        "increment": 0
      },
      "game": {
        "per_decision": null,
        "per_game": 600,
        "increment": 10
      }
    },
    "levels": [
      "tenderfoot",
      "outlaw",
      "sharpshooter",
      "legend"
    ],
    "is_ready": true,
    "bandits": [
      "belle",
      "cheyenne",
      "django",
      "doc",
      "ghost",
      "mei",
      "tuco"
    ]
  }
];
