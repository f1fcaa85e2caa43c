"use client";

import { cardFileOf } from "@/lib/admin/edit-file";
import { blankPrinting, type CardForm, type PrintingForm, type RevisionForm } from "@/lib/admin/edit-forms";
import { type IsoDate, TAGS } from "@/lib/catalogue/types";
import { Button } from "../../kit/button";
import { CheckChip } from "../../kit/check-chip";
import { Glyph } from "../../kit/glyph";
import { Panel } from "../../kit/panel";
import { TextArea } from "../../kit/text-area";
import { TextField } from "../../kit/text-field";
import type { Lang } from "../../words/lang";
import { EditorShell } from "./editor-shell";
import type { EditorWords } from "./editor-words";
import { PrintingFields } from "./printing-fields";
import { RevisionFields } from "./revision-fields";
import { useKeptForm } from "./use-kept-form";

type Props = {
  /** Under what it is kept while it is typed: the card's number, or that it is new. */
  id: string;
  form: CardForm;
  /** The state of the data that the form began with. */
  stamp: string;
  /** Whether the card is in the catalogue: its number and name are then fixed. */
  known: boolean;
  sets: readonly { readonly code: string; readonly name: string }[];
  today: IsoDate;
  lang: Lang;
  words: EditorWords;
};

/** Everything that is known of a card, to be edited in place. */
export function CardEditor({ id, form: begin, stamp, known, sets, today, lang, words }: Props) {
  const { form, setForm, restored, reset } = useKeptForm(`card.${id}`, stamp, begin);
  const text = words.edit.card;
  const change = (more: Partial<CardForm>) => setForm({ ...form, ...more });
  const revise = (index: number, revision: RevisionForm | null) =>
    change({ revisions: replaced(form.revisions, index, revision) });
  const print = (index: number, printing: PrintingForm | null) =>
    change({ printings: replaced(form.printings, index, printing) });
  const addRevision = () => {
    const last = form.revisions.at(-1);
    if (last) change({ revisions: [...form.revisions, { ...last, effectiveOn: today, fresh: true }] });
  };
  const addPrinting = () => {
    const printing = blankPrinting(sets.at(-1)?.code ?? "", form.revisions.at(-1)?.effectiveOn ?? today);
    change({ printings: [...form.printings, printing] });
  };
  return (
    <EditorShell file={() => cardFileOf(form)} {...{ restored, lang, words }} onReset={reset}>
      <Names form={form} known={known} change={change} words={words} />
      <Panel aria-label={text.revisions} className="grid gap-5">
        <div>
          <h2 className="text-lg">{text.revisions}</h2>
          <p className="text-ink-soft text-sm">{text.revisionsLead}</p>
        </div>
        {form.revisions.map((revision, index) => (
          <RevisionFields
            // biome-ignore lint/suspicious/noArrayIndexKey: the days change while they are typed; the order does not.
            key={index}
            revision={revision}
            onChange={(next) => revise(index, next)}
            onRemove={revision.fresh && form.revisions.length > 1 ? () => revise(index, null) : null}
            lang={lang}
            words={words}
          />
        ))}
        <div>
          <Button size="small" onClick={addRevision}>
            <Glyph name="plus" size={18} />
            {text.addRevision}
          </Button>
        </div>
      </Panel>
      <Panel aria-label={text.printings} className="grid gap-5">
        <h2 className="text-lg">{text.printings}</h2>
        {form.printings.map((printing, index) => (
          <PrintingFields
            // biome-ignore lint/suspicious/noArrayIndexKey: the numbers change while they are typed; the order does not.
            key={index}
            printing={printing}
            days={form.revisions.map(({ effectiveOn }) => effectiveOn)}
            sets={sets}
            onChange={(next) => print(index, next)}
            onRemove={printing.fresh ? () => print(index, null) : null}
            words={words}
          />
        ))}
        {sets.length === 0 ? (
          <p className="text-ink-soft">{text.noSets}</p>
        ) : (
          <div>
            <Button size="small" onClick={addPrinting}>
              <Glyph name="plus" size={18} />
              {text.addPrinting}
            </Button>
          </div>
        )}
      </Panel>
    </EditorShell>
  );
}

type NamesProps = Pick<Props, "known" | "words"> & { form: CardForm; change: (more: Partial<CardForm>) => void };

function Names({ form, known, change, words }: NamesProps) {
  const text = words.edit.card;
  const of = (field: "number" | "name" | "reading" | "englishName") => ({
    name: field,
    value: form[field],
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
  });
  const tag = (name: (typeof TAGS)[number], on: boolean) =>
    change({ tags: TAGS.filter((one) => (one === name ? on : form.tags.includes(one))) });
  return (
    <Panel aria-label={text.basics} className="grid gap-4">
      <h2 className="text-lg">{text.basics}</h2>
      <div className="grid items-start gap-4 sm:grid-cols-[10rem_1fr]">
        <TextField label={text.number} inputMode="numeric" readOnly={known} {...of("number")} />
        <TextField
          label={text.name}
          readOnly={known}
          hint={known ? text.nameHint : undefined}
          {...of("name")}
          lang="ja"
        />
      </div>
      {known ? null : <p className="text-ink-soft text-sm">{text.numberHint}</p>}
      <TextField label={text.reading} hint={text.readingHint} {...of("reading")} lang="ja" />
      <TextField label={text.englishName} {...of("englishName")} lang="en" />
      <TextArea
        label={text.aliases}
        hint={text.aliasesHint}
        rows={3}
        value={form.aliases}
        onChange={(event) => change({ aliases: event.target.value })}
      />
      <fieldset>
        <legend className="font-medium text-sm">{text.tags}</legend>
        <div className="mt-1 flex flex-wrap gap-2">
          {TAGS.map((name) => (
            <CheckChip
              key={name}
              checked={form.tags.includes(name)}
              onChange={(event) => tag(name, event.target.checked)}
            >
              {words.tags[name]}
            </CheckChip>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <CheckChip checked={form.token} onChange={(event) => change({ token: event.target.checked })}>
          {text.token}
        </CheckChip>
        <CheckChip checked={form.retired} onChange={(event) => change({ retired: event.target.checked })}>
          {text.retired}
        </CheckChip>
      </div>
      {form.retired ? <p className="text-ink-soft text-sm">{text.retiredHint}</p> : null}
    </Panel>
  );
}

/** A list with one entry replaced, or taken out for `null`. */
const replaced = <T,>(list: readonly T[], index: number, entry: T | null): readonly T[] =>
  list.flatMap((old, i) => (i !== index ? [old] : entry === null ? [] : [entry]));
