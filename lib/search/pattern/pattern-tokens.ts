/** Symbols of a cost as texts write them: `2`, `青`, `2赤赤`. */
const SYMBOLS = "(?:[0-9]+[青緑赤]*|[青緑赤]+)";
const NUMBER = "[0-9]+";

/** Stands for the name of the card itself while a pattern is matched. In no text, and nobody can type a pattern for it. */
export const OWN_NAME = "\ue000";

/**
 * What patterns may be written with besides regular expressions: how texts in either language speak of costs, AP and HP.
 * `choices` are texts of which one stands, folded, in all that it matches.
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
  /** Whether it may hold a sign that divides sentences. */
  readonly crosses: boolean;
};

/** Instructions that a token is counted as; more than any of them has. */
export const TOKEN_SIZE = 50;
