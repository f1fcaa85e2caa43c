import type { Lang } from "@/app/i18n/lang";
import { createLruCache } from "@/lib/cache";
import type { FaceCard, FacePrinting } from "../card-face";
import type { CardWords } from "../card-words";

/** Response with the card face for a link preview: the card, its printing, and the words on the face. */
export type CardPreview = {
  readonly card: FaceCard;
  readonly printing: FacePrinting | null;
  readonly words: CardWords;
};

type PreviewRequest = { readonly name: string; readonly lang: Lang; readonly version: string };

/** Responses on this page, so that a name is requested once. */
const known = createLruCache<Promise<CardPreview | null>>(200);

/** Loads the face of a card; null for an unknown name or a network failure, which the next hover retries. */
export function fetchCardPreview({ name, lang, version }: PreviewRequest): Promise<CardPreview | null> {
  const address = `/api/previews/${encodeURIComponent(version)}/${lang}/${encodeURIComponent(name)}`;
  const loading = known.get(address) ?? load(address);
  known.set(address, loading);
  return loading;
}

async function load(address: string): Promise<CardPreview | null> {
  const response = await fetch(address).catch(() => null);
  const preview = response?.ok ? ((await response.json().catch(() => null)) as CardPreview | null) : null;
  if (!preview) known.delete(address);
  return preview;
}
