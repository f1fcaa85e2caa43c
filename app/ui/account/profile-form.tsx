"use client";

import { useState } from "react";
import { sendJson } from "../http/send";
import type { Dictionary } from "../i18n/dictionary";
import { Button } from "../kit/button";
import { TextField } from "../kit/text-field";
import { FailureNotice } from "./failure-notice";
import type { FormWords } from "./form-words";
import { SavedNote } from "./saved-note";
import { useForm } from "./use-form";

type Props = { name: string; words: FormWords & Pick<Dictionary["accounts"], "account"> };

/** The name that others see. */
export function ProfileForm({ name, words }: Props) {
  const [saved, setSaved] = useState(false);
  const { form, problems, failure, busy, ready } = useForm({
    words: words.fieldErrors,
    send: (values) => {
      setSaved(false);
      return sendJson("PATCH", "/api/accounts/me", { name: values.name ?? "" });
    },
    done: () => setSaved(true),
  });
  return (
    <form {...form} className="grid gap-4">
      <FailureNotice failure={failure} words={words.failures} />
      <TextField
        name="name"
        label={words.fields.name}
        hideLabel
        hint={words.hints.name}
        error={problems.name}
        defaultValue={name}
        autoComplete="nickname"
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" disabled={!ready}>
          {busy ? words.sending : words.account.save}
        </Button>
        <SavedNote text={saved ? words.account.saved : null} />
      </div>
    </form>
  );
}
