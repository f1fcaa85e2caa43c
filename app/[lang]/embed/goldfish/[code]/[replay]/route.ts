import { getDictionary } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { createFrameResponse, createMissingFrameResponse } from "@/app/subjects/frame-response";
import {
  describeReplay,
  findReplayDeckName,
  findReplaySubject,
  getReplayPath,
  playReplay,
} from "@/app/subjects/replay-subject";
import { renderReplayFrame } from "@/app/ui/embed/replay-frame";
import { createPublicReadRoute } from "@/lib/http/public-read";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { summarizeReplay } from "@/lib/magmell/play/replay/replay-summary";

/**
 * The embed page of a replay's summary, for other sites. The server replays the game, so it counts toward the image
 * rate limit.
 */
export const GET = createPublicReadRoute(async (request, { lang: asked, code = "", replay = "" }) => {
  const lang = isLang(asked) ? asked : "ja";
  const found = await findReplaySubject(code, replay, Object.fromEntries(new URL(request.url).searchParams));
  const played = found.ok ? playReplay(found.subject) : null;
  if (!found.ok || played === null) return createMissingFrameResponse(lang);
  const { subject } = found;
  const words = getDictionary(lang);
  const { name } = await findReplayDeckName(subject, lang);
  const framed = {
    name,
    facts: await describeReplay(subject, lang),
    path: getReplayPath(subject),
    summary: summarizeReplay(subject.cards, played),
  };
  return createFrameResponse(request, renderReplayFrame(framed, await getCatalogue(), lang, words), true);
}, "drawing");
