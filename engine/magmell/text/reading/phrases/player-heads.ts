import type { Parse, TextInput } from "../text-input";
import { onlyPending, type Pending } from "./pending";
import { type Phrase, pointer } from "./phrase";
import { selectOf } from "./selections";
import { PLAYER_WORDS, RELATED_PLAYERS, related, wordsAt } from "./words";

type Head = Parse<Phrase>;

/** Returns nouns for players, with what stands before them. */
export function playerHeads(input: TextInput, at: number, pending: Pending): readonly Head[] {
  const { of, whose } = pending;
  const relatedWord = wordsAt(input, at, RELATED_PLAYERS)[0];
  if (relatedWord !== undefined && onlyPending(pending, "of") && of !== undefined) {
    const select = selectOf(of);
    const end = afterControl(input, relatedWord.end);
    return select === null ? [] : [{ value: { kind: "player", party: related(relatedWord.value, select) }, end }];
  }
  if (relatedWord !== undefined && onlyPending(pending)) {
    // A bare 「契約者」 is that of whatever the clause is about.
    const end = afterControl(input, relatedWord.end);
    return [{ value: { kind: "player", party: related(relatedWord.value, pointer("object")) }, end }];
  }
  for (const [word, how] of [
    ["その支配者", "controllerOf"],
    ["その契約者", "ownerOf"],
  ] as const)
    if (onlyPending(pending) && input.startsWith(word, at))
      return [{ value: { kind: "player", party: related(how, pointer("it")) }, end: at + word.length }];
  const under = input.wordAt(["支配下", "コントロール下"], at);
  if (under !== null && whose !== undefined && onlyPending(pending, "whose", "of"))
    return [{ value: { kind: "player", party: whose }, end: at + under.length }];
  const tested = testedPlayers(input, at, pending);
  if (tested !== null) return [tested];
  if (!onlyPending(pending, "all") || whose !== undefined) return [];
  return wordsAt(input, at, PLAYER_WORDS).flatMap(({ value: party, end }): readonly Head[] =>
    pending.all && party !== "any"
      ? []
      : [{ value: { kind: "player", party: pending.all ? "each" : party }, end: afterControl(input, end) }],
  );
}

/** 「相手の支配下」 is said of where something comes under the control of a player. */
const afterControl = (input: TextInput, end: number): number => (input.startsWith("の支配下", end) ? end + 4 : end);

/** 「捨てなかったプレイヤー」, 「より〜が多いプレイヤー」 */
function testedPlayers(input: TextInput, at: number, { result, notResult, test, ...others }: Pending): Head | null {
  if (!input.startsWith("プレイヤー", at) || !onlyPending(others)) return null;
  const done = result ?? notResult;
  const asked =
    test ?? (done === undefined ? null : { frame: done, ...(notResult !== undefined && { not: true as const }) });
  return asked === null ? null : { value: { kind: "player", party: "each", test: asked }, end: at + 5 };
}
