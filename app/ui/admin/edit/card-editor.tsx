"use client";

import { useEffect, useRef } from "react";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { createCardFile } from "@/lib/admin/create-edited-file";
import { type CardForm, createBlankPrinting } from "@/lib/admin/edit-forms";
import type { IsoDate } from "@/lib/magmell/catalogue/model/types";
import { Button } from "../../kit/button";
import { Panel } from "../../kit/panel";
import { Icon } from "../../kit/svg-icon";
import { AdminFormLayout } from "./editor-shell";
import type { GetFieldError } from "./form-problems";
import { NameFields } from "./name-fields";
import { PrintingFields } from "./printing-fields";
import { RevisionFields } from "./revision-fields";
import { useRevisionReader } from "./revision-readings";
import type { NextFormLink } from "./submitted-form";
import { useFormDraft } from "./use-form-draft";

type Props = {
  /** Storage id of the draft: the card's number, or "new". */
  id: string;
  form: CardForm;
  /** Whether the card exists; then its number and name are fixed. */
  known: boolean;
  sets: readonly { readonly code: string; readonly name: string }[];
  today: IsoDate;
  next: NextFormLink | null;
  lang: Lang;
};

const textOf = (form: CardForm) => createCardFile(form).text;

/** Renders the form that edits all data of a card. */
export function CardEditor({ id, form: begin, known, sets, today, next, lang }: Props) {
  const kept = useFormDraft(`card.${id}`, begin, known, textOf);
  const { form, setForm } = kept;
  const change = (more: Partial<CardForm>) => setForm({ ...form, ...more });
  return (
    <AdminFormLayout kept={kept} next={next} lang={lang} fileOf={createCardFile}>
      {(errorAt, forget) => (
        <>
          <NameFields form={form} known={known} change={change} errorAt={errorAt} />
          <Revisions form={form} today={today} change={change} errorAt={errorAt} forget={forget} lang={lang} />
          <Printings form={form} today={today} sets={sets} change={change} errorAt={errorAt} forget={forget} />
        </>
      )}
    </AdminFormLayout>
  );
}

type PartProps = Pick<Props, "form" | "today"> & {
  change: (more: Partial<CardForm>) => void;
  errorAt: GetFieldError;
  /** Clears all errors, before fields change their positions. */
  forget: () => void;
};

function Revisions({ form, today, change, errorAt, forget, lang }: PartProps & Pick<Props, "lang">) {
  const text = useWords("adminEdit.card");
  const { revisions } = form;
  const read = useRevisionReader();
  const { place, acted } = useListFocus(revisions.length);
  const remove = (index: number) => {
    acted();
    forget();
    change({ revisions: replaced(revisions, index, null) });
  };
  const add = () => {
    acted();
    const last = revisions.at(-1);
    if (last) change({ revisions: [...revisions, { ...last, effectiveOn: today, fresh: true }] });
  };
  return (
    <Panel ref={place} aria-label={text.revisions} className="grid gap-5">
      <div>
        <h2 className="text-lg">{text.revisions}</h2>
        <p className="text-ink-soft text-sm">{text.revisionsLead}</p>
      </div>
      {revisions.map((revision, index) => (
        <RevisionFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the days change while they are typed; the order does not.
          key={index}
          at={`revisions.${index}`}
          onChange={(next) => change({ revisions: replaced(revisions, index, next) })}
          onRemove={revision.fresh && revisions.length > 1 ? () => remove(index) : null}
          revision={revision}
          read={read}
          errorAt={errorAt}
          lang={lang}
        />
      ))}
      <AddButton onClick={add}>{text.addRevision}</AddButton>
    </Panel>
  );
}

function Printings({ form, today, sets, change, errorAt, forget }: PartProps & Pick<Props, "sets">) {
  const text = useWords("adminEdit.card");
  const { printings, revisions } = form;
  const { place, acted } = useListFocus(printings.length);
  const remove = (index: number) => {
    acted();
    forget();
    change({ printings: replaced(printings, index, null) });
  };
  const add = () => {
    acted();
    const printing = createBlankPrinting(sets.at(-1)?.code ?? "", revisions.at(-1)?.effectiveOn ?? today);
    change({ printings: [...printings, printing] });
  };
  return (
    <Panel ref={place} aria-label={text.printings} className="grid gap-5">
      <h2 className="text-lg">{text.printings}</h2>
      {printings.map((printing, index) => (
        <PrintingFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the numbers change while they are typed; the order does not.
          key={index}
          at={`printings.${index}`}
          days={revisions.map(({ effectiveOn }) => effectiveOn)}
          onChange={(next) => change({ printings: replaced(printings, index, next) })}
          onRemove={printing.fresh ? () => remove(index) : null}
          printing={printing}
          errorAt={errorAt}
          sets={sets}
        />
      ))}
      {sets.length === 0 ? (
        <p className="text-ink-soft">{text.noSets}</p>
      ) : (
        <AddButton onClick={add}>{text.addPrinting}</AddButton>
      )}
    </Panel>
  );
}

const AddButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <div>
    <Button size="small" onClick={onClick}>
      <Icon name="plus" size={18} />
      {children}
    </Button>
  </div>
);

/** Returns a list with one entry replaced, or removed if `entry` is null. */
const replaced = <T,>(list: readonly T[], index: number, entry: T | null): readonly T[] =>
  list.flatMap((old, i) => (i !== index ? [old] : entry === null ? [] : [entry]));

/**
 * Manages the focus in a list of field groups: adding moves it to the first new field, removing to the add button. Call
 * `acted` whenever the list is changed.
 */
function useListFocus(count: number) {
  const place = useRef<HTMLElement>(null);
  const before = useRef<number | null>(null);
  const acted = () => {
    before.current = count;
  };
  useEffect(() => {
    const was = before.current;
    before.current = null;
    if (was === null || was === count) return;
    const added = [...(place.current?.querySelectorAll("fieldset") ?? [])].at(-1);
    const button = [...(place.current?.querySelectorAll("button") ?? [])].at(-1);
    const target = count > was ? added?.querySelector<HTMLElement>("input, select, textarea") : button;
    target?.focus();
  }, [count]);
  return { place, acted };
}
