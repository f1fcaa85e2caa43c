"use client";

import { type ComponentType, useState } from "react";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Dialog } from "@/app/ui/kit/dialog";
import { SelectField } from "@/app/ui/kit/select-field";
import { TextArea } from "@/app/ui/kit/text-area";
import { TextField } from "@/app/ui/kit/text-field";
import { registerLazyModule } from "@/app/ui/lazy/lazy-modules";
import { useLazyComponent } from "@/app/ui/lazy/use-lazy-component";
import type { FindCardLink } from "@/app/ui/markdown/link-names";
import { toNameKey } from "@/engine/magmell";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { DECK_CONTENT_LIMITS, type DeckAbout } from "@/lib/magmell/decks/content";
import type { DraftStore } from "../draft/draft-store";
import type { DeckEditorState } from "../draft/use-deck-editor-state";
import { formatTags, parseTags } from "./tag-list";

type MarkdownProps = { text: string; linkOf?: FindCardLink; elsewhere: string; className?: string };

const fetchMarkdown = registerLazyModule(
  async (): Promise<ComponentType<MarkdownProps>> => (await import("@/app/ui/markdown/markdown")).Markdown,
);

type Props = {
  editor: DeckEditorState;
  store: DraftStore;
  catalogue: Catalogue;
  lang: Lang;
  pageOf: (name: string) => string;
  onClose: () => void;
};

/** Renders the deck details: description, tags, icon card, and a primer in Markdown. Saves while typing. */
export function AboutDialog({ editor, store, catalogue, lang, pageOf, onClose }: Props) {
  const texts = useWords("editor.about");
  const close = useWords("builder.close");
  const { about, deck } = editor.present;
  const [tags, setTags] = useState(() => formatTags(about.tags));
  const [typed, setTyped] = useState<keyof DeckAbout | null>(null);
  const describe = (part: keyof DeckAbout, change: Partial<DeckAbout>) => {
    // Letters typed into one field after another are one step; another field begins the next one.
    store.edit({ do: "describe", about: { ...about, ...change }, typing: typed === part });
    setTyped(part);
  };
  const names = [...new Set([...deck.grimoire, ...deck.stoneDeck].map(({ name }) => name))];
  const heroes = about.hero !== null && !names.includes(about.hero) ? [...names, about.hero] : names;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      closeLabel={close}
      actions={
        <Button variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <div className="grid gap-4">
        <TextArea
          label={texts.description}
          hint={texts.descriptionHint}
          rows={2}
          maxLength={DECK_CONTENT_LIMITS.description}
          value={about.description}
          onChange={({ target }) => describe("description", { description: target.value })}
        />
        <TextField
          label={texts.tags}
          hint={texts.tagsHint}
          autoComplete="off"
          maxLength={DECK_CONTENT_LIMITS.tags * (DECK_CONTENT_LIMITS.tag + 1)}
          value={tags}
          onChange={({ target }) => {
            setTags(target.value);
            describe("tags", { tags: parseTags(target.value) });
          }}
        />
        <SelectField
          label={texts.hero}
          hint={texts.heroHint}
          options={[
            { value: "", label: texts.heroAuto },
            ...heroes.map((name) => ({ value: name, label: editor.title(name) })),
          ]}
          value={about.hero ?? ""}
          onChange={({ target }) => describe("hero", { hero: target.value === "" ? null : target.value })}
        />
        <Primer
          text={about.primer}
          onText={(primer) => describe("primer", { primer })}
          linkOf={(name) => linkOf(catalogue, lang, pageOf, name)}
        />
      </div>
    </Dialog>
  );
}

function linkOf({ names }: Catalogue, lang: Lang, pageOf: Props["pageOf"], name: string): ReturnType<FindCardLink> {
  const card = names.keys.get(toNameKey(name));
  return card ? { href: pageOf(card.name), title: lang === "ja" ? `《${card.name}》` : card.englishName } : null;
}

type PrimerProps = {
  text: string;
  onText: (text: string) => void;
  linkOf: FindCardLink;
};

function Primer({ text, onText, linkOf: link }: PrimerProps) {
  const words = useWords("editor.about");
  const [shown, setShown] = useState(false);
  const Markdown = useLazyComponent(fetchMarkdown, shown);
  return (
    <div className="grid gap-2">
      {shown ? (
        <section aria-label={words.preview} className="min-h-40 rounded-[3px] border border-line bg-paper p-3 text-sm">
          {text.trim() === "" ? <p className="text-ink-soft">{words.nothing}</p> : null}
          {Markdown ? <Markdown text={text} linkOf={link} elsewhere={words.elsewhere} /> : null}
        </section>
      ) : (
        <TextArea
          label={words.primer}
          hint={words.primerHint}
          rows={10}
          maxLength={DECK_CONTENT_LIMITS.primer}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      )}
      <Button size="small" className="justify-self-start" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? words.write : words.preview}
      </Button>
    </div>
  );
}
