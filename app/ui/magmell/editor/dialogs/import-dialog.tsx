"use client";

import { useMemo, useState } from "react";
import type { FormatCardTitle } from "@/app/i18n/describe-deck-problem";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { cutAtWord, LONGEST_QUOTE } from "@/app/ui/editor/list-quotes";
import { getLocalDeckPath, getLocalDecks } from "@/app/ui/editor/local-decks";
import { Button } from "@/app/ui/kit/button";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { CheckboxChip } from "@/app/ui/kit/check-chip";
import { Dialog } from "@/app/ui/kit/dialog";
import { Notice } from "@/app/ui/kit/notice";
import { countDeckLineCards, DECK_LIMITS } from "@/engine/magmell";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { DECK_CONTENT_LIMITS, normalizeDeck, normalizeLines } from "@/lib/magmell/decks/content";
import { diffDecks } from "@/lib/magmell/decks/deck-diff";
import { type DeckDraft, DRAFT_LIMITS, EMPTY_DRAFT } from "@/lib/magmell/decks/draft";
import { printListForPost } from "@/lib/magmell/decks/lists/print-list";
import { type PastedDeck, parsePastedDeck } from "@/lib/magmell/decks/lists/read-pasted";
import { repairList } from "@/lib/magmell/decks/lists/repair-list";
import type { ListProblem } from "@/lib/magmell/decks/lists/types";
import { DeckDiffView } from "../../deck/deck-diff-view";
import { describeCodeProblem } from "../../deck/describe-code-problem";
import { getHomeZone } from "../cards/deck-groups";
import type { DraftStore } from "../draft/draft-store";
import { ImportPreview } from "./import-preview";
import { ListField } from "./list-field";
import { findAskedLines, ListProblems, type RepairList } from "./list-problems";

type Props = {
  store: DraftStore;
  catalogue: Catalogue;
  lang: Lang;
  title: FormatCardTitle;
  /** The initial text. */
  pasted: string;
  onClose: () => void;
};

/** Ways to import a text into an existing deck; the first leaves that deck unchanged. */
const MODES = ["fresh", "add", "replace"] as const;
const NONE: ReadonlySet<number> = new Set();
type Mode = (typeof MODES)[number];
type Outcome = Pick<DeckDraft, "name" | "deck" | "candidates">;
type Read = Exclude<PastedDeck, { as: "brokenCode" | "link" }>;

/**
 * Renders the import dialog. It reads a deck in any format as you type and shows what would change. The result replaces
 * the current deck, is added to it, or becomes a new deck.
 */
export function ImportDialog({ store, catalogue, lang, title, pasted, onClose }: Props) {
  const [text, setText] = useState(pasted);
  const [chosen, setMode] = useState<Mode>("fresh");
  const [refused, setRefused] = useState(false);
  const { import: texts, close, cancel, code } = useWords("builder");
  const lists = useWords("deckLists");
  const pastedDeck = useMemo(() => (text.trim() === "" ? null : parsePastedDeck(text, catalogue)), [text, catalogue]);
  const read = pastedDeck && pastedDeck.as !== "brokenCode" && pastedDeck.as !== "link" ? pastedDeck : null;
  const draft = store.get().history.present;
  const isEmpty = countDeckLineCards([...draft.deck.grimoire, ...draft.deck.stoneDeck, ...draft.candidates]) === 0;
  const mode = isEmpty ? "replace" : chosen;
  const outcome = useMemo(() => (read ? outcomeOf(draft, read, mode) : null), [draft, read, mode]);
  const size = read ? countDeckLineCards([...read.deck.grimoire, ...read.deck.stoneDeck, ...read.candidates]) : 0;
  const open = read && read.as !== "code" ? [...findAskedLines(text, read.problems, read.as === "json")] : [];
  const apply = () => {
    if (!read || !outcome) return;
    const { about } = mode === "fresh" ? EMPTY_DRAFT : draft;
    const noted = { ...outcome, about: { ...about, primer: noteOpenLines(about.primer, lists.openLines, text, open) } };
    if (mode !== "fresh") {
      store.edit({ do: "replace", why: read.as === "code" ? "code" : "import", ...noted });
      return onClose();
    }
    const id = getLocalDecks().create({ ...EMPTY_DRAFT, ...noted });
    if (id === null) return setRefused(true);
    window.location.assign(localizePath(lang, getLocalDeckPath(id)));
  };
  const isUnlisted = read !== null && size === 0 && read.problems.every(({ suggestions }) => suggestions.length === 0);
  const hasDiff = !isEmpty && mode !== "fresh";
  const repair: RepairList = (list, problem, name) => {
    const again = parsePastedDeck(list, catalogue);
    if (again.as !== "json" || !("deck" in again)) return repairList(list, problem, name);
    return rewritten(again, catalogue, problem, name);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={pasted ? texts.pasted : texts.title}
      closeLabel={close}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" disabled={size === 0} onClick={apply}>
            {lists.apply[mode]}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ListField
          label={lists.field}
          hint={lists.hint}
          value={text}
          onChange={setText}
          // What was read of a text stands below it, in sight.
          rows={text === "" ? 9 : 6}
          marked={read?.as === "list" || read?.as === "csv" ? findAskedLines(text, read.problems, false) : NONE}
        />
        <div role="status" className="grid gap-3">
          {refused ? <Notice tone="error" title={lists.notKept} /> : null}
          {pastedDeck?.as === "brokenCode" ? (
            <Notice tone="error" title={code.brokenTitle}>
              {describeCodeProblem(code.broken, pastedDeck.problem)} {code.advice}
            </Notice>
          ) : null}
          {pastedDeck?.as === "link" ? (
            <Notice tone="info" title={lists.linked.title}>
              <p className="mb-2">{lists.linked.text}</p>
              <ButtonLink href={localizePath(lang, `/decks/new?copy=${pastedDeck.linked}`)}>
                {lists.linked.open}
              </ButtonLink>
            </Notice>
          ) : null}
          {isUnlisted ? <ListExample cards={catalogue.cards} title={title} /> : null}
        </div>
        {read && !isUnlisted ? (
          <ListProblems
            text={text}
            verdict={`${lists.forms[read.as]} ${summary(read, texts, lists)}`}
            problems={read.problems}
            remarks={read.remarks}
            size={read.size}
            entries={read.as === "json"}
            lang={lang}
            title={title}
            repair={repair}
            onText={setText}
          />
        ) : null}
        {size > 0 && open.length > 0 ? <p className="text-ink-soft text-sm">{lists.openHint}</p> : null}
        {isEmpty || size === 0 ? null : <Modes mode={mode} onMode={setMode} />}
        {outcome && hasDiff ? (
          <section aria-label={lists.diff} className="grid gap-2">
            <h3 className="text-base">{lists.diff}</h3>
            <DeckDiffView
              diff={diffDecks(draft, outcome)}
              lang={lang}
              same={lists.same}
              labels={{ before: lists.here, after: lists.there }}
              title={title}
            />
          </section>
        ) : null}
        {outcome && size > 0 ? (
          <ImportPreview {...outcome} {...{ catalogue, lang, title }} withCards={!hasDiff} />
        ) : null}
      </div>
    </Dialog>
  );
}

type ExampleProps = Pick<Catalogue, "cards"> & { title: FormatCardTitle };

/** Renders an example of a list with cards of the site. */
function ListExample({ cards, title }: ExampleProps) {
  const { example } = useWords("deckLists");
  const lines = (["grimoire", "stoneDeck"] as const).flatMap((zone) => {
    const card = cards.find((one) => !one.retired && !one.token && getHomeZone(one) === zone);
    return card ? `${DECK_LIMITS[zone].copies ?? DECK_LIMITS[zone].size} ${title(card.name)}` : [];
  });
  return (
    <Notice tone="info" title={example.title}>
      <p>{example.text}</p>
      <pre className="mt-1 font-gothic">{lines.join("\n")}</pre>
    </Notice>
  );
}

type ModesProps = { mode: Mode; onMode: (mode: Mode) => void };

function Modes({ mode, onMode }: ModesProps) {
  const words = useWords("deckLists.modes");
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-1 font-medium text-sm">{words.legend}</legend>
      {MODES.map((one) => (
        <CheckboxChip key={one} type="radio" name="mode" checked={one === mode} onChange={() => onMode(one)}>
          {words[one]}
        </CheckboxChip>
      ))}
    </fieldset>
  );
}

function summary(
  { deck, candidates }: Read,
  texts: Dictionary["builder"]["import"],
  lists: Dictionary["deckLists"],
): string {
  const counts = { grimoire: countDeckLineCards(deck.grimoire), stoneDeck: countDeckLineCards(deck.stoneDeck) };
  const decks = format(texts.summary, counts);
  if (candidates.length === 0) return decks;
  return decks + format(lists.candidates, { n: countDeckLineCards(candidates) });
}

/** Returns the lists and the name after the import. A text without candidates or name leaves the existing ones. */
function outcomeOf(draft: DeckDraft, { deck, candidates, name }: Read, mode: Mode): Outcome {
  if (mode !== "add") {
    const kept = mode === "replace" && candidates.length === 0 ? draft.candidates : candidates;
    const named = mode === "replace" && draft.name !== "" ? draft.name : name.slice(0, DRAFT_LIMITS.name);
    return { name: named, deck: normalizeDeck(deck), candidates: normalizeLines(kept) };
  }
  const { grimoire, stoneDeck } = draft.deck;
  return {
    name: draft.name,
    deck: normalizeDeck({
      grimoire: [...grimoire, ...deck.grimoire],
      stoneDeck: [...stoneDeck, ...deck.stoneDeck],
    }),
    candidates: normalizeLines([...draft.candidates, ...candidates]),
  };
}

/** Returns a guide with the lines of a list below it that still have a question. */
function noteOpenLines(primer: string, heading: string, text: string, open: readonly number[]): string {
  if (open.length === 0) return primer;
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u);
  const quotes = open
    .flatMap((line) => lines[line - 1]?.trim() || [])
    .map((line) => `- ${cutAtWord(line, LONGEST_QUOTE)}`);
  return `${primer}\n\n${heading}\n\n${quotes.join("\n")}`.trim().slice(0, DECK_CONTENT_LIMITS.primer);
}

/** JSON repaired: from then on it is a list. */
function rewritten(read: Read, catalogue: Catalogue, problem: ListProblem, name: string | null): string {
  const wrong = problem.entries[problem.at]?.name;
  const repaired = (lines: Read["candidates"]) =>
    lines.flatMap((line) => (line.name !== wrong ? [line] : name === null ? [] : [{ ...line, name }]));
  const deck = { grimoire: repaired(read.deck.grimoire), stoneDeck: repaired(read.deck.stoneDeck) };
  return printListForPost({ deck, candidates: repaired(read.candidates) }, catalogue, "ja");
}
