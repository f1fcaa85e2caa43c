import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { dealGoldfish, type GoldfishTable, quoteCardName } from "./goldfish-table";

/** A legal deck of starter cards in three colors, most of them without a text. Seed 7 deals the hand below. */
const DECK = "ORR3L1j-FBEMBL";
const HAND = ["書架を負う巨人", "索引の梟", "綴じ糸の虫", "白紙の従者", "頁渡りの海蛇"];
export const [GIANT = "", OWL = "", BUG = "", SERVANT = ""] = HAND;
export const RETURN_MAGIC = "差し戻し";

/** Deals, keeps the hand, and plays to a turn of the player, who goes first. */
export async function playToTurn(turn: number): Promise<GoldfishTable> {
  const table = await dealGoldfish(DECK, "?seed=7");
  await table.expectHand(HAND);
  await table.keep();
  await table.atTurn(1);
  for (let now = 2; now <= turn; now += 1) await table.toTurn(now);
  return table;
}

/** Uses magic that returns a unit while there are only own units, and confirms it. */
export async function returnOwnUnit(table: GoldfishTable): Promise<void> {
  const { harm } = getDictionary("ja").goldfish.table;
  await table.use(RETURN_MAGIC);
  const asked = table.dialog(format(harm.title, { name: quoteCardName(RETURN_MAGIC) }));
  await asked.getByRole("button", { name: harm.use, exact: true }).click();
}

/** Summons the servant in the hand. One press pays for it, uses it, and resolves what nobody can respond to. */
export async function summonServant(table: GoldfishTable): Promise<void> {
  await table.use(SERVANT);
  await table.expectSaid(format(getDictionary("ja").goldfish.log.moves.summon, { names: quoteCardName(SERVANT) }));
}
