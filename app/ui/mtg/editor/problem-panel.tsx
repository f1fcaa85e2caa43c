import { useRef } from "react";
import { describeMtgProblem, listMtgFixChoices } from "@/app/i18n/describe-mtg-problem";
import { format, formatPlural } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Panel } from "@/app/ui/kit/panel";
import { getFormatHref } from "@/app/ui/links/mtg-address";
import { Citation } from "@/app/ui/mtg/citation";
import {
  applyMtgFix,
  type DeckCheckOptions,
  DOCUMENT_FORMAT_DATA,
  getFormatName,
  getFormatOn,
  type MtgDeck,
  type MtgDeckProblem,
} from "@/engine/mtg/deck";
import { getRepairableProblems, repairAll } from "@/lib/mtg/decks/repair-all";
import { DeckVerdict } from "./deck-verdict";
import { useButtonFocus } from "./use-button-focus";

export type EditorDeckCheck = DeckCheckOptions;

type Props = {
  deck: MtgDeck;
  problems: readonly MtgDeckProblem[];
  check: EditorDeckCheck;
  /** Whether new names are still being looked up, so that the result shown is of the list before the change. */
  isPending: boolean;
  onDeck: (deck: MtgDeck) => void;
  lang: Lang;
};

/**
 * Renders the problems of the deck in its format, each with its rule and buttons that fix it, and then the names that
 * could not be checked.
 */
export function ProblemPanel({ deck, problems, check, isPending, onDeck, lang }: Props) {
  const w = useWords("mtgDesk.check");
  const where = useWords("mtgDesk.where");
  const errors = problems.filter(({ severity }) => severity === "error");
  const advice = problems.filter(({ severity }) => severity === "advice");
  const row = getFormatOn(check.format, check.on, check.book ?? DOCUMENT_FORMAT_DATA);
  const name = getFormatName(check.format, check.book ?? DOCUMENT_FORMAT_DATA)[getTextLang(lang)];
  const box = useRef<HTMLElement>(null);
  const focus = useButtonFocus(box, problems);
  return (
    <Panel ref={box} {...focus} aria-labelledby="desk-check" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="desk-check" tabIndex={-1} className="text-xl">
          {w.title}
        </h2>
        {row === null ? null : (
          <a href={getFormatHref(lang, check.format, check.on)} className="link text-sm">
            {format(w.format, { format: name })}
          </a>
        )}
      </div>
      <ListDay listsOf={row?.listsOf ?? null} on={check.on} />
      {row === null || row.listsOf !== null || row.listsFrom === null ? null : (
        <p className="-mt-2 text-ink-soft text-xs">{format(where.source, { source: row.listsFrom })}</p>
      )}
      <div role="status" aria-busy={isPending}>
        {errors.length > 0 ? (
          <p className="font-medium text-red">{format(w.errors, { n: errors.length })}</p>
        ) : (
          <div className="flex items-center gap-4">
            <DeckVerdict isSure={advice.length === 0} format={name} on={check.on} lang={lang} />
          </div>
        )}
      </div>
      {getRepairableProblems(problems).length > 1 ? (
        <Button size="small" className="justify-self-start" onClick={() => onDeck(repairAll(deck, check))}>
          {w.all}
        </Button>
      ) : null}
      <Items problems={errors} deck={deck} onDeck={onDeck} lang={lang} />
      <Advice advice={advice} hasCards={Boolean(check.cards)} deck={deck} onDeck={onDeck} lang={lang} />
    </Panel>
  );
}

/** The date of the lists used, and whether it is later than the requested date. */
function ListDay({ listsOf, on }: { listsOf: string | null; on: string }) {
  const w = useWords("mtgDesk.check");
  if (listsOf === null) return null;
  return (
    <p className="-mt-2 text-ink-soft text-xs">
      {listsOf > on ? format(w.laterLists, { day: listsOf, on }) : format(w.lists, { day: listsOf })}
    </p>
  );
}

type ItemsProps = Pick<Props, "deck" | "problems" | "onDeck" | "lang">;

/** Problems one below the other, each with the buttons that carry out its fix. */
const Items = ({ problems, deck, onDeck, lang }: ItemsProps) => (
  <ul className="grid gap-3">
    {problems.map((problem) => (
      <Item
        key={[problem.code, ...problem.names].join("/")}
        problem={problem}
        onFix={(candidate) => problem.fix && onDeck(applyMtgFix(deck, problem.fix, candidate))}
        onLeaveOut={() => onDeck({ ...deck, sideboard: [] })}
        lang={lang}
      />
    ))}
  </ul>
);

type ItemProps = {
  problem: MtgDeckProblem;
  onFix: (candidate: string | undefined) => void;
  /** Takes the sideboard away. */
  onLeaveOut: () => void;
  lang: Lang;
};

function Item({ problem, onFix, onLeaveOut, lang }: ItemProps) {
  const w = useWords("mtgDesk.check");
  const words = useWords("mtgDeckProblems");
  const choices = listMtgFixChoices(words, problem.fix, problem.have);
  const isError = problem.severity === "error";
  // Nobody fills a sideboard with basic lands: it is left out, or filled by hand.
  const isSmallSideboard = problem.code === "SIDEBOARD" && problem.have < problem.want;
  return (
    <li
      data-problem={problem.code}
      className={`grid gap-2 border-l-4 pl-3 text-sm ${isError ? "border-l-red" : "border-l-gold"}`}
    >
      <p>
        {describeMtgProblem(words, problem)}
        <span className="ml-2 text-ink-soft text-xs">
          <Citation rule={problem.rule} lang={lang} />
        </span>
      </p>
      {choices.length === 0 && isError ? (
        <p className="text-ink-soft">{w.none}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          {isSmallSideboard ? (
            <Button size="small" onClick={onLeaveOut}>
              {words.fixes.leaveOut}
            </Button>
          ) : null}
          {(isSmallSideboard ? [] : choices).map(({ label, candidate }) => (
            <Button key={label} size="small" className="text-left" onClick={() => onFix(candidate)}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

type AdviceProps = Pick<Props, "deck" | "onDeck" | "lang"> & {
  advice: readonly MtgDeckProblem[];
  /** Whether the site has card data; if so, the hint about set codes is left out. */
  hasCards: boolean;
};

/** Warnings: likely misspelled names, then one line with the cards whose sets are unknown. */
function Advice({ advice, hasCards, deck, onDeck, lang }: AdviceProps) {
  const w = useWords("mtgDesk.check");
  if (advice.length === 0) return null;
  const unknown = advice.filter(({ code }) => code === "SETS_UNKNOWN");
  const names = [...new Set(unknown.flatMap((one) => one.names))];
  return (
    <section aria-label={w.advice} className="grid gap-2 border-line border-t pt-3 text-sm">
      <h3 className="text-ink-soft">{w.advice}</h3>
      <Items problems={advice.filter((one) => !unknown.includes(one))} deck={deck} onDeck={onDeck} lang={lang} />
      {names.length > 0 ? (
        <div className="grid gap-1 border-l-4 border-l-gold pl-3">
          <p>{formatPlural(lang, w.unknownSets, names.length, { names: names.join(", ") })}</p>
          {hasCards ? null : <p>{w.setCodes}</p>}
        </div>
      ) : null}
    </section>
  );
}
