import { readWords } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { frameResponse, missingFrame } from "@/app/subjects/frame-response";
import { playedReplay, replayFacts, replayName, replayPath, replaySubject } from "@/app/subjects/replay-subject";
import { replayFrame } from "@/app/ui/embed/replay-frame";
import { publicRead } from "@/lib/http/public-read";
import { catalogue } from "@/lib/magmell/catalogue/store/data";
import { summarizeReplay } from "@/lib/magmell/play/replay/replay-summary";

/** A replay in short, for frames of other sites. The server plays it, so it is counted like a drawing. */
export const GET = publicRead(async (request, { lang: asked, code = "", replay = "" }) => {
  const lang = isLang(asked) ? asked : "ja";
  const found = await replaySubject(code, replay, Object.fromEntries(new URL(request.url).searchParams));
  const played = found.ok ? playedReplay(found.subject) : null;
  if (!found.ok || played === null) return missingFrame(lang);
  const { subject } = found;
  const words = readWords(lang);
  const { name } = await replayName(subject, lang);
  const framed = {
    name,
    facts: await replayFacts(subject, lang),
    path: replayPath(subject),
    summary: summarizeReplay(subject.cards, played),
  };
  return frameResponse(request, replayFrame(framed, await catalogue(), lang, words), true);
}, "drawing");
