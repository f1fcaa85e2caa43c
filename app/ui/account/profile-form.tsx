"use client";

import { useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { MAX_BIO_LENGTH } from "@/lib/accounts/bounds";
import { sendJson } from "../http/send";
import { Button } from "../kit/button";
import { TextArea } from "../kit/text-area";
import { TextField } from "../kit/text-field";
import { FailureNotice } from "./failure-notice";
import type { FieldProblems } from "./field-problems";
import { SavedStatus } from "./saved-note";
import { useForm } from "./use-form";

type Props = { name: string; bio: string };

/** Renders the profile of an author as others read it: the name, and a few words. */
export function ProfileForm({ name, bio }: Props) {
  const profile = useWords("deckSocial.profile");
  const fields = useWords("accounts.fields");
  const hints = useWords("accounts.hints");
  const sending = useWords("accounts.sending");
  const account = useWords("accounts.account");
  const [saved, setSaved] = useState(false);
  const { form, problems, failure, busy, ready } = useForm({
    check: (values): FieldProblems =>
      (values.bio ?? "").trim().length > MAX_BIO_LENGTH ? { bio: profile.bioLong } : {},
    send: (values) => {
      setSaved(false);
      return sendJson("PATCH", "/api/accounts/me", { name: values.name ?? "", bio: values.bio ?? "" });
    },
    done: () => setSaved(true),
  });
  return (
    <form {...form} className="grid gap-4">
      <FailureNotice failure={failure} />
      <TextField
        name="name"
        label={fields.name}
        hint={hints.name}
        error={problems.name}
        defaultValue={name}
        autoComplete="nickname"
      />
      <TextArea
        name="bio"
        rows={4}
        label={profile.bio}
        hint={profile.bioHint}
        error={problems.bio}
        defaultValue={bio}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" disabled={!ready}>
          {busy ? sending : account.save}
        </Button>
        <SavedStatus text={saved ? account.saved : null} />
      </div>
    </form>
  );
}
