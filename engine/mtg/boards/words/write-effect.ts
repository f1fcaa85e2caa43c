import type { BoardEffect, BoardEffectChange } from "../board";
import type { BoardWriter } from "./board-writer";
import { renderColorWord, renderKeyword, renderSubtype } from "./write-card";

/** Returns an effect: the objects that it changes, and each change. */
export function renderEffectLine({ on, changes }: BoardEffect, writer: BoardWriter): string {
  const pieces = on.length === 0 ? writer.word("nothing") : writer.all(on);
  const said = changes.length === 0 ? [writer.word("nothing")] : changes.map((change) => changeWords(change, writer));
  return writer.line(writer.in(`効果 ${pieces}`, `Effect on ${pieces}`), said);
}

function changeWords(change: BoardEffectChange, writer: BoardWriter): string {
  if ("add" in change) return `${writer.word(change.add)} ${change.amount < 0 ? "" : "+"}${change.amount}`;
  if ("set" in change) return `${writer.word(change.set)} = ${change.amount}`;
  if ("gain" in change) return verb("gain", renderKeyword(change.gain, writer), writer);
  if ("lose" in change) {
    if (change.lose === "abilities") return writer.in("能力をすべて失う", "loses all abilities");
    return verb("lose", writer.word(`keyword:${change.lose}`), writer);
  }
  if ("becomeLand" in change) return verb("become", writer.word(`subtype:${change.becomeLand}`), writer);
  const { types = [], subtypes = [], colors = [] } = change.become;
  const words = [
    ...colors.map((color) => renderColorWord(color, writer)),
    ...types.map((type) => writer.word(`type:${type}`)),
    ...(subtypes.length === 0 ? [] : ["—", ...subtypes.map((word) => renderSubtype(word, writer, true))]),
  ].join(" ");
  return verb(change.keep ? "alsoBecome" : "become", writer.in(`（${words}）`, `(${words})`), writer);
}

/** A verb with what it rules: before it in Japanese, after it in English. */
const verb = (key: "gain" | "lose" | "become" | "alsoBecome", what: string, writer: BoardWriter): string =>
  writer.in(`${what}${writer.word(key)}`, `${writer.word(key)} ${what}`);
