import type table from "./words.json";

type Lang = "ja" | "en";

/** Returns the language of a command, and takes `--lang` out of `args`. */
export declare function takeCommandLang(args: string[], env: Readonly<Record<string, string | undefined>>): Lang;
/** The language of this process. */
export declare const COMMAND_LANG: Lang;
/** Returns the sentence of a key, with its places filled. */
export declare function say(
  key: keyof typeof table,
  values?: Readonly<Record<string, string | number>>,
  lang?: Lang,
): string;
