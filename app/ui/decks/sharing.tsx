"use client";

import { useState } from "react";
import { type SavedDeck, VISIBILITIES, type Visibility } from "@/lib/decks/types";
import { useHydrated } from "../account/use-hydrated";
import { sendJson } from "../http/send";
import type { Dictionary } from "../i18n/dictionary";
import { format } from "../i18n/format";
import { href, type Lang } from "../i18n/lang";
import { Button } from "../kit/button";
import { Glyph } from "../kit/glyph";
import { SelectField } from "../kit/select-field";
import { TextField } from "../kit/text-field";
import { absolute, copyLink } from "./copy-link";

type Props = {
  deck: Pick<SavedDeck, "id" | "visibility" | "link">;
  lang: Lang;
  words: Pick<Dictionary["decks"], "visibility" | "link" | "failures">;
};

/** Who may see a deck, for its owner to decide, and the link while there is one. */
export function Sharing({ deck, lang, words }: Props) {
  const hydrated = useHydrated();
  const [{ visibility, link }, setShared] = useState(deck);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);

  const change = async (wish: Visibility) => {
    setBusy(true);
    setProblem(null);
    const sent = await sendJson("PATCH", `/api/decks/${deck.id}`, { visibility: wish });
    setBusy(false);
    if (!sent.ok) return setProblem(sayProblem(sent.failure.code, words.failures));
    setShared((sent.body as { deck: SavedDeck }).deck);
    setSaid(format(words.visibility.changed, { visibility: words.visibility[wish] }));
  };
  const address = link ? href(lang, link) : null;
  const copy = async () => {
    if (address) setSaid((await copyLink(address)) ? words.link.copied : null);
  };

  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label={words.visibility.label}
        hint={visibility === "unlisted" ? words.visibility.linkDies : words.visibility.hints[visibility]}
        error={problem}
        value={visibility}
        disabled={!hydrated || busy}
        options={VISIBILITIES.map((value) => ({ value, label: words.visibility[value] }))}
        onChange={(event) => change(event.currentTarget.value as Visibility)}
      />
      {address && hydrated ? (
        <div className="flex flex-wrap items-end gap-2 self-start">
          <TextField
            label={words.link.label}
            value={absolute(address)}
            readOnly
            frameClassName="min-w-40 grow"
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button className="whitespace-nowrap" onClick={copy}>
            <Glyph name="copy" />
            {words.link.copy}
          </Button>
        </div>
      ) : null}
      <p role="status" className="text-green text-sm sm:col-span-2">
        {said}
      </p>
    </div>
  );
}

const sayProblem = (code: string, words: Props["words"]["failures"]): string =>
  code === "notFound" || code === "signedOut" || code === "limited" || code === "offline" ? words[code] : words.other;
