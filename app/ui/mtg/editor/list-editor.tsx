import { type Dispatch, useRef, useState } from "react";
import { describeMtgProblem } from "@/app/i18n/describe-mtg-problem";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Notice } from "@/app/ui/kit/notice";
import { TextArea } from "@/app/ui/kit/text-area";
import { type MtgDeck, type MtgDeckProblem, toNameKey } from "@/engine/mtg/deck";
import { countListCards } from "@/lib/decks/lists/list-sums";
import { addListText } from "@/lib/mtg/decks/change-lines";
import { type DeckText, readDeckText } from "@/lib/mtg/decks/deck-text";
import type { MtgDraftCommand } from "@/lib/mtg/decks/draft-history";
import { MTG_DECK_LIMITS } from "@/lib/mtg/decks/limits";
import { MAX_LIST_LENGTH } from "@/lib/mtg/decks/lists/card-lines";
import type { UnreadLine } from "@/lib/mtg/decks/lists/pasted-list";
import { DoubtfulLines } from "../lists/doubtful-lines";
import { AddCardField } from "./adding/add-card-field";

type Props = {
  /** The name of the deck, empty for none. */
  name: string;
  text: string;
  read: DeckText;
  problems: readonly MtgDeckProblem[];
  /** Whether the site has data on cards. */
  hasCards: boolean;
  lang: Lang;
  act: Dispatch<MtgDraftCommand>;
  onDeck: (deck: MtgDeck) => void;
};

/** Renders the list as text, with its problems by line. */
export function ListEditor({ name, text, read, problems, hasCards, lang, act, onDeck }: Props) {
  const w = useWords("mtgDesk.list");
  const field = useRef<HTMLDivElement>(null);
  // The end of a text that is longer than a draft may be.
  const [cut, setCut] = useState<UnreadLine | null>(null);
  const type = (whole: string) => {
    const to = whole.slice(0, MAX_LIST_LENGTH);
    const { length: stated } = whole;
    const line = to.split("\n").length;
    setCut(stated === to.length ? null : { line, text: "", why: "CUT", stated, found: to.length });
    const isSameLine = to.split("\n").length === text.split("\n").length;
    // Each line is a step of its own. A deck without a name takes that of a list.
    if (!isSameLine) act({ do: "rest" });
    const named = isSameLine || name !== "" ? "" : readDeckText(to).name.slice(0, MTG_DECK_LIMITS.title);
    act(named === "" ? { do: "type", part: "text", to } : { do: "set", to: { name: named, text: to } });
  };
  // A name that the card data of the site has is one.
  const isOpen = ({ why, line }: UnreadLine) =>
    why !== "ONE_NAME" ||
    !hasCards ||
    problems.some(({ names }) => names.some((one) => read.places.get(toNameKey(one))?.includes(line)));
  const goTo = (line: number) => {
    const area = field.current?.querySelector("textarea");
    if (area) selectTextLine(area, line);
  };
  return (
    <section aria-labelledby="desk-list" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="desk-list" className="text-xl">
        {w.title}
      </h2>
      <div ref={field}>
        <TextArea
          label={w.label}
          hint={w.hint}
          rows={16}
          // On a phone the way to begin stands below the empty field.
          className={text === "" ? "max-sm:h-36" : undefined}
          placeholder={w.sample}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={() => act({ do: "rest" })}
        />
      </div>
      <DoubtfulLines
        text={text}
        verdict={describeCounts(w, read.deck)}
        unread={[...read.unread.filter(isOpen), ...(cut === null ? [] : [cut])]}
        remarks={read.remarks}
        lang={lang}
        renderPlace={(line) => <LineButton line={line} onLine={goTo} />}
        onText={(to) => act({ do: "set", to: { text: to } })}
      />
      <AddCardField hasCards={hasCards} onAdd={(line) => onDeck(addListText(read.deck, line))} />
      <LineErrors places={read.places} problems={problems} onLine={goTo} />
    </section>
  );
}

type LineProps = Pick<Props, "problems"> & Pick<DeckText, "places"> & { onLine: (line: number) => void };

/** Renders the lines with card problems. Each links to its line in the text. */
function LineErrors({ places, problems, onLine }: LineProps) {
  const w = useWords("mtgDesk.list");
  const problemWords = useWords("mtgDeckProblems");
  const wrong = problems
    .filter(({ severity }) => severity === "error")
    .flatMap((problem) =>
      [...new Set(problem.names.flatMap((name) => places.get(toNameKey(name)) ?? []))].map((line) => ({
        line,
        text: describeMtgProblem(problemWords, problem),
      })),
    )
    .toSorted((one, other) => one.line - other.line);
  if (wrong.length === 0) return null;
  return (
    <Notice tone="error" title={w.problems}>
      <ul className="grid gap-1">
        {wrong.slice(0, 40).map(({ line, text }) => (
          <li key={`${line} ${text}`}>
            <LineButton line={line} onLine={onLine} /> {text}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Returns the numbers of cards that were read; empty without cards. */
function describeCounts(w: Dictionary["mtgDesk"]["list"], { main, sideboard, pool }: MtgDeck): string {
  const [cards, side, inPool] = [main, sideboard, pool].map(countListCards);
  if (!cards && !side && !inPool) return "";
  return format(w.read, { main: cards ?? 0, side: side ?? 0 }) + (inPool ? format(w.readPool, { pool: inPool }) : "");
}

const LineButton = ({ line, onLine }: { line: number; onLine: (line: number) => void }) => (
  <button type="button" className="link inline-flex min-h-6 items-center" onClick={() => onLine(line)}>
    {format(useWords("mtgDesk.list").line, { line })}
  </button>
);

/** Selects a line of a text, by its number from 1, and brings it into sight within its field and on the page. */
function selectTextLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split("\n");
  const from = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  area.focus({ preventScroll: true });
  area.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
  area.scrollTop = Math.max(0, heightOf(area, from) - area.clientHeight / 2);
  area.scrollIntoView({ block: "center" });
}

/** Returns the height of the text before a position, with the field's line breaks. */
function heightOf(area: HTMLTextAreaElement, place: number): number {
  const probe = area.cloneNode() as HTMLTextAreaElement;
  probe.removeAttribute("id");
  probe.value = area.value.slice(0, place);
  probe.rows = 1;
  Object.assign(probe.style, { position: "absolute", visibility: "hidden", height: "0", minHeight: "0" });
  probe.style.width = `${area.offsetWidth}px`;
  area.after(probe);
  const { scrollHeight } = probe;
  probe.remove();
  return scrollHeight;
}
