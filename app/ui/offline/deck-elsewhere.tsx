import { useWords } from "@/app/i18n/use-words";
import { Notice } from "@/app/ui/kit/notice";

/** Says that the deck of a URL is not in this browser, which has no network to ask for it. */
export function DeckElsewhere() {
  const words = useWords("offline.elsewhere");
  return (
    <Notice tone="warning" title={words.title} className="my-8">
      {words.text}
    </Notice>
  );
}
