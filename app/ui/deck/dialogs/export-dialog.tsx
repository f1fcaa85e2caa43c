"use client";

import { formatNames } from "@/app/i18n/describe-deck-problem";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { CopyField } from "@/app/ui/kit/copy-field";
import { Dialog } from "@/app/ui/kit/dialog";
import { Notice } from "@/app/ui/kit/notice";
import { givenName } from "@/app/ui/share/deck-name";
import type { Catalogue } from "@/lib/catalogue/model/types";
import { encodeDeck, numberTable } from "@/lib/sharing/deck-code";
import type { EncodeProblem } from "@/lib/sharing/types";
import type { BuilderWords } from "../builder-words";
import { inReadingOrder } from "../cards/deck-groups";
import type { DeckEditor } from "../draft/use-deck-editor";
import type { Workspace } from "../draft/use-workspace";
import { DraftSharing } from "./draft-sharing";
import { ExportForms } from "./export-forms";

type Props = {
  editor: DeckEditor;
  workspace: Workspace;
  catalogue: Catalogue;
  lang: Lang;
  words: BuilderWords;
  onClose: () => void;
};

/** The deck to take away: as a link, as a code, and as text in the form and the language of one's choice. */
export function ExportDialog({ editor, workspace, catalogue, lang, words, onClose }: Props) {
  const { export: texts, close } = words.builder;
  const encoded = encodeDeck(editor.deck, numberTable(catalogue.cards));
  const { name, candidates } = editor.draft.history.present;
  return (
    <Dialog open onClose={onClose} title={texts.title} closeLabel={close}>
      <div className="grid gap-2">
        <DraftSharing
          name={name || words.builder.unnamed}
          given={givenName(name, editor.deck, catalogue, lang, { share: words.share, site: words.cards })}
          code={encoded.ok ? encoded.code : null}
          deckId={workspace.saver.deckId()}
          lang={lang}
          words={words.share}
        />
        {encoded.ok ? (
          <CopyField label={texts.code} value={encoded.code} words={texts} />
        ) : (
          <Notice tone="warning" title={texts.code} className="mb-3">
            {sayNoCode(encoded.problem, words, editor)}
          </Notice>
        )}
        <ExportForms
          name={name}
          lists={{ deck: inReadingOrder(editor.deck, catalogue), candidates }}
          catalogue={catalogue}
          lang={lang}
          words={words}
        />
      </div>
    </Dialog>
  );
}

function sayNoCode(problem: EncodeProblem, { builder, problems }: BuilderWords, { title }: DeckEditor): string {
  const text = builder.export.noCode[problem.code];
  return "names" in problem ? format(text, { names: formatNames(problems.names, problem.names, title) }) : text;
}
