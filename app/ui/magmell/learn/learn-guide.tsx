import type { ReactNode } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { classNames } from "@/app/ui/kit/class-names";
import { CardFace } from "@/app/ui/magmell/card/card-face";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { countSymbols } from "@/engine/magmell";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { FIRST_TURNS } from "@/lib/magmell/play/lessons/first-turns";
import { TermText } from "../play/terms/term-text";
import { StonesPicture } from "./stones-picture";

type Props = { cards: readonly CatalogueCard[]; hasLesson: boolean; lang: Lang };

/** Renders the guide on how to play, step by step. Each step has a picture made of cards and stones as on the table. */
export function LearnGuide({ cards, hasLesson, lang }: Props) {
  const { learn } = getDictionary(lang);
  const { aim, decks, card: parts, turn, cost, battle, next } = learn;
  const shown = pickCards(cards);
  // A face is as wide as its place.
  const face = (card: CatalogueCard | undefined, className: string) =>
    card === undefined ? null : (
      <div className={className}>
        <CardFace card={card} printing={card.printings.at(-1)} lang={lang} />
      </div>
    );
  const sections: readonly { readonly title: string; readonly text: string; readonly picture: ReactNode }[] = [
    {
      ...aim,
      picture: (
        <dl className="grid grid-cols-2 gap-4 text-center">
          {[aim.you, aim.opponent].map((who, place) => (
            <div key={who} className="rounded-md border border-line bg-leaf p-4">
              <dt>{who}</dt>
              <dd className="font-semibold text-3xl">{place === 0 ? "20" : "20 → 0"}</dd>
            </div>
          ))}
        </dl>
      ),
    },
    {
      ...decks,
      picture: (
        <ul className="grid grid-cols-3 gap-3 text-center text-sm sm:gap-5">
          {(["unit", "magic", "stone"] as const).map((kind) => (
            <li key={kind} className="grid content-start gap-2">
              {face(shown[kind], "mx-auto w-full max-w-40")}
              <span>{decks[kind]}</span>
            </li>
          ))}
          <li className="col-span-2 border-gold border-t pt-1 font-medium">{decks.grimoire}</li>
          <li className="border-gold border-t pt-1 font-medium">{decks.stones}</li>
        </ul>
      ),
    },
    { ...parts, picture: <CardParts card={shown.example} words={parts.parts} lang={lang} /> },
    {
      ...turn,
      picture: (
        <ol className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {TURN.map(({ step, stones, hand, units }, place) => (
            <li key={step} className="grid content-start gap-2 rounded-md border border-line bg-leaf p-3">
              <h3 className="font-semibold">
                {place + 1}. {turn[step].title}
              </h3>
              <div aria-hidden="true" className="flex min-h-24 items-end gap-3 overflow-hidden">
                <StonesPicture stones={stones} lang={lang} />
                {units === ""
                  ? null
                  : face(shown.unit, classNames("w-14 flex-none", units === "rested" && "mx-3 rotate-90"))}
                {hand === 0 ? null : (
                  <span className="ms-auto flex">
                    {Array.from({ length: hand }, (_none, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the cards differ in their place only.
                      <span key={at} className="-ms-6 w-12 first:ms-0">
                        {face([shown.unit, shown.magic][at % 2], "")}
                      </span>
                    ))}
                  </span>
                )}
              </div>
              <p className="text-sm">{turn[step].text}</p>
            </li>
          ))}
        </ol>
      ),
    },
    {
      ...cost,
      picture: (
        <ol className="grid gap-3 sm:grid-cols-3">
          {COST.map(({ step, stones }) => (
            <li
              key={step}
              className="grid justify-items-center gap-2 rounded-md border border-line bg-leaf p-3 text-sm"
            >
              <StonesPicture stones={stones} lang={lang} />
              {cost[step]}
            </li>
          ))}
        </ol>
      ),
    },
    {
      ...battle,
      picture: (
        <ul className="grid gap-4 sm:grid-cols-2">
          {(["hit", "block"] as const).map((way) => (
            <li key={way} className="grid content-start gap-2 rounded-md border border-line bg-leaf p-3 text-sm">
              <div aria-hidden="true" className="flex h-28 items-center justify-center gap-4">
                {face(shown.unit, "w-16 flex-none rotate-90")}
                <span className="text-2xl">→</span>
                {way === "block" ? (
                  face(shown.other, "w-16 flex-none")
                ) : (
                  <span className="font-semibold text-3xl">20</span>
                )}
              </div>
              {battle[way]}
            </li>
          ))}
        </ul>
      ),
    },
  ];
  return (
    <>
      {sections.map(({ title, text, picture }, place) => (
        <section
          key={title}
          aria-labelledby={`step-${place + 1}`}
          className="grid break-inside-avoid gap-x-10 gap-y-4 border-line border-t pt-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <div className="grid content-start gap-2">
            <p className="text-ink-soft text-sm">{format(learn.steps, { n: place + 1, all: sections.length })}</p>
            <h2 id={`step-${place + 1}`} className="text-2xl">
              {title}
            </h2>
            <p>
              <TermText text={text} lang={lang} />
            </p>
          </div>
          <Unhydrated className="contents">{picture}</Unhydrated>
        </section>
      ))}
      <section aria-labelledby="next" className="no-print grid gap-3 border-line border-t pt-6">
        <h2 id="next" className="text-2xl">
          {next.title}
        </h2>
        <p>{hasLesson ? learn.playLead : learn.noPlay}</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={localizePath(lang, hasLesson ? "/learn/first-turns" : "/goldfish")} variant="primary">
            {hasLesson ? learn.play : learn.goldfish}
          </ButtonLink>
          <ButtonLink href={localizePath(lang, "/decks/new")}>{next.build}</ButtonLink>
          <ButtonLink href={localizePath(lang, "/rules")}>{next.rules}</ButtonLink>
        </p>
      </section>
    </>
  );
}

/** Pictures of a turn: stones, cards in the hand, and a unit. */
const TURN = [
  { step: "wake", stones: ["awake", "awake"], hand: 0, units: "awake" },
  { step: "draw", stones: ["awake", "awake"], hand: 3, units: "" },
  { step: "stone", stones: ["awake", "awake", "new"], hand: 0, units: "" },
  { step: "main", stones: ["rested", "awake", "awake"], hand: 2, units: "awake" },
  { step: "attack", stones: ["rested", "awake", "awake"], hand: 0, units: "rested" },
  { step: "end", stones: ["rested", "awake", "awake"], hand: 2, units: "rested" },
] as const;

const COST = [
  { step: "before", stones: ["awake", "awake", "awake"] },
  { step: "paid", stones: ["rested", "rested", "awake"] },
  { step: "turned", stones: ["rested", "down", "awake"] },
] as const;

/** Returns the cards to show: those of the guided game if available, else any cards of the same kinds. */
function pickCards(cards: readonly CatalogueCard[]) {
  const { hand, stones } = FIRST_TURNS.opening;
  const known = [...hand, ...stones].flatMap((name) => cards.find((card) => card.name === name) ?? []);
  const find = (fits: (card: CatalogueCard) => boolean) => known.find(fits) ?? cards.find(fits);
  const unit = find(({ kind, token }) => kind === "unit" && !token);
  return {
    unit,
    other: find((card) => card.kind === "unit" && !card.token && card !== unit),
    magic: find(({ kind }) => kind === "magic"),
    stone: find(({ kind }) => kind === "stone"),
    example: cards.find(
      ({ kind, token, catalyst, text }) => kind === "unit" && !token && countSymbols(catalyst) > 0 && text !== "",
    ),
  };
}

/** Position of each part of a card on its face, in percent from the left and top edges. */
const PARTS = [
  { part: "name", at: [12, 9] },
  { part: "cost", at: [0, 28] },
  { part: "catalyst", at: [100, 28] },
  { part: "kind", at: [16, 67] },
  { part: "text", at: [0, 76] },
  { part: "ap", at: [0, 93] },
  { part: "hp", at: [100, 93] },
] as const;

type PartsProps = {
  card: CatalogueCard | undefined;
  words: Readonly<Record<(typeof PARTS)[number]["part"], string>>;
  lang: Lang;
};

/** Renders a card with numbers at its parts, and what they are. */
function CardParts({ card, words, lang }: PartsProps) {
  if (card === undefined) return null;
  return (
    <div className="grid items-center gap-5 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
      <div className="relative mx-auto w-full max-w-60">
        <CardFace card={card} printing={card.printings.at(-1)} lang={lang} />
        {PARTS.map(({ part, at: [left, top] }, place) => (
          <span
            key={part}
            aria-hidden="true"
            className="absolute grid size-6 -translate-x-1/2 -translate-y-1/2 place-content-center rounded-full bg-ink font-semibold text-leaf text-sm"
            style={{ left: `${left}%`, top: `${top}%` }}
          >
            {place + 1}
          </span>
        ))}
      </div>
      <ol className="grid list-decimal gap-1 ps-6">
        {PARTS.map(({ part }) => (
          <li key={part}>{words[part]}</li>
        ))}
      </ol>
    </div>
  );
}
