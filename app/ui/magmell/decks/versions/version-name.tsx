"use client";

import { useState } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { sendJson } from "@/app/ui/http/send";
import { Button } from "@/app/ui/kit/button";
import { TextField } from "@/app/ui/kit/text-field";
import { useHydrated } from "@/app/ui/kit/use-hydrated";

type Props = {
  deckId: string;
  version: number;
  name: string | null;
  /** The number of the version in words. */
  title: string;
};

const NAME_MAX = 80;

/** Renders the name of a version, which the deck's owner can set, change or remove. */
export function VersionName({ deckId, version, title, name }: Props) {
  const words = useWords("deckSocial.versionActs");
  const hydrated = useHydrated();
  const [typed, setTyped] = useState(name ?? "");
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    if (busy) return;
    setBusy(true);
    setSaid(null);
    const sent = await sendJson("PATCH", `/api/decks/${deckId}/versions/${version}`, { name: typed });
    setBusy(false);
    setProblem(sent.ok ? null : sent.failure.code === "tooMany" ? words.full : words.failed);
    if (sent.ok) setSaid(typed.trim() === "" ? words.removedName : words.savedName);
  };
  return (
    <form
      className="grid gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="flex gap-2">
        <TextField
          label={format(words.nameField, { version: title })}
          hideLabel
          frameClassName="min-w-0 grow"
          value={typed}
          maxLength={NAME_MAX}
          placeholder={words.namePlaceholder}
          error={problem}
          autoComplete="off"
          disabled={!hydrated}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" className="self-start whitespace-nowrap" disabled={!hydrated} aria-disabled={busy}>
          {words.save}
        </Button>
      </div>
      <p role="status" className="text-green text-sm empty:hidden">
        {said}
      </p>
    </form>
  );
}
