"use client";

import { useState } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { sendJson } from "@/app/ui/http/send";
import { SelectField } from "@/app/ui/kit/select-field";
import { VISIBILITIES, type Visibility } from "@/lib/decks/visibility";
import type { SavedDeck } from "@/lib/magmell/decks/types";

type Props<Saved> = {
  saved: Pick<SavedDeck, "id" | "visibility">;
  /** The URL of the route that changes decks of the game; that of MAGMELL by default. */
  route?: string;
  onChange: (deck: Saved) => void;
};

const TOLD = ["notFound", "hidden", "signedOut", "limited", "offline"] as const;

/** Renders the visibility field of a saved deck. A change is saved at once and reported to `onChange`. */
export function VisibilityField<Saved = SavedDeck>({ saved, route = "/api/decks", onChange }: Props<Saved>) {
  const words = useWords("decks.visibility");
  const failures = useWords("decks.failures");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const change = async (wish: Visibility) => {
    setBusy(true);
    setProblem(null);
    const sent = await sendJson("PATCH", `${route}/${saved.id}`, { visibility: wish });
    setBusy(false);
    if (!sent.ok) {
      const { code } = sent.failure;
      return setProblem(failures[TOLD.find((told) => told === code) ?? "other"]);
    }
    onChange((sent.body as { deck: Saved }).deck);
    setSaid(format(words.changed, { visibility: words[wish] }));
  };
  return (
    <div>
      <SelectField
        label={words.label}
        hint={words.hints[saved.visibility]}
        error={problem}
        value={saved.visibility}
        aria-disabled={busy}
        options={VISIBILITIES.map((value) => ({ value, label: words[value] }))}
        onChange={(event) => {
          if (!busy) void change(event.currentTarget.value as Visibility);
        }}
      />
      <p role="status" className="min-h-6 text-green text-sm">
        {said}
      </p>
    </div>
  );
}
