import type { Target } from "../../model/ids";
import { MANA_TYPES, type Mana } from "../../model/mana";
import type { BoardEffect, BoardEffectChange, BoardObject, BoardPlayer, BoardShield, MtgBoard } from "../board";
import { readBoard } from "../read/read-board";
import { BoardWriter } from "./board-writer";
import type { BoardLanguage } from "./word-forms";
import { renderCardLine, renderColorWord, renderKeyword, renderSubtype } from "./write-card";

/** Returns an effect: the objects that it changes, and each change. */
function renderEffectLine({ on, changes }: BoardEffect, writer: BoardWriter): string {
  const pieces = on.length === 0 ? writer.word("nothing") : writer.all(on);
  const said = changes.length === 0 ? [writer.word("nothing")] : changes.map((change) => changeWords(change, writer));
  return writer.line(writer.in(`効果 ${pieces}`, `Effect on ${pieces}`), said);
}

function changeWords(change: BoardEffectChange, writer: BoardWriter): string {
  if ("add" in change) return `${writer.word(change.add)} ${change.amount < 0 ? "" : "+"}${change.amount}`;
  if ("set" in change) return `${writer.word(change.set)} = ${change.amount}`;
  if ("gain" in change) return verb("gain", renderKeyword(change.gain, writer), writer);
  if ("lose" in change) {
    if (change.lose === "abilities") return writer.in("能力をすべて失う", "loses all abilities");
    return verb("lose", writer.word(`keyword:${change.lose}`), writer);
  }
  if ("becomeLand" in change) return verb("become", writer.word(`subtype:${change.becomeLand}`), writer);
  const { types = [], subtypes = [], colors = [] } = change.become;
  const words = [
    ...colors.map((color) => renderColorWord(color, writer)),
    ...types.map((type) => writer.word(`type:${type}`)),
    ...(subtypes.length === 0 ? [] : ["—", ...subtypes.map((word) => renderSubtype(word, writer, true))]),
  ].join(" ");
  return verb(change.keep ? "alsoBecome" : "become", writer.in(`（${words}）`, `(${words})`), writer);
}

/** A verb with what it rules: before it in Japanese, after it in English. */
const verb = (key: "gain" | "lose" | "become" | "alsoBecome", what: string, writer: BoardWriter): string =>
  writer.in(`${what}${writer.word(key)}`, `${writer.word(key)} ${what}`);

/**
 * Returns a board in words, a line for each thing of it: to be checked, printed, changed by hand and given back to
 * `readBoardText`, which reads the same board from it.
 */
export function renderBoardText(given: MtgBoard, language: BoardLanguage): string {
  const read = readBoard(given);
  if (!read.ok) throw new Error(`Not a board: ${JSON.stringify(read.problems[0])}`);
  const { board } = read;
  const writer = new BoardWriter(language);
  const parts = [
    [rulesLine(board, writer)],
    board.cards.map((card) => renderCardLine(card, writer)),
    (board.players ?? []).flatMap((player, seat) => playerLine(player, seat, writer)),
    renderObjectLines(board, writer),
    (board.effects ?? []).map((effect) => renderEffectLine(effect, writer)),
    combatLines(board, writer),
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}

function rulesLine({ era, variant, turn, first, active, step }: MtgBoard, writer: BoardWriter): string {
  return writer.line(capital(writer.word("rules")), [
    writer.word(`era:${era}`),
    ...(variant === "twoHeaded" ? [writer.word("twoHeaded")] : []),
    ...(turn === undefined ? [] : [writer.in(`${turn}ターン目`, `turn ${turn}`)]),
    ...(active === undefined ? [] : [writer.in(`${writer.player(active)}のターン`, `${writer.whose(active)} turn`)]),
    ...(step === undefined ? [] : [writer.word(`step:${step}`)]),
    ...(first === undefined ? [] : [writer.in(`先攻は${writer.player(first)}`, `${writer.player(first)} went first`)]),
  ]);
}

function playerLine(player: BoardPlayer, seat: number, writer: BoardWriter): readonly string[] {
  const { life, poison, drewFromEmpty, pool, dungeon, shields = [], library, hand } = player;
  const facts = [
    ...(life === undefined ? [] : [writer.counted("life", life)]),
    ...(poison === undefined ? [] : [writer.counted("poison", poison, "個")]),
    ...(drewFromEmpty ? [writer.word("drewFromEmpty")] : []),
    ...(library === undefined ? [] : [writer.counted("unknownInLibrary", library, "枚")]),
    ...(hand === undefined ? [] : [writer.counted("unknownInHand", hand, "枚")]),
    ...(pool === undefined ? [] : [`${writer.word("pool")} ${manaSymbols(pool)}`]),
    ...(dungeon === undefined
      ? []
      : [writer.in(`#${dungeon.piece}の部屋${dungeon.room}`, `room ${dungeon.room} of #${dungeon.piece}`)]),
    ...shields.map((shield) => shieldWords(shield, writer)),
  ];
  return facts.length === 0 ? [] : [writer.line(writer.player(seat), facts)];
}

/** The most symbols of one type that are written one by one. */
const MOST_SYMBOLS = 6;

const manaSymbols = (pool: Partial<Mana>): string =>
  MANA_TYPES.map((type) => {
    const [count, symbol] = [pool[type] ?? 0, `{${type.toUpperCase()}}`];
    return count > MOST_SYMBOLS ? ` ${count} ${symbol}` : symbol.repeat(count);
  })
    .join("")
    .trim();

const shieldWords = ({ kind, amount }: BoardShield, writer: BoardWriter): string => {
  const shield = writer.in(`${writer.word(kind)}の盾`, `${writer.word(kind)} shield`);
  return amount === undefined ? shield : `${shield} ${amount}`;
};

/** Objects in their order, under a heading wherever zone or owner change. */
function renderObjectLines({ pieces, cards }: MtgBoard, writer: BoardWriter): readonly string[] {
  let last = "";
  return pieces.flatMap((object) => {
    const { zone, owner, id, card } = object;
    const place = writer.word(`zone:${zone}`);
    const heading = writer.in(`${writer.player(owner)}の${place}`, `${capital(writer.whose(owner))} ${place}`);
    const line = writer.list([`#${id} ${writer.quoted(cards[card]?.name ?? "")}`, ...marks(object, writer)]);
    const lines = heading === last ? [line] : [...(last === "" ? [] : [""]), writer.head(heading), line];
    last = heading;
    return lines;
  });
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Everything that is unusual about an object. */
function marks(object: BoardObject, writer: BoardWriter): readonly string[] {
  const { damage, counters = {}, copy, sector, arrived, shields = [], phasedWith, controller, protector } = object;
  const flags = (["token", "tapped", "sick", "phasedOut"] as const).filter((flag) => object[flag]);
  return [
    ...flags.map((flag) => writer.word(flag)),
    ...(controller === undefined ? [] : [writer.by("controller", controller)]),
    ...(copy === undefined ? [] : [writer.in(`${copy === "spell" ? "呪文" : "カード"}のコピー`, `copy of a ${copy}`)]),
    ...(damage === undefined ? [] : [writer.counted("damage", damage, "点")]),
    ...(object.deathtouched ? [writer.word("deathDamage")] : []),
    ...Object.entries(counters).map(([name, count]) => writer.counters(name, count)),
    ...shields.map((shield) => shieldWords(shield, writer)),
    ...attachment(object, writer),
    ...(protector === undefined ? [] : [writer.by("protector", protector)]),
    ...(sector === undefined ? [] : [`${writer.word("sector")} ${sector}`]),
    ...(arrived === undefined ? [] : [`${writer.word("arrived")} ${arrived}`]),
    ...(phasedWith === undefined
      ? []
      : [writer.in(`#${phasedWith}${writer.word("phasedWith")}`, `${writer.word("phasedWith")} #${phasedWith}`)]),
    ...ability(object, writer),
  ];
}

function attachment({ attachedTo, attachedAt }: BoardObject, writer: BoardWriter): readonly string[] {
  const at = attachedAt === undefined ? [] : [`${writer.word("attachedAt")} ${attachedAt}`];
  if (attachedTo === undefined) return at;
  const target = targetWords(attachedTo, writer);
  return [writer.in(`${target}${writer.word("attached")}`, `${writer.word("attached")} ${target}`), ...at];
}

const targetWords = (target: Target, writer: BoardWriter): string =>
  "player" in target ? writer.player(target.player) : `#${target.instance}`;

/** The sort of an ability on the stack, and its source. */
function ability({ thing }: BoardObject, writer: BoardWriter): readonly string[] {
  if (thing === undefined) return [];
  const { sort, source, number } = thing;
  const word = writer.word(sort === "room" ? "roomAbility" : sort);
  const numbered = number === undefined ? word : `${word} ${number}`;
  if (source === undefined) return [numbered];
  return [writer.in(`#${source}の${numbered}`, `${numbered} of #${source}`)];
}

function combatLines({ combat }: MtgBoard, writer: BoardWriter): readonly string[] {
  if (combat === undefined) return [];
  const { attackers, blockers = [], blocked = [] } = combat;
  return [
    writer.head(capital(writer.word("combat"))),
    ...attackers.map(({ id, target, band }) => {
      const aim = target === undefined ? writer.word("nothing") : targetWords(target, writer);
      const attack = writer.in(`#${id}が${aim}を攻撃`, `#${id} attacks ${aim}`);
      return writer.list([attack, ...(band === undefined ? [] : [`${writer.word("band")} ${band}`])]);
    }),
    ...blockers.map(({ id, attackers: to }) => {
      const what = to.length === 0 ? writer.word("nothing") : writer.all(to);
      return writer.in(`#${id}が${what}をブロック`, `#${id} blocks ${what}`);
    }),
    ...blocked.map((id) => writer.in(`#${id}はブロックされている`, `#${id} is blocked`)),
  ];
}
