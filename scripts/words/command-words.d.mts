import type table from "./words.json";

type Lang = "ja" | "en";

/** Returns the language of a command, and removes `--lang` from `args`. */
export declare function takeCommandLang(args: string[], env: Readonly<Record<string, string | undefined>>): Lang;
/** Language of this process's messages. */
export declare const COMMAND_LANG: Lang;
/** Returns the message of a key with its placeholders filled. */
export declare function say(
  key: keyof typeof table,
  values?: Readonly<Record<string, string | number>>,
  lang?: Lang,
): string;
