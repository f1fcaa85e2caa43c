import { useEffect, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { getLocalDecks } from "@/app/ui/editor/local-decks";

type Choice = { readonly id: string; readonly name: string };
type Props = {
  deckId: string | null;
  /** The name of the current deck, which may have changed since it was listed. */
  name: string;
  signedIn: boolean;
  /** `null` is a new deck. */
  onChoose: (id: string | null) => void;
};

const NEW = "new";

/** Renders the deck that cards are added to, to be exchanged for another one of this browser or of the account. */
export function TargetSelect({ deckId, name, signedIn, onChoose }: Props) {
  const words = useWords("adding");
  const saved = useSavedDecks(signedIn);
  const kept = getLocalDecks()
    .list()
    .filter(({ account, blank }) => !blank && (signedIn || account === null));
  const known = new Set([deckId, ...kept.map(({ id }) => id)]);
  const others = [...kept.filter(({ id }) => id !== deckId), ...saved.filter(({ id }) => !known.has(id))];
  return (
    <select
      aria-label={words.target}
      value={deckId ?? NEW}
      onChange={({ target }) => onChoose(target.value === NEW ? null : target.value)}
      className="min-h-9 max-w-56 min-w-0 truncate rounded-[3px] border border-edge bg-leaf px-2 py-1 text-sm pointer-coarse:min-h-11"
    >
      {deckId === null ? null : <option value={deckId}>{name || words.unnamed}</option>}
      {others.map((deck) => (
        <option key={deck.id} value={deck.id}>
          {deck.name || words.unnamed}
        </option>
      ))}
      <option value={NEW}>{words.newDeck}</option>
    </select>
  );
}

/** The decks of the account; none without one, and until they are there. */
function useSavedDecks(signedIn: boolean): readonly Choice[] {
  const [decks, setDecks] = useState<readonly Choice[]>([]);
  useEffect(() => {
    if (!signedIn) return;
    const abort = new AbortController();
    fetch("/api/decks", { signal: abort.signal })
      .then((response) => (response.ok ? response.json() : { decks: [] }))
      .then(({ decks: all }: { decks: readonly Choice[] }) => setDecks(all))
      .catch(() => {});
    return () => abort.abort();
  }, [signedIn]);
  return decks;
}
