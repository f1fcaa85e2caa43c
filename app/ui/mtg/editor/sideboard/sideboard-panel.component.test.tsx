import { expect, it } from "vitest";
import { format } from "@/app/i18n/format";
import {
  deckEditorLocators,
  deckEditorWords,
  getCardButton,
  renderDeckEditorWithList,
} from "@/app/ui/mtg/editor/testing/deck-editor-kit";
import { pressKeys } from "@/app/ui/testing/press";

const { list, board } = deckEditorLocators;
const w = deckEditorWords.desk.board;
const balance = (out: number, into: number) => format(w.balance, { out, in: into });
const card = (name: string) => board.getByRole("listitem").filter({ hasText: name });

const LIST = "4 Moss Ox\n56 Forest\nSB: 15 Gate Giant";

it("lets of a pool all come in that is not played", async () => {
  await renderDeckEditorWithList("2 Moss Ox\n38 Forest\nPool\n3 Moss Ox\n1 Gate Giant", { format: "sealed" });
  await expect.element(board.getByRole("heading", { name: w.poolTitle })).toBeVisible();
  await getCardButton("board", w.in, "Gate Giant").click();
  await expect.element(board).toHaveTextContent(balance(0, 1));
  await expect.element(board).toHaveTextContent(w.even);
});

it("exchanges one card for one between games, and keeps its own steps", async () => {
  await renderDeckEditorWithList(LIST);
  await getCardButton("board", w.out, "Moss Ox").click();
  await expect.element(board).toHaveTextContent(format(w.uneven, { have: 59, want: 60 }));
  await getCardButton("board", w.in, "Gate Giant").click();
  await expect.element(board).toHaveTextContent(w.even);
  await pressKeys("Control+z");
  await expect.element(board).toHaveTextContent(balance(1, 0));
  await expect.element(list).toHaveValue(LIST);
});

it("lets cards be dragged between its halves, and takes steps back", async () => {
  await renderDeckEditorWithList(LIST);
  await expect.element(card("Gate Giant")).toHaveAttribute("draggable", "true");
  await card("Gate Giant").dropTo(card("Moss Ox"));
  await expect.element(board).toHaveTextContent(balance(1, 1));
  await card("Forest").dropTo(board.getByRole("heading", { name: w.inTitle, exact: true }));
  await expect.element(board).toHaveTextContent(balance(2, 1));
  const undo = board.getByRole("button", { name: w.undo });
  await undo.click();
  await undo.click();
  await expect.element(board).toHaveTextContent(balance(0, 0));
});
