import { describe, expect, test } from "vitest";
import type { ReadingChoice } from "@/engine/magmell/text";
import {
  buildCard,
  buildCardFile,
  buildCardFileSource,
  buildMagicRevision,
  buildUnitRevision,
} from "@/lib/magmell/catalogue/testing/card-file";
import { runToCompletion } from "@/lib/tasks";
import { type CardFile, readCardFile } from "../files/read-card-file";
import { type LintResult, lintCardFiles } from "./lint-card-files";

const DOUBTFUL = "■チャントにある、あなたのユニットを対象としているカード1枚を対象とする。それを無効化する。";
const SONG = "■このユニットは夜明けの歌をうたう。";

/** The lint findings of a file with these texts, each a revision of its own card. */
function lint(...texts: readonly string[]): LintResult & { readonly json: string } {
  const cards = texts.map((text, index) =>
    buildCard(index + 1, `頁${index + 1}`, "ぺーじ", { revisions: [buildUnitRevision({ text })], printings: [] }),
  );
  const given = buildCardFileSource(buildCardFile({ cards }));
  const read = runToCompletion(readCardFile(given));
  if (!("cards" in read)) throw new Error(read.code);
  return { ...lintCardFiles([read]), json: new TextDecoder().decode(given.bytes) };
}

describe("the linter", () => {
  test("tells what was not understood, with its place in file and text", () => {
    const { findings, ok, texts, json } = lint("", SONG, `■一。\n${SONG}`);
    expect(ok).toBe(false);
    expect(texts.full + texts.partial + texts.none).toBe(2);
    const unread = findings.filter(({ code }) => code === "UNREAD");
    expect(new Set(unread.map(({ number }) => number))).toEqual(new Set([2, 3]));
    for (const { line, column, text } of unread) {
      const there = json.split("\n")[line - 1]?.slice(column - 1) ?? "";
      expect(there.startsWith(text.split("\n")[0] ?? "")).toBe(true);
    }
  });

  test("shows the readings of an ability, and takes and checks the choices of the file", () => {
    const text = `■カードを1枚引く。\n${DOUBTFUL}`;
    const lintMagic = (...readings: readonly ReadingChoice[]) => {
      const revisions = [buildMagicRevision({ text, readings: [...readings] })];
      const content = buildCardFile({ cards: [buildCard(1, "頁1", "ぺーじ", { revisions, printings: [] })] });
      return lintCardFiles([runToCompletion(readCardFile(buildCardFileSource(content))) as CardFile]);
    };
    const open = lintMagic();
    const found = ({ findings }: LintResult, code: string) => findings.filter((one) => one.code === code);
    const [doubt] = found(open, "AMBIGUOUS");
    expect([open.ok, open.texts.partial]).toEqual([false, 1]);
    expect(doubt).toMatchObject({ offset: 12, doubt: { decided: false, options: [{ sentence: 1 }, { sentence: 1 }] } });
    const second = doubt?.doubt?.options[1];
    if (second === undefined) throw new Error("There is no other reading");
    const { textHash, sentence, choice } = second;
    const chosen = lintMagic({ textHash, sentence, choice });
    expect(found(chosen, "AMBIGUOUS")).toMatchObject([{ doubt: { decided: true, options: [{}, { inForce: true }] } }]);
    expect([chosen.texts.full, found(chosen, "LAPSED")]).toEqual([1, []]);
    const lapsed = lintMagic({ textHash: "0".repeat(16), sentence, choice });
    expect(found(lapsed, "LAPSED")).toMatchObject([{ text: `${"0".repeat(16)}=1=${choice}` }]);
    expect(lapsed.texts.partial).toBe(1);
  });

  test("tells what is unusual, and how it is usually written", () => {
    const { findings } = lint("■カードを２枚引く");
    const style = findings.filter(({ code }) => code !== "UNREAD" && code !== "OTHER_TEXT");
    expect(style.map(({ code, offset, instead }) => [code, offset, instead])).toEqual([
      ["WIDTH", 5, "2"],
      ["NO_STOP", 9, "。"],
    ]);
  });

  test("knows the names of the cards in the files, in any spelling of theirs", () => {
    const unknown = (text: string) => lint(text).findings.filter(({ code }) => code === "UNKNOWN_NAME");
    expect(unknown("■《頁１》を見る。")).toEqual([]);
    expect(unknown("■《頁9》を見る。")).toMatchObject([{ text: "《頁9》", offset: 1 }]);
  });

  test("finds nothing in texts that are read and come back", () => {
    expect(lint("", "")).toMatchObject({ ok: true, findings: [], texts: { full: 0 } });
  });

  test("looks at every revision", () => {
    const revisions = [
      buildUnitRevision({ text: SONG }),
      buildMagicRevision({ effectiveOn: "2026-01-01", text: SONG }),
    ];
    const read = runToCompletion(
      readCardFile(
        buildCardFileSource(buildCardFile({ cards: [buildCard(1, "頁", "ぺーじ", { revisions, printings: [] })] })),
      ),
    );
    if (!("cards" in read)) throw new Error(read.code);
    expect(new Set(lintCardFiles([read]).findings.map(({ revision }) => revision))).toEqual(
      new Set(["2025-04-25", "2026-01-01"]),
    );
  });
});
