"use client";

import { type FormEvent, type ReactNode, useRef } from "react";
import { describeImportFix, describeImportProblem } from "@/app/i18n/describe-import-problem";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import type { EditedCardFile } from "@/lib/admin/create-edited-file";
import { Button } from "../../kit/button";
import { Notice } from "../../kit/notice";
import { useHydrated } from "../../kit/use-hydrated";
import { RefusedFileList } from "../import/refused-files";
import { sendTextFile } from "../import/send-files";
import { useFileSender } from "../import/use-file-sender";
import { type GetFieldError, groupProblemsByField, keepFirstProblemPerField } from "./form-problems";
import { FormSummary } from "./form-summary";
import { type NextFormLink, storeSubmittedForm } from "./submitted-form";
import type { FormDraftState } from "./use-form-draft";

type Props<T> = {
  kept: FormDraftState<T>;
  /** The content of the form as a card file. */
  fileOf: (form: T) => EditedCardFile;
  /** The form to edit next. */
  next: NextFormLink | null;
  lang: Lang;
  /** The fields. `forget` clears all errors, before fields change their positions. */
  children: (errorAt: GetFieldError, forget: () => void) => ReactNode;
};

/**
 * Renders the layout of an edit form: a notice about restored input, errors as a list and at their fields, and the
 * review button.
 */
export function AdminFormLayout<T>({ kept, fileOf, next, lang, children }: Props<T>) {
  const sending = useWords("adminEdit.sending");
  const review = useWords("adminEdit.review");
  const words = useWords("importProblems");
  const hydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const { busy, refused, place, run, forget } = useFileSender(lang, (id) =>
    storeSubmittedForm(id, { place: kept.place, back: `${window.location.pathname}${window.location.search}`, next }),
  );
  const problems = refused?.outcome === "refused" ? keepFirstProblemPerField(refused.problems) : null;
  const errors = groupProblemsByField(
    problems ?? [],
    (one) => `${describeImportProblem(words, one)} ${describeImportFix(words, one)}`,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void run(() => sendTextFile(fileOf(kept.form)));
  };
  const go = (name: string) => {
    const [field, part] = [`[name="${CSS.escape(name)}"]`, `[name^="${CSS.escape(name)}."]`];
    element.current?.querySelector<HTMLElement>(`${field}, ${part}`)?.focus();
  };
  return (
    <form ref={element} onSubmit={submit} method="post" noValidate className="grid max-w-3xl gap-6">
      <RestoredNote kept={kept} />
      {children((name) => errors.get(name), forget)}
      {problems && refused?.outcome === "refused" ? (
        <div ref={place} tabIndex={-1} className="focus:outline-none">
          <FormSummary problems={problems} more={refused.more} onGo={go} lang={lang} />
        </div>
      ) : (
        <RefusedFileList refused={refused} place={place} lang={lang} />
      )}
      <div>
        <Button type="submit" variant="primary" disabled={!hydrated || busy}>
          {busy ? sending : review}
        </Button>
      </div>
    </form>
  );
}

function RestoredNote<T>({ kept: { restored, take, reset } }: Pick<Props<T>, "kept">) {
  const edit = useWords("adminEdit");
  if (!restored) return null;
  return (
    <Notice
      tone={restored === "back" ? "info" : "warning"}
      title={restored === "back" ? edit.restored : edit.apart}
      role="status"
    >
      {restored === "apart" ? <p>{edit.apartText}</p> : null}
      <p className="mt-2 flex flex-wrap gap-3">
        {restored === "apart" ? (
          <Button size="small" onClick={take}>
            {edit.take}
          </Button>
        ) : null}
        <Button size="small" variant="quiet" onClick={reset}>
          {edit.discard}
        </Button>
      </p>
    </Notice>
  );
}
