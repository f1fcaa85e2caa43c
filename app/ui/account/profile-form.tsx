"use client";

import { useWords } from "@/app/i18n/use-words";
import { MAX_BIO_LENGTH } from "@/lib/accounts/bounds";
import { sendJson } from "../http/send";
import { TextArea } from "../kit/text-area";
import { TextField } from "../kit/text-field";
import { AccountForm } from "./account-form";

type Props = { name: string; bio: string };

/** Renders the form of an author's public profile: name and short text. */
export function ProfileForm({ name, bio }: Props) {
  const profile = useWords("deckSocial.profile");
  const fields = useWords("accounts.fields");
  const hints = useWords("accounts.hints");
  const account = useWords("accounts.account");
  return (
    <AccountForm
      submit={account.save}
      check={(values): Record<string, string> =>
        (values.bio ?? "").trim().length > MAX_BIO_LENGTH ? { bio: profile.bioLong } : {}
      }
      send={(values) => sendJson("PATCH", "/api/accounts/me", { name: values.name ?? "", bio: values.bio ?? "" })}
      done={() => account.saved}
    >
      {(problems) => (
        <>
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
        </>
      )}
    </AccountForm>
  );
}
