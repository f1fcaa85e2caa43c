import type { z } from "zod";
import { LISTS_OF } from "@/engine/mtg/deck";
import type { FormatFacts } from "@/lib/mtg/formats/format-facts";
import type { mtgFormat, mtgFormatAnswer } from "../schemas/mtg-formats";

const listOf = (list: FormatFacts["format"]["banned"]) =>
  list && { rule: list.rule, names: [...list.names], states: LISTS_OF, announced: [...list.announced] };

/** A format on a day as the public interface tells it. */
export function serializeFormat({ id, group, format, sets }: FormatFacts): z.input<typeof mtgFormat> {
  const { ja, en, minimum, copies, sideboard, restricted, banned, also } = format;
  return {
    id,
    ja,
    en,
    group,
    minimum: { count: minimum.count, rule: minimum.rule },
    copies: copies && { count: copies.most, rule: copies.rule },
    sideboard: sideboard && { count: sideboard.sizes[1], rule: sideboard.rule },
    restricted: listOf(restricted),
    banned: listOf(banned),
    sets: sets === null ? null : sets.map((set) => ({ ...set })),
    also: [...also],
  };
}

/** Changes of the sets of a format. */
export const serializeChanges = ({ changes }: FormatFacts): z.input<typeof mtgFormatAnswer>["changes"] =>
  changes.map((change) => ({
    on: change.on,
    in: change.in.map(({ code }) => code),
    out: change.out.map(({ code }) => code),
  }));
