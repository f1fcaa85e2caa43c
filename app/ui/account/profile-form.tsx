"use client";

import { useState } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { BIO_MAX } from "@/lib/accounts/bounds";
import { sendJson } from "../http/send";
import { Button } from "../kit/button";
import { TextArea } from "../kit/text-area";
import { TextField } from "../kit/text-field";
import { FailureNotice } from "./failure-notice";
import type { FieldProblems } from "./field-problems";
import type { FormWords } from "./form-words";
import { SavedNote } from "./saved-note";
import { useForm } from "./use-form";

type Props = {
  name: string;
  bio: string;
  words: FormWords &
    Pick<Dictionary["accounts"], "account"> & { readonly profile: Dictionary["deckSocial"]["profile"] };
};

/** The profile of an author as others read it: the name, and a few words. */
export function ProfileForm({ name, bio, words }: Props) {
  const [saved, setSaved] = useState(false);
  const { form, problems, failure, busy, ready } = useForm({
    words: words.fieldErrors,
    check: (values): FieldProblems =>
      (values.bio ?? "").trim().length > BIO_MAX ? { bio: words.profile.bioLong } : {},
    send: (values) => {
      setSaved(false);
      return sendJson("PATCH", "/api/accounts/me", { name: values.name ?? "", bio: values.bio ?? "" });
    },
    done: () => setSaved(true),
  });
  return (
    <form {...form} className="grid gap-4">
      <FailureNotice failure={failure} words={words.failures} />
      <TextField
        name="name"
        label={words.fields.name}
        hint={words.hints.name}
        error={problems.name}
        defaultValue={name}
        autoComplete="nickname"
      />
      <TextArea
        name="bio"
        rows={4}
        label={words.profile.bio}
        hint={words.profile.bioHint}
        error={problems.bio}
        defaultValue={bio}
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
