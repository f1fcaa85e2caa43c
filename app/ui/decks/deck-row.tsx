import type { ReactNode } from "react";

type Props = {
  /** Precedes the face, such as a checkbox. */
  before?: ReactNode;
  /** `null` where decks have no face. */
  face: ReactNode;
  name: string;
  href: string;
  /** Figures of the deck, in one line where they fit. */
  facts: ReactNode;
  /** What is done with the deck. */
  children?: ReactNode;
};

/** Stands for the face of a deck without known cards. */
export const NO_DECK_FACE = <div className="size-full rounded-[3px] bg-wash" />;

/** Renders a row of a list of one's own decks: face, name, figures and buttons. */
export function DeckRow({ before, face, name, href, facts, children }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      {before}
      {face === null ? null : (
        <div aria-hidden="true" className="size-14 shrink-0">
          {face}
        </div>
      )}
      <div className="min-w-0 flex-[1_1_12rem]">
        <h3 className="text-lg">
          <a className="link inline-flex items-center wrap-anywhere pointer-coarse:min-h-11" href={href}>
            {name}
          </a>
        </h3>
        <div className="flex flex-wrap items-center gap-x-4 text-ink-soft text-sm">{facts}</div>
      </div>
      <div className="flex flex-wrap items-center gap-2 empty:hidden max-md:w-full">{children}</div>
    </li>
  );
}
