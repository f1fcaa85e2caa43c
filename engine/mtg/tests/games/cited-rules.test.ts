import { describe, expect, it } from "vitest";
import { playRandomly } from "../../../kernel/testing/play-randomly";
import {
  type Cards,
  CHECK_BOARDS,
  ERAS,
  type Era,
  type Event,
  type GameState,
  getAnswerProblems,
  reportCheck,
  stepGame,
} from "../..";
import { locateObjects } from "../../model/zone";
import { getDocumentEra, getMtgDocument, type MtgRef } from "../../rulebook";
import { MTG_TEST_KIT } from "../../testing/kit";
import { rule } from "../../testing/rule";
import { SOAK_CARD_SETS, type SoakCardSet } from "../../testing/soak/card-sets";
import { createSeededGame } from "../../testing/soak/seeded-game";

type Cited = { readonly rule: MtgRef; readonly also?: readonly MtgRef[] };

/**
 * Rules that are cited first although another era wrote them, because they name the check that found something: the page of
 * the eighth edition lists none, and mtg-house:5 takes those of the sixth over.
 */
const NAMED_BY_CHECK: Readonly<Partial<Record<Era, RegExp>>> = { "8e": /^mtg-6e:(?:T\.11\.5|E\.9\.2)/ };

const isOf = (id: MtgRef, era: Era): boolean => [era, null].includes(getDocumentEra(getMtgDocument(id)));
const isRuling = (id: MtgRef): boolean => getMtgDocument(id) === "mtg-house";

/** Returns the mistake of a citation in an era as text; `null` if there is none. */
function misfit({ rule: first, also = [] }: Cited, era: Era): string | null {
  if (!isOf(first, era)) return first;
  // The rule of another document stands beside a ruling that lets it hold on.
  const strange = also.filter((id) => !isOf(id, era));
  return strange.length === 0 || [first, ...also].some(isRuling) ? null : `${first} with ${strange.join()}`;
}

const misfits = (all: readonly Cited[], era: Era): readonly string[] => [
  ...new Set(all.flatMap((cited) => misfit(cited, era) ?? [])),
];

/** Reasons against plays that a state refuses, of every card and ability. */
function reasonsIn(cards: Cards, state: GameState): readonly Cited[] {
  const objects = locateObjects(state.zones).map(({ object }) => object.id);
  const refusal = stepGame(cards, structuredClone(state), { do: "mulligan" });
  return [
    ...(refusal === null ? [] : [refusal]),
    ...([0, 1] as const).flatMap((player) =>
      objects.flatMap((instance) => [
        ...getAnswerProblems(cards, state, player, { do: "cast", instance }),
        ...getAnswerProblems(cards, state, player, { do: "playLand", instance }),
        ...getAnswerProblems(cards, state, player, { do: "activate", instance, ability: 0 }),
        ...getAnswerProblems(cards, state, player, { do: "pick", target: { instance } }),
      ]),
    ),
  ];
}

/** All that a random game cites: its events, its questions, its end, and reasons against plays now and then. */
function citedIn(set: SoakCardSet, era: Era, seed: number): readonly Cited[] {
  const { setup } = createSeededGame(set, seed, era);
  const begun = MTG_TEST_KIT.start(setup);
  if (!begun.ok) throw new Error("A random library was refused");
  const log: Event[] = [...begun.events];
  const cited: Cited[] = [];
  let looked = 0;
  const kit = {
    ...MTG_TEST_KIT,
    advance: (...given: Parameters<typeof MTG_TEST_KIT.advance>) => {
      const result = MTG_TEST_KIT.advance(...given);
      if (result.ok) log.push(...result.events);
      return result;
    },
  };
  const last = playRandomly(kit, setup.cards, begun.state, seed, (state) => {
    if (state.choice !== null) cited.push(state.choice);
    looked += 1;
    if (looked % 40 === 0) cited.push(...reasonsIn(setup.cards, state));
  });
  return [...cited, ...log, ...last.defeats, ...(last.outcome === null ? [] : [last.outcome])];
}

const SETS = Object.entries(SOAK_CARD_SETS);

describe.each(ERAS)("what is cited (%s)", (era) => {
  it.each(SETS)("is of the documents of the era in random games of the %s cards", (_name, set) => {
    const cited = citedIn(set, era, 1);
    expect(cited.length).toBeGreaterThan(200);
    expect(misfits(cited, era)).toEqual([]);
  });

  it("is of the documents of the era in reports of the sample set", () => {
    const named = NAMED_BY_CHECK[era];
    for (const { board } of CHECK_BOARDS) {
      const { passes, outcome } = reportCheck(board, era);
      const told: Cited[] = passes.flatMap(({ findings, asked, events }) => [
        ...findings.map(({ rule: first, also = [] }) =>
          named?.test(first) === true && also[0] !== undefined
            ? { rule: also[0], also: [first] }
            : { rule: first, also },
        ),
        ...findings.flatMap((finding) => finding.events),
        ...asked,
        ...events,
      ]);
      expect(misfits(outcome === null ? told : [...told, outcome], era)).toEqual([]);
    }
  });
});

rule(["mtg-house:30", "mtg-house:5"], "an older rule is cited beside the ruling by which it holds on", () => {
  const cited = citedIn(SOAK_CARD_SETS.pool, "mod", 3);
  const cast = cited.find((one) => "type" in one && one.type === "moved" && "cause" in one && one.cause === "cast");
  expect(cast).toMatchObject({ rule: "mtg-house:30", also: ["mtg-6e:T.4.2.a"] });
  const cleanup = cited.find((one) => "type" in one && one.type === "damageRemoved");
  expect(cleanup).toMatchObject({ rule: "mtg-flow:5.2" });
});
