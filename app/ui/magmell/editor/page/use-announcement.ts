"use client";

import { useEffect, useState } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { countDeckLineCards, DECK_LIMITS, DECK_ZONES, hasNoErrors } from "@/engine/magmell";
import { useDescribeEdit } from "../draft/describe-edit";
import type { DeckEditorState } from "../draft/use-deck-editor-state";
import { describeZoneCount } from "../panels/zone-counter";

/** Milliseconds without an edit after which the last one is announced, so that fast hands are not talked over. */
const PAUSE = 700;

/**
 * Returns the announcement after edits for screen readers: the last edit, both counts, the state of the deck. Empty at first.
 */
export function useAnnouncement({ draft, deck, problems, title }: DeckEditorState): string {
  const [announced, setAnnounced] = useState("");
  const [first] = useState(draft.history);
  const announce = useWords("builder.announce");
  const zones = useWords("builder.zones");
  const describeEdit = useDescribeEdit(title);
  useEffect(() => {
    if (draft.history === first) return;
    const timer = setTimeout(() => {
      const last = draft.history.past.at(-1);
      const edit = last ? [describeEdit(last.edit)] : [];
      const counts = DECK_ZONES.map((zone) => {
        const have = countDeckLineCards(deck[zone]);
        return format(announce.counter, {
          zone: zones[zone],
          have,
          state: describeZoneCount(have, DECK_LIMITS[zone].size, zones),
        });
      });
      const errors = problems.filter(({ severity }) => severity === "error").length;
      const state = hasNoErrors(problems) ? announce.legal : format(announce.errors, { n: errors });
      setAnnounced([...edit, ...counts, state].join(". "));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [draft.history, first, deck, problems, describeEdit, announce, zones]);
  return announced;
}
