import { readCardFiles } from "@/engine/magmell/testing/starter/read-card-files";
import { compileText, renderText } from "@/engine/magmell/text";
import { measureCpuMilliseconds } from "../search/measure";
import { measure } from "./measure";

/**
 * Measures parsing and printing of all card texts. `first` is the first run of the process, including grammar
 * construction; other values are medians.
 */
export function benchText(): void {
  const cards = readCardFiles("9999-12-31").filter(({ revision }) => revision.text !== "");
  const show = (what: string, milliseconds: number, more = ""): void =>
    console.log(`${what.padEnd(34)} ${milliseconds.toFixed(1).padStart(8)} ms for ${cards.length} texts${more}`);
  const row = (what: string, work: () => void): void => {
    const { perCpuSecond, spread } = measure(() => {
      work();
      return 1;
    });
    show(what, 1000 / perCpuSecond, `, spread ${Math.round(100 * spread)} %`);
  };
  const begun = measureCpuMilliseconds();
  const compiled = cards.map(({ revision }) => compileText(revision.text, revision.kind).abilities);
  show("texts to abilities, first", measureCpuMilliseconds() - begun);
  row("texts to abilities", () => {
    for (const { revision } of cards) compileText(revision.text, revision.kind);
  });
  for (const [language, words] of [
    ["ja", "Japanese"],
    ["en", "English"],
  ] as const) {
    row(`abilities to ${words}`, () => {
      for (const [index, { revision }] of cards.entries()) renderText(compiled[index] ?? [], language, revision.kind);
    });
  }
}
