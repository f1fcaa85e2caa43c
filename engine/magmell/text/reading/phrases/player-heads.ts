import type { Parse, ParserInput } from "../parser-input";
import { createPointer, type NounPhrase } from "./noun-phrase";
import { hasOnlyPending, type PendingModifiers } from "./pending-modifiers";
import { toSelect } from "./selections";
import { PLAYER_WORDS, RELATED_PLAYERS, readTableWords, toRelatedPlayer } from "./word-tables";

type Head = Parse<NounPhrase>;

/** Returns nouns for players, with their modifiers. */
export function readPlayerHeads(input: ParserInput, at: number, pending: PendingModifiers): readonly Head[] {
  const { of, whose } = pending;
  const relatedWord = readTableWords(input, at, RELATED_PLAYERS)[0];
  if (relatedWord !== undefined && hasOnlyPending(pending, "of") && of !== undefined) {
    const select = toSelect(of);
    const end = afterControl(input, relatedWord.end);
    return select === null
      ? []
      : [{ value: { kind: "player", party: toRelatedPlayer(relatedWord.value, select) }, end }];
  }
  if (relatedWord !== undefined && hasOnlyPending(pending)) {
    // A bare 「契約者」 is that of whatever the clause is about.
    const end = afterControl(input, relatedWord.end);
    return [{ value: { kind: "player", party: toRelatedPlayer(relatedWord.value, createPointer("object")) }, end }];
  }
  for (const [word, how] of [
    ["その支配者", "controllerOf"],
    ["その契約者", "ownerOf"],
  ] as const)
    if (hasOnlyPending(pending) && input.startsWith(word, at))
      return [{ value: { kind: "player", party: toRelatedPlayer(how, createPointer("it")) }, end: at + word.length }];
  const under = input.wordAt(["支配下", "コントロール下"], at);
  if (under !== null && whose !== undefined && hasOnlyPending(pending, "whose", "of"))
    return [{ value: { kind: "player", party: whose }, end: at + under.length }];
  const tested = testedPlayers(input, at, pending);
  if (tested !== null) return [tested];
  if (!hasOnlyPending(pending, "all") || whose !== undefined) return [];
  return readTableWords(input, at, PLAYER_WORDS).flatMap(({ value: party, end }): readonly Head[] =>
    pending.all && party !== "any"
      ? []
      : [
          {
            value: {
              kind: "player",
              party: pending.all ? "each" : party,
              ...(input.text.slice(at, end) === "お互い" && { mutual: true }),
            },
            end: afterControl(input, end),
          },
        ],
  );
}

/** 「相手の支配下」 is said of where something comes under the control of a player. */
const afterControl = (input: ParserInput, end: number): number => (input.startsWith("の支配下", end) ? end + 4 : end);

/** 「捨てなかったプレイヤー」, 「より〜が多いプレイヤー」 */
function testedPlayers(
  input: ParserInput,
  at: number,
  { result, notResult, test, ...others }: PendingModifiers,
): Head | null {
  if (!input.startsWith("プレイヤー", at) || !hasOnlyPending(others)) return null;
  const done = result ?? notResult;
  const asked =
    test ?? (done === undefined ? null : { frame: done, ...(notResult !== undefined && { not: true as const }) });
  return asked === null ? null : { value: { kind: "player", party: "each", test: asked }, end: at + 5 };
}
