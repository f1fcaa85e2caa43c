import { useCallback, useEffect, useRef, useState } from "react";
import {
  BLANK_CUSTOM_CARD,
  type CustomCard,
  decodeCardFragment,
  encodeCardFragment,
} from "@/lib/magmell/catalogue/views/custom-card";

type Written = {
  readonly card: CustomCard;
  /** Whether the URL fragment is not a valid card. */
  readonly broken: boolean;
  readonly change: (change: Partial<CustomCard>) => void;
  readonly replace: (card: CustomCard) => void;
};

const SLOT = "grimoire:written";
/** How long typing rests before the URL follows it, in milliseconds: browsers refuse URLs that change too often. */
const REST = 200;

/**
 * Returns the card that is being written. It is stored in the URL fragment, and in the tab in case a URL has no
 * fragment.
 */
export function useCustomCardDraft(): Written {
  const [card, setCard] = useState(BLANK_CUSTOM_CARD);
  const [broken, setBroken] = useState(false);
  // Several fields may change before the page is drawn again, such as those filled in before it was awake.
  const latest = useRef(card);
  const wanted = useRef<string | null>(null);

  useEffect(() => {
    const arrive = () => {
      const read = decodeCardFragment(window.location.hash);
      const found = read.at === "missing" ? decodeCardFragment(kept() ?? "") : read;
      setBroken(read.at === "broken");
      if (found.at !== "card") return;
      latest.current = found.card;
      setCard(found.card);
    };
    const leave = () => follow(wanted);
    arrive();
    window.addEventListener("hashchange", arrive);
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("hashchange", arrive);
      window.removeEventListener("pagehide", leave);
    };
  }, []);

  const replace = useCallback((next: CustomCard) => {
    latest.current = next;
    setCard(next);
    setBroken(false);
    wanted.current = next === BLANK_CUSTOM_CARD ? "" : encodeCardFragment(next);
  }, []);
  const change = useCallback((some: Partial<CustomCard>) => replace({ ...latest.current, ...some }), [replace]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the card.
  useEffect(() => {
    const timer = setTimeout(() => follow(wanted), REST);
    return () => clearTimeout(timer);
  }, [card]);

  return { card, broken, change, replace };
}

/** Writes what was last typed into the URL. */
function follow(wanted: { current: string | null }): void {
  const fragment = wanted.current;
  if (fragment === null) return;
  wanted.current = null;
  const { pathname, search } = window.location;
  try {
    window.sessionStorage.setItem(SLOT, fragment);
    window.history.replaceState(null, "", `${pathname}${search}${fragment && `#${fragment}`}`);
  } catch {
    // A browser that keeps nothing, or has had enough of changes: the card is still on the screen.
  }
}

function kept(): string | null {
  try {
    return window.sessionStorage.getItem(SLOT);
  } catch {
    return null;
  }
}
