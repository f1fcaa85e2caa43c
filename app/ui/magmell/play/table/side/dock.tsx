import { type RefObject, useEffect, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { CardText, getCardText } from "@/app/ui/magmell/card/card-text";
import { useCardWords } from "@/app/ui/magmell/card/card-words";
import { CatalystSymbols, CostSymbols } from "@/app/ui/magmell/card/symbols";
import type { LocatedInstance, ShownCard, TableContext } from "../../game/table-context";
import { getCardTitle } from "../../goldfish-card";
import { describeAttackProblem, describeUseProblem } from "../../log/describe-problem";

const DOCK =
  "hidden h-[clamp(9rem,27%,15rem)] flex-none flex-col gap-1 rounded-[3px] border border-line bg-leaf px-2.5 py-2 app:flex";

type Props = {
  play: TableContext;
  lying: ReadonlyMap<number, LocatedInstance>;
  /** Receives the function that shows a card in the pane, so that only the pane renders again as the pointer moves. */
  look: RefObject<(shown: ShownCard) => void>;
  /** The card that the open question is about, which is shown with it. */
  about?: ShownCard | null;
};

/**
 * Renders the pane next to the table with the card under the pointer or with the focus: its text, and why it cannot be
 * used now. Screen readers do not depend on it, because the large view has the same content.
 */
export function Dock({ look, play, lying, about = null }: Props) {
  const [shown, setShown] = useState<ShownCard | null>(null);
  useEffect(() => {
    look.current = (next) =>
      setShown((before) => (before?.card === next.card && before.instance === next.instance ? before : next));
  }, [look]);
  useEffect(() => {
    if (about !== null) setShown(about);
  }, [about]);
  const { cards, lang } = play;
  const { table: text, card: cardWords } = useWords("goldfish");
  const site = useCardWords(lang);
  const card = shown === null ? undefined : cards[shown.card];
  if (shown === null || card === undefined) {
    return (
      <aside aria-label={text.dock} className={DOCK}>
        <p className="m-auto text-center text-ink-soft text-sm">{text.dockEmpty}</p>
      </aside>
    );
  }
  const unit = shown.instance === null ? undefined : lying.get(shown.instance)?.instance;
  return (
    <aside aria-label={text.dock} className={DOCK}>
      <div className="flex items-start justify-between gap-2">
        <p className="font-medium font-mincho leading-tight">{getCardTitle(lang, card)}</p>
        <span className="flex shrink-0 gap-2 text-sm">
          <CostSymbols symbols={card.useCost} lang={lang} />
          <CatalystSymbols symbols={card.catalyst} lang={lang} />
        </span>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 text-ink-soft text-xs">
        <span>{card.token ? site.token : site.kinds[card.kind]}</span>
        {card.timing ? <span>{site.timings[card.timing]}</span> : null}
        {card.kind === "unit" ? (
          <span className="font-medium text-ink">
            AP {unit?.ap ?? card.ap ?? "–"} / HP {unit?.hp ?? card.hp ?? "–"}
          </span>
        ) : null}
        <Button
          variant="quiet"
          size="small"
          className="ml-auto min-h-7! px-2! text-xs"
          aria-label={cardWords.show.replace("{name}", getCardTitle(lang, card))}
          onClick={() => play.onShow(shown)}
        >
          {text.large}
        </Button>
      </p>
      <div
        className="min-h-0 flex-1 overflow-y-auto text-[0.875rem]/[1.5]"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={0}
        role="note"
        aria-label={getCardTitle(lang, card)}
      >
        {card.text === "" ? null : <CardText text={getCardText(lang, card)} lang={lang} />}
        <Against shown={shown} play={play} />
      </div>
    </aside>
  );
}

/** The problems that keep the card from being used or from attacking, in a line each. */
function Against({ shown: { instance }, play: { table, formatter, lang } }: { shown: ShownCard; play: TableContext }) {
  const symbols = useCardWords(lang);
  if (instance === null || table.view.choice?.ask !== "priority") return null;
  const reasons = [
    ...(table.uses[instance] ?? []).map((problem) => describeUseProblem(formatter, symbols, problem)),
    ...(table.attacks[instance] ?? []).map((problem) => describeAttackProblem(formatter, problem)),
  ];
  if (reasons.length === 0) return null;
  return (
    <ul className="mt-1 border-gold border-s-3 px-2 py-0.5 text-[0.8125rem] text-ink-soft">
      {reasons.map(({ why, rule }) => (
        <li key={rule + why}>{why}</li>
      ))}
    </ul>
  );
}
