import { createHash } from "node:crypto";
import { mergeCustomWords } from "@/app/i18n/custom-words";
import { type Dictionary, setDictionaries } from "@/app/i18n/dictionary";
import { LANGS } from "@/app/i18n/lang";
import { setAddedLanguages } from "@/lib/languages";
import { env, InvalidSettingsError } from "@/lib/server/env";
import { logError } from "@/lib/server/log/log-line";
import { readTranslationFolder } from "@/lib/server/translation-folder";

/**
 * Loads the words in `WORDS_DIR` and puts them in force, including added languages.
 * @throws InvalidSettingsError with every fault, one a line; the words in force before stay
 */
export function loadCustomWords(): void {
  const folder = env().WORDS_DIR;
  if (folder === undefined) return;
  const read = readTranslationFolder(folder);
  const { dictionaries, faults } = mergeCustomWords(read.files);
  const all = [...read.faults, ...faults];
  if (all.length > 0)
    throw new InvalidSettingsError(
      `Some translations in WORDS_DIR (${folder}) are invalid. Correct them:\n${all.map((one) => `  ${one}`).join("\n")}`,
    );
  setDictionaries(dictionaries, read.files.length === 0 ? "" : `-${hashOf(dictionaries)}`);
  setAddedLanguages([...dictionaries.keys()].filter((lang) => !(LANGS as readonly string[]).includes(lang)));
}

const hashOf = (dictionaries: ReadonlyMap<string, Dictionary>): string =>
  createHash("sha256")
    .update(JSON.stringify([...dictionaries]))
    .digest("hex")
    .slice(0, 12);

/** Reloads the words on SIGHUP. Invalid ones are logged and change nothing. */
export function reloadCustomWordsOnSignal(): void {
  // Without words of its own, a site ends when its terminal is closed, as programs do.
  if (env().WORDS_DIR === undefined) return;
  process.on("SIGHUP", () => {
    try {
      loadCustomWords();
    } catch (error) {
      logError("words", error);
    }
  });
}
