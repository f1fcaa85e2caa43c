import { getDictionary, getDictionaryVersionSuffix } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { pickCardWords } from "@/app/ui/magmell/card/card-words";
import type { CardPreview } from "@/app/ui/magmell/card/preview/preview-of";
import { decodePathSegment } from "@/lib/http/decode-path-segment";
import { createETagResponse, createPublicErrorResponse, createPublicReadRoute } from "@/lib/http/public-read";
import { lookUpCardByName } from "@/lib/magmell/catalogue/model/lookup";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

const FOR_EVER = "public, max-age=31536000, immutable";

/**
 * Returns the face of a card with its text, for name previews. URLs with the current version of catalogue and words are
 * cached permanently; other versions get the current one.
 */
export const GET = createPublicReadRoute(async (request, { version, lang, name }) => {
  const { names, version: cards } = await getCatalogue();
  const today = `${cards}${getDictionaryVersionSuffix()}`;
  const match = lookUpCardByName(names, decodePathSegment(name));
  if (!match.found) return createPublicErrorResponse("notFound");
  const language = isLang(lang) ? lang : "ja";
  const { card } = match;
  const { kind, timing, useCost, catalyst, ap, hp, text, abilities, token, colors } = card;
  const { reading, englishName, englishText, printings, effectiveOn } = card;
  const face = { name: card.name, kind, timing, useCost, catalyst, ap, hp, text, abilities, token, colors };
  const preview: CardPreview = {
    card: { ...face, reading, englishName, englishText, printings, effectiveOn },
    printing: printings.at(-1) ?? null,
    words: pickCardWords(getDictionary(language).site),
  };
  return createETagResponse(request, `${today}.${language}`, version === today ? FOR_EVER : "no-store", preview);
});
