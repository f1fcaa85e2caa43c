/** Cost symbols as card texts write them: `2`, `青`, `2赤赤`. */
const SYMBOLS = "(?:[0-9]+[青緑赤]*|[青緑赤]+)";
const NUMBER = "[0-9]+";

/**
 * Placeholder for the card's own name during matching. A private-use character that occurs in no text and cannot be
 * typed in a pattern.
 */
export const OWN_NAME_PLACEHOLDER = "\ue000";

/**
 * Escapes of the pattern language in addition to those of regular expressions. They match costs, AP and HP as card
 * texts write them in both languages. Every match contains one of the folded `choices`.
 */
export const PATTERN_TOKENS = {
  "\\cost": {
    regex: `(?:使用コスト(?:が|は|を)?${SYMBOLS}|use cost of ${SYMBOLS}|costs? ${SYMBOLS})`,
    choices: ["使用こすと", "cost"],
    crosses: false,
  },
  "\\cat": {
    regex: `(?:触媒(?:が|は|を)?${SYMBOLS}|catalyst(?: of)? ${SYMBOLS})`,
    choices: ["触媒", "catalyst"],
    crosses: false,
  },
  "\\stat": {
    regex:
      `(?:[AH]P(?:と[AH]P)?(?:が|は)?(?:、それぞれ)?${NUMBER}` + `|[+-]?${NUMBER} [AH]P|[+-]?${NUMBER}/[+-]?${NUMBER})`,
    choices: ["ap", "hp", "/"],
    crosses: true,
  },
} as const satisfies Readonly<Record<string, Token>>;

type Token = {
  readonly regex: string;
  readonly choices: readonly string[];
  /** Whether a match may contain clause punctuation. */
  readonly crosses: boolean;
};

/** Size charged for a token; an upper bound on its RE2 instructions. */
export const PATTERN_TOKEN_SIZE = 50;
