import { SHARE_HEIGHT, SHARE_WIDTH, sharePicture } from "@/app/ui/card/share/share-picture";
import { dictionary } from "@/app/ui/i18n/dictionary";
import { isLang } from "@/app/ui/i18n/lang";
import { findByName } from "@/lib/catalogue/model/lookup";
import { catalogue } from "@/lib/catalogue/store/data";
import { publicRead, publicRefusal } from "@/lib/http/public-read";
import { cachedPicture, drawPicture, pictureFont } from "@/lib/pictures/data";

const DAY = 24 * 60 * 60;

/** The picture of a card for places that show links: 1200 by 630, drawn once and kept, for a day also by whoever asked. */
export const GET = publicRead(async (_request, { lang, name }) => {
  const snapshot = await catalogue();
  const match = findByName(snapshot.names, name ?? "");
  if (!isLang(lang) || !match.found) return publicRefusal("notFound", { message: "There is no such card." });
  const key = `${snapshot.version} ${lang} ${match.card.number}`;
  const picture =
    cachedPicture(key) ??
    (await drawPicture(key, sharePicture(match.card, lang, dictionary(lang).site, await pictureFont())));
  if (picture === null)
    return new Response(null, { status: 503, headers: { "Retry-After": "5", "Cache-Control": "no-store" } });
  return new Response(picture as Uint8Array<ArrayBuffer>, {
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": `public, max-age=${DAY}`,
      ETag: `"${SHARE_WIDTH}x${SHARE_HEIGHT}.${snapshot.version}"`,
    },
  });
});
