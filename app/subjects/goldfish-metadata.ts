import type { Metadata } from "next";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { createShareMetadata } from "@/app/subjects/share-metadata";
import { appendQuery, getPagePartPath } from "@/app/ui/links/page-part";
import { describeDeckCounts } from "@/app/ui/magmell/picture/deck-facts";
import { buildNameQuery } from "@/lib/decks/sharing/shared-name";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { type GoldfishParameters, parseGoldfishParameters } from "@/lib/magmell/play/goldfish-parameters";
import { formatSeed } from "@/lib/play/seed";
import { createCardsPictureLink } from "./cards-picture-response";
import { computeDeckPictureStamp } from "./deck-picture-route";
import { findDeckSubjectByCode } from "./deck-subject";
import { findDeckName } from "./named-deck";
import { getHandPictureContent } from "./picture-content";

/**
 * Returns the metadata of a goldfish, with noindex. The link preview image is the hand in the URL, or else the deck.
 */
export async function generateGoldfishMetadata(
  code: string,
  query: Parameters<typeof parseGoldfishParameters>[0],
  lang: Lang,
): Promise<Metadata> {
  const { goldfish, share } = getDictionary(lang);
  const robots = { index: false };
  const subject = await findDeckSubjectByCode(code, lang, query.n);
  if (!subject) return { title: goldfish.title, robots };
  const snapshot = await getCatalogue();
  // What a link says of itself anybody may read: only names of public decks.
  const coded = { deck: subject.deck, code: subject.code ?? "" };
  const { name } = await findDeckName(null, coded, query.deck, lang, query.n);
  // The picture says the same name.
  const named =
    name === subject.name ? subject : { ...subject, name, path: `/d/${subject.code}${buildNameQuery(name)}` };
  const title = `${goldfish.title}: ${name}`;
  const opening = parseGoldfishParameters(query);
  const hand = getHandPictureContent(snapshot, named, opening, lang);
  const summary = describeDeckCounts(subject.deck, snapshot, lang, { share });
  const description = hand ? share.page.play : summary;
  const picture = hand
    ? createCardsPictureLink(hand, `/goldfish/${subject.code}`, snapshot.version, lang, queryOf(opening, named.path))
    : {
        path: getPagePartPath(named.path, "picture"),
        stamp: computeDeckPictureStamp(named, snapshot, lang),
        alt: format(share.deck.alt, { name, summary }),
      };
  return { title, description, robots, ...createShareMetadata({ lang, title, description, picture }) };
}

/** The query of the picture of a hand, with that of the deck's page. */
const queryOf = ({ seed, goesFirst }: GoldfishParameters, page: string): string =>
  appendQuery(/\?.*$/.exec(page)?.[0] ?? "", `seed=${formatSeed(seed ?? 0)}${goesFirst ? "" : "&first=2"}`);
