import type { Dictionary } from "./dictionary";
import en from "./en/failure.json";
import ja from "./ja/failure.json";
import type { TextLang } from "./lang";

/** Words of the error pages. The browser holds them before anything goes wrong, so islands import them as they are. */
export const failure: Readonly<Record<TextLang, Dictionary["failure"]>> = { ja: ja.failure, en: en.failure };
