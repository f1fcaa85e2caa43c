import { CardText } from "@/app/ui/card/card-text";
import { Notice } from "@/app/ui/kit/notice";
import type { Play } from "./play";
import { sayCard } from "./teller";

/** The text that the player is carrying out by hand, as long as they do. */
export function ByHandText({ play: { table, teller, words } }: { play: Play }) {
  const { byHand, viewer } = table.view;
  if (byHand === null || byHand.text === null || byHand.player !== viewer) return null;
  return (
    <Notice tone="warning" title={`${words.goldfish.byHand.title} ${sayCard(teller, byHand.about?.card)}`}>
      <div className="max-h-[16dvh] overflow-y-auto">
        <CardText text={byHand.text} />
      </div>
    </Notice>
  );
}
