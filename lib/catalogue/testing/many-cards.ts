import fc from "fast-check";
import { printSymbols, randomBelow, type Symbols, seedRandom } from "@/engine/magmell";
import { anySayable } from "@/engine/magmell/testing/arbitraries/arbitrary";
import { renderText } from "@/engine/magmell/text";
import type { FileCard, FileRevision } from "@/lib/catalogue/import/files/schema";
import type { CardFileContent } from "./card-file";

/** Parts of names with their readings and English. */
const FRONT = [
  ["暁の", "あかつきの", "Dawn"],
  ["霧の", "きりの", "Mist"],
  ["鉄の", "てつの", "Iron"],
  ["眠れる", "ねむれる", "Sleeping"],
  ["深き", "ふかき", "Deep"],
  ["銀の", "ぎんの", "Silver"],
  ["古き", "ふるき", "Old"],
  ["嵐の", "あらしの", "Storm"],
  ["影の", "かげの", "Shadow"],
  ["白き", "しろき", "White"],
  ["炎の", "ほのおの", "Flame"],
  ["森の", "もりの", "Forest"],
  ["遠き", "とおき", "Far"],
  ["名もなき", "なもなき", "Nameless"],
  ["硝子の", "がらすの", "Glass"],
  ["歌う", "うたう", "Singing"],
] as const;
const BACK = [
  ["竜", "りゅう", "Dragon"],
  ["狼", "おおかみ", "Wolf"],
  ["騎士", "きし", "Knight"],
  ["書記", "しょき", "Clerk"],
  ["魔女", "まじょ", "Witch"],
  ["ゴーレム", "ごーれむ", "Golem"],
  ["狩人", "かりうど", "Hunter"],
  ["梟", "ふくろう", "Owl"],
  ["門番", "もんばん", "Gatekeeper"],
  ["巡礼", "じゅんれい", "Pilgrim"],
  ["灯台", "とうだい", "Lighthouse"],
  ["鯨", "くじら", "Whale"],
  ["剣士", "けんし", "Fencer"],
  ["司書", "ししょ", "Librarian"],
  ["鐘", "かね", "Bell"],
  ["蛇", "へび", "Serpent"],
] as const;
const PLACE = ["北", "南", "東", "西", "上", "下", "内", "外", "前", "後"] as const;
const PLACE_READING = ["きた", "みなみ", "ひがし", "にし", "うえ", "した", "うち", "そと", "まえ", "あと"] as const;
const HANDS = ["藍", "朱", "翠", "墨", "箔", "雁", "楓", "椿", "楡", "柊"] as const;

const SET_SIZE = 250;
/** Longer texts stand on no card. */
const LONGEST = 180;
const FIRST = 20_001;

/**
 * A card file with that many made-up cards in sets of 250, the same every time: units, magics and some stones, whose texts
 * the template language can say and hardly ever repeat. One in ten has a second text, one in twenty a second printing.
 */
export function manyCards(count: number, seed = 1): CardFileContent {
  const random = seedRandom(seed);
  const below = (limit: number) => randomBelow(random, limit);
  const texts = sayableTexts(count + Math.ceil(count / 10), seed);
  const sets = Array.from({ length: Math.ceil(count / SET_SIZE) }, (_, at) => ({
    code: `Z${String(at).padStart(3, "0")}`,
    name: `試しの巻${at + 1}`,
    englishName: `Trial Volume ${at + 1}`,
    releasedOn: `${2000 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}-10`,
  }));
  const cards = Array.from({ length: count }, (_, at): FileCard => {
    const set = sets[Math.floor(at / SET_SIZE)];
    if (!set) throw new Error("Each card has a set");
    const day = set.releasedOn;
    const revisions = [revisionFor(texts, at, day, below)];
    const later = texts[count + Math.floor(at / 10)];
    if (at % 10 === 0 && later) revisions.push({ ...revisionFor([later], 0, "2025-01-10", below) });
    const last = sets.at(-1) ?? set;
    const inSet = String((at % SET_SIZE) + 1).padStart(3, "0");
    const hand = () => `${HANDS[below(10)]}${HANDS[below(10)]}`;
    return {
      ...nameOf(at),
      number: FIRST + at,
      revisions,
      printings: [
        { set: set.code, number: `${set.code}-${inSet}`, illustrator: hand(), revision: day },
        ...(at % 20 === 0
          ? [
              {
                set: last.code,
                number: `${last.code}-R${at}`,
                illustrator: hand(),
                revision: day,
                finish: "foil" as const,
              },
            ]
          : []),
      ],
    };
  });
  return { format: "grimoire-cards/1", sets, cards };
}

function nameOf(at: number): Pick<FileCard, "name" | "reading" | "englishName"> {
  const front = FRONT[at % FRONT.length] ?? FRONT[0];
  const back = BACK[Math.floor(at / FRONT.length) % BACK.length] ?? BACK[0];
  const digits = [...String(Math.floor(at / (FRONT.length * BACK.length)))].map(Number);
  return {
    name: `${digits.map((digit) => PLACE[digit]).join("")}${front[0]}${back[0]}`,
    reading: `${digits.map((digit) => PLACE_READING[digit]).join("")}${front[1]}${back[1]}`,
    englishName: `${front[2]} ${back[2]} ${digits.join("")}`,
  };
}

type Sayable = { readonly kind: FileRevision["kind"]; readonly text: string };

function sayableTexts(count: number, seed: number): readonly Sayable[] {
  const texts: Sayable[] = [];
  for (let part = 0; texts.length < count; part += 1) {
    for (const { ability, kind } of fc.sample(anySayable, { numRuns: 2_000, seed: seed * 1_000 + part })) {
      const text = renderText([ability], "ja", kind);
      if (text.length <= LONGEST) texts.push({ kind, text });
    }
  }
  return texts;
}

function revisionFor(
  texts: readonly Sayable[],
  at: number,
  effectiveOn: string,
  below: (limit: number) => number,
): FileRevision {
  const { kind, text } = texts[at] ?? { kind: "unit" as const, text: "" };
  if (kind === "stone") return { effectiveOn, kind, text };
  const cost = (): Symbols => {
    const symbols = { blue: 0, green: 0, red: 0, any: below(4) };
    symbols[(["blue", "green", "red"] as const)[below(3)] ?? "red"] += below(3);
    return symbols;
  };
  return {
    effectiveOn,
    kind,
    timing: below(3) === 0 ? ("quick" as const) : ("normal" as const),
    useCost: printSymbols(cost()),
    catalyst: below(3) === 0 ? printSymbols(cost()) : "",
    ...(kind === "unit" && { ap: below(7), hp: 1 + below(7) }),
    text,
  };
}
