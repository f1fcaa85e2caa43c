import { CardText } from "@/app/ui/card/card-text";
import { Notice } from "@/app/ui/kit/notice";
import type { Play } from "./play";
import { sayNamed } from "./teller";

/** Texts that came up with the latest command and that nobody but the player can carry out. */
export function ByHandNotice({ play: { table, teller, words } }: { play: Play }) {
  const fresh = table.log
    .slice(table.freshFrom)
    .flatMap(({ event, named }) =>
      event.type === "byHand" ? [{ text: event.text, name: sayNamed(teller, named[event.source]) }] : [],
    );
  if (fresh.length === 0) return null;
  return (
    <Notice tone="warning" title={words.goldfish.play.byHandTitle}>
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
