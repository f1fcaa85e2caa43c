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
 * The face of a card with the words on it, for a look at a name. A version of the catalogue and of the words never changes,
 * so its addresses are cached for ever; any other version is answered with today's.
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
