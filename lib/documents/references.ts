import { HOUSE_RULINGS_BY_ID, type HouseRulingId } from "@/engine/magmell/rulebook";
import MAG_PROOFS from "@/engine/magmell/rulebook/proofs.json";
import { CHECK_BOARDS, ERA_SWITCHES, ERAS, type Era, type EraSwitchName } from "@/engine/mtg";
import {
  isMtgRuleId,
  MTG_HOUSE_RULINGS,
  MTG_RULE_IDS,
  type MtgHouseRulingId,
  type MtgRuleId,
} from "@/engine/mtg/rulebook";
import MTG_PROOFS from "@/engine/mtg/rulebook/proofs.json";
import { groupBy } from "@/lib/collections";
import type { EntryId } from "./entries";
import type { EntryFacts } from "./structure/entry-facts";
import { getRuleFacts } from "./structure/facts";

/** A test of the engine, by its title and file. */
type EntryProof = { readonly title: string; readonly file: string };
type Tests = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

const TESTS: Tests = { ...(MAG_PROOFS as Tests), ...(MTG_PROOFS as Tests) };

/** Returns the engine tests that prove an entry, in file order. */
export const getEntryProofs = (id: EntryId): readonly EntryProof[] =>
  Object.entries(TESTS[id] ?? {}).map(([title, file]) => ({ title, file }));

const NO_FACTS: EntryFacts = {};

/** Returns the facts about an entry: sources, links, cards. */
export const getEntryFacts = (id: EntryId): EntryFacts => (isMtgRuleId(id) ? getRuleFacts(id) : NO_FACTS);

const BACK_LINKS = groupBy<EntryId, MtgRuleId>(
  MTG_RULE_IDS.flatMap((from) =>
    [...new Set((getRuleFacts(from).links ?? []).flatMap(({ to }) => to ?? []))].map((to) => [to, from] as const),
  ),
);

/** Returns the entries that refer to an entry, in document order. */
export const getBacklinks = (id: EntryId): readonly EntryId[] => BACK_LINKS.get(id) ?? [];

const RULINGS = groupBy<EntryId, HouseRulingId | MtgHouseRulingId>([
  ...(Object.keys(HOUSE_RULINGS_BY_ID) as HouseRulingId[]).flatMap((house) =>
    HOUSE_RULINGS_BY_ID[house].rules.map((rule) => [rule, house] as const),
  ),
  ...(Object.keys(MTG_HOUSE_RULINGS) as MtgHouseRulingId[]).flatMap((house) =>
    MTG_HOUSE_RULINGS[house].rules.map((rule) => [rule, house] as const),
  ),
]);

/** Returns the rulings of this site on an entry. */
export const getEntryRulings = (id: EntryId): readonly (HouseRulingId | MtgHouseRulingId)[] => RULINGS.get(id) ?? [];

/** Returns the entries that a ruling of this site is about, and the reason of the ruling; null for document entries. */
export function findHouseRuling(
  id: EntryId,
): (typeof HOUSE_RULINGS_BY_ID)[HouseRulingId] | (typeof MTG_HOUSE_RULINGS)[MtgHouseRulingId] | null {
  if (Object.hasOwn(HOUSE_RULINGS_BY_ID, id)) return HOUSE_RULINGS_BY_ID[id as HouseRulingId];
  return Object.hasOwn(MTG_HOUSE_RULINGS, id) ? MTG_HOUSE_RULINGS[id as MtgHouseRulingId] : null;
}

/** A ready board on which an entry acts, with the era to look at it in. */
type BoardOfEntry = { readonly board: (typeof CHECK_BOARDS)[number]; readonly era: Era };

/**
 * Returns the prepared boards of the rules lab to which an entry applies, each with the first era in which the board's
 * check cites it.
 */
export const getEntryBoards = (id: EntryId): readonly BoardOfEntry[] =>
  CHECK_BOARDS.flatMap((board) => {
    const era = ERAS.find((one) => (board.finds[one] as readonly EntryId[]).includes(id));
    return era === undefined ? [] : [{ board, era }];
  });

const SWITCH_NAMES = Object.keys(ERA_SWITCHES) as readonly EraSwitchName[];

/** Returns the era switches that an entry decides. */
export const getEntrySwitches = (id: EntryId): readonly EraSwitchName[] =>
  SWITCH_NAMES.filter((name) =>
    ERAS.some((era) => {
      const { rule, also = [] } = ERA_SWITCHES[name][era];
      return rule === id || (also as readonly EntryId[]).includes(id);
    }),
  );
