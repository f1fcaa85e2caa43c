"use client";

import { type FormEvent, useDeferredValue, useEffect, useMemo, useState } from "react";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Notice } from "@/app/ui/kit/notice";
import { describeCodeProblem } from "@/app/ui/magmell/deck/describe-code-problem";
import { ListField } from "@/app/ui/magmell/editor/dialogs/list-field";
import { findAskedLines, ListProblems } from "@/app/ui/magmell/editor/dialogs/list-problems";
import { buildNameQuery } from "@/lib/decks/sharing/shared-name";
import { addOpponent } from "@/lib/magmell/play/goldfish-parameters";
import type { DeckTextReading, ListReader } from "./list-reader";
import { IMPORT_FORM_ID } from "./panel-class";

type Props = {
  /** The text that was pasted before and led to no deck. */
  initial: string;
  /** Whether the initial text is a link to a deck that the viewer may not see. */
  missing: boolean;
  version: string;
  lang: Lang;
};

/**
 * Renders the form for a deck in any format. The browser reads lists as you type; the server reads codes and links, and
 * lists if scripts are disabled.
 */
export function DeckImportForm({ initial, missing, version, lang }: Props) {
  const words = useWords("goldfishStart.pasted");
  const [text, setText] = useState(initial);
  const { reader, failed, retry } = useListReader(version, text.trim() !== "");
  const shown = useDeferredValue(text);
  const read = useMemo(() => (reader === null || shown.trim() === "" ? null : reader.read(shown)), [reader, shown]);
  const list = read !== null && "problems" in read.pasted ? read.pasted : null;
  const cards = read === null ? 0 : read.counts.grimoire + read.counts.stoneDeck;
  const doubtful = list !== null && (list.problems.length > 0 || list.size !== undefined);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // A list that was read needs no server; what was not read yet, it reads.
    if (read === null || list === null || shown !== text) return;
    event.preventDefault();
    const opponent = new FormData(event.currentTarget).get("opponent");
    const name = read.pasted.as === "code" ? read.pasted.name : null;
    const path = `/goldfish/${read.code}${buildNameQuery(name)}`;
    if (read.code !== null) window.location.assign(localizePath(lang, addOpponent(path, opponent)));
  };
  return (
    <form id={IMPORT_FORM_ID} action={localizePath(lang, "/goldfish")} className="grid gap-3" onSubmit={submit}>
      <ListField
        name="code"
        label={words.field}
        hint={words.hint}
        value={text}
        onChange={setText}
        rows={6}
        marked={findAskedLines(shown, list?.problems ?? [], list?.as === "json")}
      />
      <div role="status" className="grid gap-3 empty:hidden">
        {missing && text === initial ? <Notice tone="warning" title={words.missing} /> : null}
        {read === null ? (
          text.trim() !== "" && !failed ? (
            <p className="text-ink-soft text-sm">{words.reading}</p>
          ) : null
        ) : (
          <Reading {...read} />
        )}
        {failed ? (
          <Notice tone="error" title={words.failed}>
            <Button size="small" className="mt-2" onClick={retry}>
              {words.retry}
            </Button>
          </Notice>
        ) : null}
      </div>
      {list === null || reader === null ? null : (
        <ListProblems
          text={shown}
          problems={list.problems}
          remarks={list.remarks}
          size={list.size}
          entries={list.as === "json"}
          lang={lang}
          title={(name) => reader.titleOf(name, lang)}
          repair={reader.repair}
          onText={setText}
        />
      )}
      <p>
        <Button type="submit" variant="primary" disabled={list !== null && read?.code === null}>
          {doubtful && cards > 0 ? format(words.submitRest, { n: cards }) : words.submit}
        </Button>
      </p>
    </form>
  );
}

/** The outcome of reading, in a line. */
function Reading({ pasted, counts, code }: DeckTextReading) {
  const words = useWords("goldfishStart.pasted");
  const { codes } = useWords("goldfish.broken");
  if (pasted.as === "brokenCode") return <Notice tone="error" title={describeCodeProblem(codes, pasted.problem)} />;
  if (pasted.as === "link") return <p>{words.link}</p>;
  const read = counts.grimoire + counts.stoneDeck > 0;
  return (
    <p>
      {pasted.as === "code" ? words.code : null} {read ? format(words.counts, counts) : words.nothing}
      {read && code === null ? ` ${words.tooMany}` : null}
    </p>
  );
}

/** The reader of lists, loaded as soon as there is something to read. */
function useListReader(version: string, wanted: boolean) {
  const [reader, setReader] = useState<ListReader | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || failed || reader !== null) return;
    let here = true;
    import("./list-reader")
      .then(({ createListReader }) => createListReader(version))
      .then(
        (opened) => here && setReader(opened),
        () => here && setFailed(true),
      );
    return () => {
      here = false;
    };
  }, [version, wanted, failed, reader]);
  return { reader, failed, retry: () => setFailed(false) };
}
