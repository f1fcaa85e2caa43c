import { readFileSync } from "node:fs";
import type { CardKind } from "../../model/card";

/** A card text in other words, and its meaning. */
type PrintedText = {
  readonly id: string;
  readonly family: string;
  readonly kind: CardKind;
  readonly text: string;
  readonly meaning: string;
};

const KINDS: Readonly<Record<string, CardKind>> = { U: "unit", M: "magic", S: "stone" };

/** Returns card texts as players and other games phrase them, grouped by meaning. */
export function listPrintedTexts(): readonly PrintedText[] {
  const file = new URL("./printed-texts.tsv", import.meta.url);
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [id = "", kind = "", text = "", meaning = ""] = line.split("\t");
      return {
        id,
        family: id.split("-")[1] ?? "",
        kind: KINDS[kind] ?? "unit",
        text: text.replaceAll("\\n", "\n"),
        meaning,
      };
    });
}
