import { useWords } from "@/app/i18n/use-words";
import { Notice } from "@/app/ui/kit/notice";
import { CardText } from "@/app/ui/magmell/card/card-text";
import type { TableContext } from "../game/table-context";
import { formatIdentity } from "../log/log-formatter";

/**
 * Renders texts of the opponent's cards that came up with the latest command: they do nothing by hand, so that it is for the
 * player to do. For their own texts the player is asked.
 */
export function ManualActionNotice({ play: { table, formatter } }: { play: TableContext }) {
  const { title } = useWords("goldfish.byHand");
  const fresh = table.log
    .slice(table.freshFrom)
    .flatMap(({ event, named }) =>
      event.type === "byHand" && named[event.source]?.player !== table.view.viewer
        ? [{ text: event.text, name: formatIdentity(formatter, named[event.source]) }]
        : [],
    );
  if (fresh.length === 0) return null;
  return (
    <Notice tone="warning" title={title}>
      {fresh.map(({ text, name }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same text may come up twice.
        <div key={place}>
          <p className="font-medium">{name}</p>
          <CardText text={text} />
        </div>
      ))}
    </Notice>
  );
}
