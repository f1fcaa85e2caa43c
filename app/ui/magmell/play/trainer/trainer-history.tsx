import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { buildDealQuery } from "@/lib/magmell/play/deal-query";
import { computeDecisionLoss } from "@/lib/magmell/play/trainer/score";
import type { TrainerEntry } from "@/lib/magmell/play/trainer/types";
import { formatSeed } from "@/lib/play/seed";
import { type GoldfishCard, getCardTitle } from "../goldfish-card";

/** Hands that are listed; a session may have more. */
const SHOWN = 30;

type Props = {
  hands: readonly TrainerEntry[];
  cards: readonly GoldfishCard[];
  /** The name that links to the deck carry. */
  given: string | null;
  lang: Lang;
  onForget: () => void;
};

/** Renders the hands of this tab, latest first, each with a link that deals it again. */
export function TrainerHistory({ hands, cards, given, lang, onForget }: Props) {
  const { history: text, says, seats } = useWords("trainer");
  if (hands.length === 0) return null;
  const titles = new Map(cards.map((card) => [card.name, getCardTitle(lang, card)]));
  const latest = hands.map((entry, place) => ({ entry, number: place + 1 })).reverse();
  return (
    <section aria-labelledby="history" className="grid content-start gap-2">
      <h2 id="history" className="text-xl">
        {text.title}
      </h2>
      <ol className="divide-y divide-line border-line border-y text-sm">
        {latest.slice(0, SHOWN).map(({ entry, number }) => {
          const { seed, goesFirst, hand, decision, value, rules } = entry;
          const loss = value === null ? null : computeDecisionLoss(value, decision);
          const seat = seats[goesFirst ? "first" : "second"];
          return (
            <li key={number} value={number} className="grid gap-x-6 py-2 md:grid-cols-[minmax(0,1fr)_auto_auto]">
              <p>{hand.map((name) => titles.get(name) ?? name).join(lang === "ja" ? "、" : ", ")}</p>
              <p className="whitespace-nowrap">
                {[
                  `${text.decision} ${says[decision]}`,
                  `${text.best} ${says[rules.exact ?? "none"]}`,
                  ...(loss === null ? [] : [`${text.lost} ${loss.toFixed(2)}`]),
                ].join(" · ")}
              </p>
              <a className="link inline-flex items-center pointer-coarse:min-h-11" href={buildDealQuery(entry, given)}>
                {format(text.again, { seed: formatSeed(seed), seat })}
              </a>
            </li>
          );
        })}
      </ol>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="small" onClick={onForget}>
          {text.forget}
        </Button>
        <p className="text-ink-soft text-sm">{text.note}</p>
      </div>
    </section>
  );
}
