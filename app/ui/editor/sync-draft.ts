import { getBrowserStorage } from "./browser-storage";
import { readStorageItem } from "./create-draft-slots";

type Followed = {
  readonly store: {
    readonly get: () => { readonly kept: boolean; readonly history: { readonly past: readonly unknown[] } };
    readonly deckId: () => string;
    readonly subscribe: (listener: () => void) => () => void;
    readonly onStorage: (key: string | null, written: string | null) => void;
  };
  readonly saver: {
    readonly get: () => { readonly at: string };
    readonly subscribe: (listener: () => void) => () => void;
    readonly save: () => Promise<void>;
    readonly stop: () => void;
  };
  /** Returns the storage key of a deck's draft. */
  readonly slot: (deckId: string) => string;
};

/**
 * Keeps a draft in sync with other tabs, saves it when the network returns or the page is hidden, and warns before the
 * loss of unstored changes. `showAddress` puts the deck's URL into the address bar, for reloads. Returns a cleanup
 * function.
 */
export function syncDraft({ showAddress, ...followed }: Followed & { readonly showAddress: () => void }): () => void {
  const { store, saver } = followed;
  const online = () => {
    if (saver.get().at === "offline") void saver.save();
  };
  const leave = (event: BeforeUnloadEvent) => {
    if (!store.get().kept && saver.get().at !== "saved" && store.get().history.past.length > 0) event.preventDefault();
  };
  showAddress();
  const ends = [
    saver.subscribe(showAddress),
    store.subscribe(showAddress),
    ...followTabs(followed),
    listen(window, "online", online),
    listen(window, "beforeunload", leave),
    saver.stop,
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Keeps a draft in sync with other tabs, and saves it when the page is hidden. Returns cleanup functions. */
export function followTabs({ store, saver, slot }: Followed): readonly (() => void)[] {
  const hidden = () => {
    if (document.visibilityState === "hidden" && saver.get().at === "waiting") void saver.save();
  };
  // A page that the browser had put aside heard of nothing meanwhile.
  const shownAgain = ({ persisted }: PageTransitionEvent) => {
    const key = slot(store.deckId());
    if (persisted) store.onStorage(key, readStorageItem(getBrowserStorage(), key));
  };
  const otherTab = ({ key, newValue }: StorageEvent) => store.onStorage(key, newValue);
  return [
    listen(window, "storage", otherTab),
    listen(window, "pageshow", shownAgain),
    listen(document, "visibilitychange", hidden),
  ];
}

function listen<E extends Event>(target: EventTarget, type: string, hear: (event: E) => void): () => void {
  target.addEventListener(type, hear as EventListener);
  return () => target.removeEventListener(type, hear as EventListener);
}
