import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import "@/app/ui/testing/css-locator";
import { format } from "@/app/i18n/format";
import { DeckEditor } from "@/app/ui/mtg/editor/deck-editor";
import { FORMATS, type FormatId } from "@/engine/mtg/deck";

const {
  mtgDesk: deckWords,
  mtgDeckProblems: problems,
  mtgSaved: saved,
  mtgGoldfish,
  listReport,
  builder,
} = getDictionary("ja");
export const deckEditorWords = {
  desk: deckWords,
  problems,
  saved,
  why: mtgGoldfish.form.why,
  doubts: listReport,
  save: builder.save,
  conflict: builder.conflict,
};

const region = (name: string) => page.getByRole("region", { name, exact: true });

/** Locators of the parts of the deck editor. */
export const deckEditorLocators = {
  list: page.getByRole("textbox", { name: deckWords.list.label, exact: true }),
  adding: page.getByRole("combobox", { name: deckWords.list.add }),
  offered: page.getByRole("listbox", { name: deckWords.list.names }).getByRole("option"),
  check: region(deckWords.check.title),
  sorted: region(deckWords.sorted.title),
  seals: region(deckWords.where.title),
  figures: region(deckWords.figures.title),
  board: region(deckWords.board.title),
  begin: region(deckWords.begin.title),
  day: page.getByLabelText(deckWords.on, { exact: true }),
  saving: region(saved.kept),
};

type Props = Parameters<typeof DeckEditor>[0];
type Wishes = Omit<Partial<Props>, "asked"> & { readonly format?: FormatId; readonly on?: string };

/** Renders the deck editor with a new deck; by default signed out, on a site without card data. */
export function renderDeckEditor({ format: id, on, ...wishes }: Wishes = {}) {
  const asked = { text: null, name: null, format: id ?? null, on: on ?? null };
  return render(
    <main>
      <DeckEditor
        saved={null}
        signedIn={false}
        asked={asked}
        hasCards={false}
        additions={{ sets: [], lists: [] }}
        origin={window.location.origin}
        lang="ja"
        {...wishes}
      />
    </main>,
    { wrapper: AllWordsProvider },
  );
}

/** Renders the deck editor and fills in a list. */
export async function renderDeckEditorWithList(list: string, wishes?: Wishes) {
  const screen = await renderDeckEditor(wishes);
  await deckEditorLocators.list.fill(list);
  return screen;
}

/** Undo button of the deck editor. */
export const undoButton = page.getByRole("button", { name: deckWords.undo, exact: true });

/** Formats the message with the number of errors in a deck. */
export const formatErrorCount = (n: number): string => format(deckWords.check.errors, { n });

/** Returns the button of the check panel that applies a fix. */
export const getFixButton = (fix: keyof typeof problems.fixes, name: string, values: { n?: number } = {}) =>
  deckEditorLocators.check.getByRole("button", {
    name: format(problems.fixes[fix], { name: format(problems.name, { name }), ...values }),
    exact: true,
  });

/** Returns the list item of a problem in the check panel. */
export const getProblemItem = (code: keyof typeof problems.codes) =>
  deckEditorLocators.check.getByCss(`[data-problem=${code}]`);

/** Returns the seal of a format that shows a verdict. */
export const getFormatSeal = (id: FormatId, verdict: string) =>
  deckEditorLocators.seals.getByRole("button", {
    name: format(deckWords.where.pick, { format: FORMATS[id].ja, verdict }),
    exact: true,
  });

/** Returns a button of a card in the sorted list or in the sideboard panel. */
export const getCardButton = (part: "sorted" | "board", label: string, name: string) =>
  deckEditorLocators[part].getByRole("button", { name: format(label, { name }), exact: true });
