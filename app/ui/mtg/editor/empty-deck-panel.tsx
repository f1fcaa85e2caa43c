import type { Dispatch } from "react";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Panel } from "@/app/ui/kit/panel";
import type { MtgDraftCommand } from "@/lib/mtg/decks/draft-history";
import { SAMPLE_LISTS } from "@/lib/mtg/decks/sample-lists";

/**
 * Renders ways to begin on an empty deck editor: to paste a list, to type one, or to look at a sample. No format says anything before.
 */
export function EmptyDeckPanel({ act }: { act: Dispatch<MtgDraftCommand> }) {
  const w = useWords("mtgDesk.begin");
  return (
    <Panel aria-labelledby="desk-begin" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="desk-begin" className="text-xl">
        {w.title}
      </h2>
      <ol className="grid list-decimal gap-2 pl-5">
        <li>{w.paste}</li>
        <li>{w.type}</li>
        <li>
          {w.samples}
          <div className="mt-2 flex flex-wrap gap-2">
            {SAMPLE_LISTS.map(({ id, text, format }) => (
              <Button
                key={id}
                size="small"
                className="text-left"
                onClick={() => act({ do: "set", to: { text, format, name: "" } })}
              >
                {w.sample[id]}
              </Button>
            ))}
          </div>
        </li>
      </ol>
    </Panel>
  );
}
