"use client";

import { useWords } from "@/app/i18n/use-words";
import { Dialog } from "@/app/ui/kit/dialog";
import { MENU_ITEM_CLASS } from "@/app/ui/kit/menu";
import { useDescribeEdit } from "../draft/describe-edit";
import type { DraftStore } from "../draft/draft-store";
import type { DeckEditorState } from "../draft/use-deck-editor-state";

type Props = { editor: DeckEditorState; store: DraftStore; onClose: () => void };

/** Renders every edit that can be undone or done again, the latest first, to go to any of them at once. */
export function HistoryDialog({ editor, store, onClose }: Props) {
  const { history: texts, close } = useWords("builder");
  const describeEdit = useDescribeEdit(editor.title);
  const { past, future } = editor.draft.history;
  const done = past.map(({ edit }, index) => ({ edit, by: index + 1 - past.length }));
  const undone = future.map(({ edit }, index) => ({ edit, by: future.length - index }));
  const steps = [...undone, ...done.reverse(), ...(past.length > 0 ? [{ edit: null, by: -past.length }] : [])];
  return (
    <Dialog open onClose={onClose} title={texts.title} closeLabel={close}>
      {past.length + future.length === 0 ? <p>{texts.empty}</p> : null}
      <ol>
        {steps.map(({ edit, by }) => (
          <li key={by}>
            <button
              type="button"
              aria-current={by === 0 ? "step" : undefined}
              className={`${MENU_ITEM_CLASS} ${by > 0 ? "text-ink-soft!" : ""}`}
              onClick={() => store.travel(by)}
            >
              <span className="flex-1">{edit ? describeEdit(edit) : texts.start}</span>
              {by === 0 ? <span className="text-ink-soft">{texts.now}</span> : null}
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
