import type { ReactNode } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Icon } from "@/app/ui/kit/svg-icon";
import { getOwn } from "@/lib/collections";
import type { DraftSaver, DraftSaveState } from "./draft-saver";

/** Class of the links beside a save state. */
export const SAVE_LINK_CLASS = "link inline-flex min-h-7 items-center pointer-coarse:min-h-11";

type Props = {
  state: DraftSaveState<unknown>;
  /** Whether the browser stores the draft, and how often another tab's draft replaced it. */
  draft: { readonly kept: boolean; readonly replacedCount: number };
  saver: Pick<DraftSaver<unknown>, "save">;
  signedIn: boolean;
  /** URL of the editor, to return to after sign-in. */
  here: string;
  lang: Lang;
  /** Whether only problems are announced. */
  quiet?: boolean;
  /** Whether there are unsaved changes. */
  canSave: boolean;
  shortcut?: string;
  /** Opens the dialog that compares two versions. */
  onChoose: () => void;
  /** Links before the sign-in link. */
  children?: ReactNode;
  /** Links after it. */
  after?: ReactNode;
};

/** Renders where a deck is currently stored, with controls to save it to the account. */
export function SaveState({ state, draft, saver, signedIn, here, lang, quiet, canSave, shortcut, ...rest }: Props) {
  const { onChoose, children, after } = rest;
  const words = useWords("builder.save");
  const isLost = isDraftLost(state, draft.kept);
  const icon = isLost ? "warning" : ICONS[state.at];
  const calm = icon !== "warning" && icon !== "error";
  return (
    <>
      <p
        role={quiet && calm ? undefined : "status"}
        className={`flex items-center gap-1.5 ${calm ? "text-ink-soft" : "text-red"}`}
      >
        <Icon name={icon} size={16} />
        <span data-save={state.at}>{isLost ? words.notKept : describeSave(state, words, lang)}</span>
      </p>
      {children}
      {state.at === "conflict" ? (
        <Button size="small" onClick={onChoose}>
          {words.choose}
        </Button>
      ) : null}
      {signedIn && canSave && (state.at === "local" || state.at === "refused") ? (
        <Button size="small" variant="primary" aria-keyshortcuts={shortcut} onClick={() => void saver.save()}>
          {state.at === "local" ? words.saveNow : words.save}
        </Button>
      ) : null}
      {signedIn && !(state.at === "refused" && state.code === "signedOut") ? null : (
        <a className={SAVE_LINK_CLASS} href={localizePath(lang, `/sign-in?return=${encodeURIComponent(here)}`)}>
          {words.signIn}
        </a>
      )}
      {after}
      {draft.replacedCount > 0 ? (
        <p role="status" className="basis-full text-gold">
          {words.replacedByOtherTab}
        </p>
      ) : null}
    </>
  );
}

/** Icon of each state; a lost draft has the warning icon. */
const ICONS = {
  local: "book",
  waiting: "more",
  saving: "more",
  saved: "check",
  offline: "warning",
  conflict: "warning",
  refused: "error",
} as const;

/** Describes where the deck is currently saved. */
function describeSave(state: DraftSaveState<unknown>, words: Dictionary["builder"]["save"], lang: Lang): string {
  if (state.at === "saved") {
    const time = new Intl.DateTimeFormat([lang, "en"], { hour: "2-digit", minute: "2-digit" }).format(state.time);
    return format(words.saved, { time });
  }
  if (state.at !== "refused") return words[state.at];
  return getOwn<string>(words.refused, state.code) ?? words.refused.unexpected;
}

/** Returns whether neither the browser nor an account stores the deck. */
export const isDraftLost = ({ at }: DraftSaveState<unknown>, kept: boolean): boolean =>
  !kept && !["saved", "saving", "waiting"].includes(at);
