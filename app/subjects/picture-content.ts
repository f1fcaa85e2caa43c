import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import type { CardsPictureContent } from "@/app/ui/magmell/picture/cards-picture";
import type { Deck } from "@/engine/magmell";
import type { Catalogue, CatalogueCard, CatalogueSet, CuratedList } from "@/lib/magmell/catalogue/model/types";
import { getSetStats } from "@/lib/magmell/catalogue/views/set-stats";
import type { GoldfishParameters } from "@/lib/magmell/play/goldfish-parameters";
import { dealOpeningHand, getSampleHand } from "@/lib/magmell/play/sample-hand";

const SHOWN = 5;

/** Some cards of many, from their whole length. */
function spread(cards: readonly CatalogueCard[]): readonly CatalogueCard[] {
  const most = Math.min(SHOWN, cards.length);
  return Array.from({ length: most }, (_, n) => cards[Math.floor(((n + 0.5) * cards.length) / most)] ?? []).flat();
}

/** Returns the content of the home page's link preview image: a sample hand, which changes each day. */
export function getHomePictureContent(snapshot: Catalogue, lang: Lang): CardsPictureContent {
  const { home } = getDictionary(lang);
  return { title: home.title, lead: home.lead, cards: getSampleHand(snapshot)?.hand.slice(0, SHOWN) ?? [] };
}

/** Returns the content of a set's link preview image: some of its cards. */
export function getSetPictureContent(snapshot: Catalogue, set: CatalogueSet, lang: Lang): CardsPictureContent {
  const { sets } = getDictionary(lang);
  const { cards, printed } = getSetStats(snapshot, set);
  const drawn = [...new Set(printed.map(({ card }) => card))].filter(({ kind, token }) => kind !== "stone" && !token);
  return {
    title: lang === "ja" ? set.name : set.englishName,
    lead: [sets.types[set.type], set.releasedOn, formatPlural(lang, sets.cards, cards)].join(" · "),
    cards: spread(drawn),
  };
}

/** Returns the content of a curated list's link preview image: some of its cards. */
export function getListPictureContent(snapshot: Catalogue, list: CuratedList, lang: Lang): CardsPictureContent {
  const cards = list.cards.flatMap((number) => snapshot.byNumber.get(number) ?? []);
  return {
    title: lang === "ja" ? list.name : list.englishName,
    lead: formatPlural(lang, getDictionary(lang).sets.cards, cards.length),
    cards: spread(cards),
  };
}

/**
 * Returns the content of a goldfish's link preview image: the opening hand in its URL; null if the URL names none or
 * the deck is not playable.
 */
export function getHandPictureContent(
  snapshot: Catalogue,
  { deck, name }: { readonly deck: Deck; readonly name: string },
  { seed, goesFirst }: GoldfishParameters,
  lang: Lang,
): CardsPictureContent | null {
  const hand = seed === null ? null : dealOpeningHand(snapshot, deck, seed, goesFirst);
  const { share } = getDictionary(lang);
  return (
    hand && {
      title: `${share.page.hand} — ${name}`,
      lead: share.page.play,
      cards: hand,
    }
  );
}
