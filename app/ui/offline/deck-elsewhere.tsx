import { useWords } from "@/app/i18n/use-words";
import { Notice } from "@/app/ui/kit/notice";

/** Renders the notice that a deck is not in this browser and cannot be fetched offline. */
export function DeckElsewhere() {
  const words = useWords("offline.elsewhere");
  return (
    <Notice tone="warning" title={words.title} className="my-8">
      {words.text}
    </Notice>
  );
}
