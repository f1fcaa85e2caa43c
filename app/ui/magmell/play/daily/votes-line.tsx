import { useWordsIn } from "#use-words-in";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import type { PublicVotes } from "@/lib/magmell/play/daily/types";
import type { VotesState } from "./use-votes";

/** Renders the share of players who kept the hand of a day, in words and as a bar. */
export function VoteShare({ votes, lang }: { votes: VotesState; lang: Lang }) {
  const words = useWordsIn(lang, "dailyHand.votes");
  return (
    <div className="grid gap-1">
      <h3 className="font-medium">{words.title}</h3>
      {typeof votes === "string" ? (
        <p role="status">{words[votes]}</p>
      ) : votes.votes === null ? (
        <p>{format(words.few, { from: votes.from })}</p>
      ) : (
        <Share votes={votes.votes} lang={lang} />
      )}
      <p className="text-ink-soft text-sm">{words.note}</p>
    </div>
  );
}

function Share({ votes, lang }: { votes: NonNullable<PublicVotes["votes"]>; lang: Lang }) {
  const words = useWordsIn(lang, "dailyHand.votes");
  const all = votes.keep + votes.redraw;
  const share = Math.round((votes.keep / all) * 100);
  return (
    <>
      <p>{format(words.share, { percent: share, n: new Intl.NumberFormat([lang, "en"]).format(all) })}</p>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="h-2 w-full max-w-96">
        <rect width="100" height="4" className="fill-line" />
        <rect width={share} height="4" className="fill-gold" />
      </svg>
    </>
  );
}
