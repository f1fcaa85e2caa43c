import { SETS, toSetCode } from "@/engine/mtg/deck";
import { plainCell, type TableHeads } from "@/lib/decks/lists/list-table";
import { countOf } from "./list-counts";
import { sectionOf } from "./list-headings";

/** Heads of columns, the likeliest first. */
export const HEADS: TableHeads = {
  name: "english name,name (en),英語名,card name,card_name,cardname,kartenname,nom de la carte,nombre de la carta,nome della carta,nome da carta,name,card,karte,nom,carte,nome,carta,カード名,名前,カード,名称,title,card title,商品名",
  count:
    "total qty,reg qty,count,quantity,quantityx,qty,amount,copies,anzahl,menge,stück,stückzahl,soll,exemplare,quantité,qté,nombre,exemplaires,cantidad,cant.,cant,quantità,qtà,q.tà,quantidade,qtd,qtd.,qtde,number,#,枚数,数量,数",
  part: "board,section,zone,category,categories,location,sideboarded,is sideboard,maybeboard,md/sb,mb/sb,bereich,zona,区分",
  main: "main,md,m,main deck,maindeck,deck,mainboard,hauptdeck,メイン",
  side: "side,sideboard,sb,s,réserve,サイド",
  regular: "reg qty",
  foil: "foil qty",
  // Spanish for a name is French for a number.
  otherName: "nombre",
  set: "set code,set,edition code,edition,printing,erweiterung,édition,extension,edición,expansión,colección,edizione,espansione,edição,expansão,coleção,セット,収録セット,エキスパンション",
  other:
    "nr,nr.,no,no.,n°,nº,id,番号,sammlernr.,collector number,ist,vorhanden,besitz,owned,have,possédé,possédées,en possession,tengo,posseduti,tenho,所持,所持数,fehlt,fehlen,missing,need,manque,manquant,manquantes,faltan,falta,mancanti,不足,不足数,foil,price,preis,prix,precio,prezzo,preço,価格,値段,mana value,cmc,mv,power,toughness,rarity",
};
/** Parses a row parted by tabs with the deck on the left and the sideboard on the right; null for other lines. */
export function parseRow(raw: string): { readonly left: string | null; readonly right: string | null } | null {
  const cells = raw.split("\t").map((cell) => cell.normalize("NFKC").trim());
  const counts = cells.flatMap((cell, at) =>
    /^\d{1,3}$/u.test(cell) && /\p{L}/u.test(cells[at + 1] ?? "") ? [at] : [],
  );
  const isWhole = counts.length * 2 === cells.filter((cell) => cell !== "").length;
  const [first, second, ...more] = counts.map((at) => ({ at, card: `${cells[at]} ${cells[at + 1]}` }));
  const isSet = second !== undefined && toSetCode(cells[second.at + 1] ?? "") in SETS;
  if (!isWhole || first === undefined || isSet || more.length > 0) return null;
  if (second !== undefined) return { left: first.card, right: second.card };
  return first.at === 0 ? { left: first.card, right: null } : { left: null, right: first.card };
}

/** A card in a row without a header, with its cells that are no mark of a printing, and the header that says what they are. */
type RowCard = { name: string; count: number; part?: string; rest?: readonly string[]; header?: string };

/** Cells behind a card that say no word, or what is usual of a printing. */
const MARK_CELL =
  /^(?!.*\p{L}{3})|^(?:[A-Z0-9]{2,6}|true|false|yes|foil|non-?foil|common|uncommon|rare|mythic|english|german|french|italian|spanish|portuguese|japanese|near mint|mint|played|.*\stix)$/iu;

/** A mana cost or a price behind a card. */
const COST_CELL = /^(?:[\dWUBRGCXSP{}/ ]+|[$€£¥]\s?[\d.,]+)$/u;

/** Parses the count and the name in a row without a header: cells parted by tabs, wide spaces or commas. */
export function findRowCard(raw: string): RowCard | null {
  const [first = "", second = "", ...more] = raw
    .trim()
    .split(/\t|\s{3,}/u)
    .map(plainCell);
  const part = more.find((cell) => sectionOf(cell) !== null);
  if (first !== "" && second !== "") {
    const rest = more.filter((cell) => !MARK_CELL.test(cell) && sectionOf(cell) === null && !(toSetCode(cell) in SETS));
    const isTabbed = raw.trim().includes("\t");
    const card = (name: string, digits: string, header: string): RowCard => {
      return { name, count: Number(digits), part, rest, ...(isTabbed && { header: `${header}\n${raw}` }) };
    };
    const [lead, behind] = [first, second].map((cell) => /^(\d{1,4})\s?x?$/iu.exec(cell)?.[1]);
    if (lead !== undefined) return card(second, lead, "Count\tName");
    if (behind !== undefined) return card(first, behind, "Name\tCount");
    const counted = countOf(first);
    if (counted.form === "lead" && (/^[A-Z0-9]{2,6}$/u.test(second) || (isTabbed && COST_CELL.test(second))))
      return { ...counted, part, rest };
  }
  const piped = /^[\s|]*(\d{1,3})\s*\|+\s*([^|]+?)\s*(?:\|.*)?$/u.exec(raw.normalize("NFKC"));
  if (piped?.[2] !== undefined) return { name: piped[2], count: Number(piped[1]) };
  const row = /^\s*"?(\d{1,4})"?[,;]\s*(?:"\d*",)*(?:"([^"]+)"|([^,;"]+))/u.exec(raw.normalize("NFKC"));
  const [code, behind] = [row?.[3]?.trim() ?? "", raw.normalize("NFKC").slice(row?.[0].length).trim()];
  const isSet = /^[A-Z0-9]{2,5}$/u.test(code) && toSetCode(code) in SETS && /^,\s*"?\p{L}/u.test(behind);
  const name = isSet ? /^,\s*(?:"([^"]+)"|([^,;"]+))/u.exec(behind)?.slice(1).find(Boolean) : (row?.[2] ?? row?.[3]);
  const last = /[,;]\s*"?([^,;"]*)"?\s*$/u.exec(raw)?.[1];
  return row === null || name === undefined ? null : { name, count: Number(row[1]), part: last };
}
