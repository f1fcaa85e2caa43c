"use client";

import { type SyntheticEvent, useState } from "react";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { CheckboxChip } from "@/app/ui/kit/check-chip";
import { Notice } from "@/app/ui/kit/notice";
import { Skeleton } from "@/app/ui/kit/skeleton";
import { TextArea } from "@/app/ui/kit/text-area";
import { useHydrated } from "@/app/ui/kit/use-hydrated";
import { getMtgGoldfishHref } from "@/app/ui/links/mtg-address";
import { ERAS, type Era, SAMPLE_DECKS } from "@/engine/mtg";
import { countListCards } from "@/lib/decks/lists/list-sums";
import { encodeList, MAX_LIST_CODE_LENGTH } from "@/lib/mtg/decks/lists/list-code";
import { type ParsedList, printList, readList, toListLines } from "@/lib/mtg/decks/lists/pasted-list";
import { getListEra, USUAL_ERA } from "@/lib/mtg/play/list-era";
import { DoubtfulLines } from "../lists/doubtful-lines";
import { readStoredEra, readStoredList, storeEra, storeList } from "./game/storage";

/** Renders the form for the list, the era and the seat, filled with the last pasted list. */
export const ListForm = ({ lang }: { lang: Lang }) =>
  useHydrated() ? <Form lang={lang} /> : <Skeleton className="h-96 max-w-2xl" />;

/** A deck of constructed play has at least as many cards. */
const USUAL_SIZE = 60;

function Form({ lang }: { lang: Lang }) {
  const w = useWords("mtgGoldfish.form");
  const eras = useWords("mtg.eras");
  const eraYears = useWords("mtg.eraYears");
  const [text, setText] = useState(readStoredList);
  const [picked, setPicked] = useState<Era | null>(null);
  const [goesFirst, setGoesFirst] = useState(true);
  const list = readList(text);
  const era = picked ?? getListEra(text) ?? readStoredEra() ?? USUAL_ERA;
  const code = list.main.length === 0 ? null : encodeList(list);
  const tooLong = code !== null && code.length > MAX_LIST_CODE_LENGTH;
  // A reading that was chosen is kept with the list, also if it is never dealt.
  const choose = (to: string) => {
    setText(to);
    storeList(to);
  };
  const deal = (event: SyntheticEvent) => {
    event.preventDefault();
    if (code === null || tooLong) return;
    if (picked !== null) storeEra(picked);
    storeList(list.unread.length > 0 ? text : printList(list));
    window.location.href = getMtgGoldfishHref(lang, code, { era, goesFirst });
  };
  return (
    <form onSubmit={deal} className="grid max-w-2xl gap-5">
      <TextArea
        label={w.list}
        hint={w.hint}
        rows={12}
        placeholder={w.sample}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <fieldset className="grid gap-1">
        <legend className="font-medium text-sm">{w.samples}</legend>
        <div className="flex flex-wrap gap-2">
          {SAMPLE_DECKS.map(({ id, library, [getTextLang(lang)]: name }) => (
            <Button key={id} size="small" onClick={() => setText(printList({ main: toListLines(library), side: [] }))}>
              {name}
            </Button>
          ))}
        </div>
        <p className="text-ink-soft text-sm">{w.sampleHint}</p>
      </fieldset>
      <Reading list={list} text={text} lang={lang} onText={choose} />
      <fieldset className="grid gap-1">
        <legend className="font-medium text-sm">{w.era}</legend>
        <div className="flex flex-wrap gap-2">
          {ERAS.map((one) => (
            <CheckboxChip key={one} type="radio" name="era" checked={era === one} onChange={() => setPicked(one)}>
              {eras[one]}
              <span className="text-ink-soft text-xs">{eraYears[one]}</span>
            </CheckboxChip>
          ))}
        </div>
      </fieldset>
      <fieldset className="grid gap-1">
        <legend className="font-medium text-sm">{w.seat}</legend>
        <div className="flex flex-wrap gap-2">
          {([true, false] as const).map((first) => (
            <CheckboxChip
              key={`${first}`}
              type="radio"
              name="seat"
              checked={goesFirst === first}
              onChange={() => setGoesFirst(first)}
            >
              {first ? w.first : w.second}
            </CheckboxChip>
          ))}
        </div>
      </fieldset>
      {tooLong ? <Notice tone="error" role="alert" title={w.tooLong} /> : null}
      <div className="grid justify-items-start gap-2">
        <Button variant="primary" type="submit" aria-disabled={code === null || tooLong}>
          {w.deal}
        </Button>
        <p className="text-ink-soft text-sm">{w.local}</p>
      </div>
    </form>
  );
}

type ReadingProps = { list: ParsedList; text: string; lang: Lang; onText: (text: string) => void };

/** The cards that were read, and the lines that were not or are in doubt. */
function Reading({ list: { main, side, unread }, text, lang, onText }: ReadingProps) {
  const w = useWords("mtgGoldfish.form");
  const report = useWords("listReport");
  const cards = countListCards(main);
  return (
    <div className="grid gap-2 text-sm">
      <div role="status" className="grid gap-1">
        {main.length === 0 ? (
          <p className="text-ink-soft">{text.trim() === "" ? "" : w.empty}</p>
        ) : (
          <p className="font-medium">{format(w.counted, { cards, names: main.length })}</p>
        )}
        {side.length > 0 ? <p>{format(w.side, { cards: countListCards(side) })}</p> : null}
        {main.length > 0 && cards < USUAL_SIZE ? <p className="text-ink-soft">{w.small}</p> : null}
      </div>
      <DoubtfulLines
        text={text}
        unread={unread}
        lang={lang}
        renderPlace={(line) => format(report.line, { n: line })}
        onText={onText}
      />
    </div>
  );
}
