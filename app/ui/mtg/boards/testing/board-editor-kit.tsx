import { type Locator, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import "@/app/ui/testing/css-locator";
import type { Era, MtgBoard } from "@/engine/mtg";
import { BoardEditor } from "../board-editor";

const { mtg, mtgLab, mtgText, mtgTurn } = getDictionary("ja");
export const boardWords = { mtg, mtgLab, mtgText, mtgTurn };

/** Renders the board editor with an example board and an era, as its page does. */
export const renderBoardEditor = (board: string | null = null, era: Era = "mod") =>
  render(
    <main>
      <BoardEditor boardId={board} era={era} comparing={false} lang="ja" />
    </main>,
    { wrapper: AllWordsProvider },
  );

const region = (name: string): Locator => page.getByRole("region", { name, exact: true });

/** Locators of the parts of the board editor. */
export const boardLocators = {
  board: region(mtgLab.board),
  report: page.getByRole("status", { name: mtgLab.report }),
  /** Status of the play panel. */
  play: page.getByRole("status", { name: mtgText.play.title }),
  playPanel: region(mtgText.play.title),
  inspector: region(mtgLab.inspector),
  ready: page.getByLabelText(mtgLab.ready),
  era: page.getByLabelText(mtgLab.era, { exact: true }),
  text: page.getByLabelText(mtgText.field),
};

/** Opens a collapsed panel by its title. */
export const unfoldPanel = (title: string): Promise<void> => region(title).getByCss("summary").first().click();

/** Returns the objects of the board whose name, kind and marks match. */
export const getObjects = (name: RegExp): Locator =>
  boardLocators.board.getByRole("button", { name }).and(boardLocators.board.getByCss("[data-object]"));

/** Returns a zone of a player's side. */
export const getZone = (player: "0" | "1", name: MtgBoard["pieces"][number]["zone"]): Locator =>
  boardLocators.board
    .getByRole("region", { name: mtgLab.players[player], exact: true })
    .getByCss(`[data-zone=${name}]`);

/** Places a new object on the board with the palette form. */
export async function placeObject(
  kind: keyof typeof mtgLab.kinds,
  name: string,
  owner: "0" | "1" = "0",
): Promise<void> {
  const palette = region(mtgLab.add);
  await palette.getByLabelText(mtgLab.addKind).selectOptions(kind);
  await palette.getByLabelText(mtgLab.marks.owner).selectOptions(owner);
  await palette.getByLabelText(mtgLab.addName).fill(name);
  await palette.getByRole("button", { name: mtgLab.addButton, exact: true }).click();
}

/** Returns the button with exactly this name. */
export const getButton = (name: string): Locator => page.getByRole("button", { name, exact: true });

/** Returns the inspector's minus button of a number. */
export const getDecrementButton = (what: string): Locator =>
  boardLocators.inspector.getByRole("button", { name: format(mtgLab.fewer, { what }), exact: true });

/** Returns the field in which the reader's player makes a choice in the report. */
export const getPlayerChoices = (inside: Locator): Locator =>
  inside.getByLabelText(format(mtgLab.chooser, { player: mtgLab.players["0"] }));
