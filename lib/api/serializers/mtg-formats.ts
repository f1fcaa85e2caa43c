import type { z } from "zod";
import type { FormatFacts } from "@/lib/mtg/formats/format-facts";
import type { mtgFormatResponseSchema, mtgFormatSchema } from "../schemas/mtg-formats";

/** A list as it counts on a day. Only formats with lists have a day of them. */
const listOf = ({ listsOf, listsFrom }: FormatFacts["format"], list: FormatFacts["format"]["banned"]) =>
  list === null || listsOf === null
    ? null
    : {
        rule: list.rule,
        names: [...list.names],
        states: listsOf,
        announced: [...list.announced],
        source: listsFrom,
      };

/** Returns a format on a day as the public interface tells it. */
export function serializeFormat({ id, group, format, sets, listDays }: FormatFacts): z.input<typeof mtgFormatSchema> {
  const { ja, en, minimum, copies, sideboard, restricted, banned, also } = format;
  return {
    id,
    ja,
    en,
    group,
    minimum: { count: minimum.count, rule: minimum.rule },
    copies: copies && { count: copies.most, rule: copies.rule },
    sideboard: sideboard && { count: sideboard.sizes[1], rule: sideboard.rule },
    restricted: listOf(format, restricted),
    banned: listOf(format, banned),
    listsOf: format.listsOf,
    listDays: [...listDays],
    sets: sets === null ? null : sets.map((set) => ({ ...set })),
    also: [...also],
  };
}

/** Returns changes of the sets of a format. */
export const serializeFormatChanges = ({ changes }: FormatFacts): z.input<typeof mtgFormatResponseSchema>["changes"] =>
  changes.map((change) => ({
    on: change.on,
    in: change.in.map(({ code }) => code),
    out: change.out.map(({ code }) => code),
  }));
