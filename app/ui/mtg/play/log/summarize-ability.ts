import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Ability, AbilityBody, ContinuousChange, Effect, Keyword } from "@/engine/mtg";

type TextWords = Dictionary["mtgGoldfishText"];

/** Returns a short summary of an ability: its kind and effects. Sample cards have no rules text, only data. */
export function summarizeAbility(ability: Ability, words: TextWords): string {
  const { sorts, changes } = words;
  const does = doesOf(ability, words);
  const said = does === "" && ability.type !== "unsupported" ? changes : does;
  return format(words.nested, { what: sorts[ability.type], effects: said });
}

function doesOf(ability: Ability, words: TextWords): string {
  switch (ability.type) {
    case "static":
      return changesInWords(ability.changes, words);
    case "replacement":
      return "effects" in ability.instead ? effectsInWords(ability.instead.effects, words) : "";
    case "unsupported":
      return ability.text;
    default:
      return "modes" in ability
        ? ability.modes.map((mode) => summarizeBody(mode, words)).join(" / ")
        : effectsInWords(ability.effects, words);
  }
}

/** Returns a short summary of the effects of an ability or mode. */
export const summarizeBody = ({ effects }: AbilityBody, words: TextWords): string => effectsInWords(effects, words);

const effectsInWords = (effects: readonly Effect[], words: TextWords): string =>
  effects.map((effect) => effectInWords(effect, words)).join(words.join);

function effectInWords(effect: Effect, words: TextWords): string {
  const verb = words.verbs[effect.do];
  if (effect.do === "change") return changesInWords(effect.changes, words) || verb;
  if (effect.do === "delay") return nestedInWords(verb, doesOf(effect.ability, words), words);
  if ("effects" in effect) return nestedInWords(verb, effectsInWords(effect.effects, words), words);
  if ("then" in effect) {
    const { then, otherwise = [] } = effect;
    const parts = [nestedInWords(verb, effectsInWords(then, words), words)];
    if (otherwise.length > 0) parts.push(nestedInWords(words.otherwise, effectsInWords(otherwise, words), words));
    return parts.join(" / ");
  }
  return "amount" in effect && typeof effect.amount === "number" ? `${verb} ${effect.amount}` : verb;
}

const nestedInWords = (what: string, effects: string, words: TextWords): string =>
  effects === "" ? what : format(words.nested, { what, effects });

/** Changes of size and keywords; other changes have no short word. */
function changesInWords(changes: readonly ContinuousChange[], words: TextWords): string {
  const by = (key: "power" | "toughness") =>
    changes.reduce(
      (sum, one) => ("add" in one && one.add === key && typeof one.amount === "number" ? sum + one.amount : sum),
      0,
    );
  const [power, toughness] = [by("power"), by("toughness")];
  const signed = (number: number) => (number < 0 ? `−${-number}` : `+${number}`);
  const gained = changes.flatMap((one) =>
    "gain" in one && !(typeof one.gain === "object" && "type" in one.gain) ? [getKeywordName(one.gain, words)] : [],
  );
  return [...(power === 0 && toughness === 0 ? [] : [`${signed(power)}/${signed(toughness)}`]), ...gained].join(
    words.join,
  );
}

/** Returns the name of a keyword ability. */
export function getKeywordName(keyword: Keyword, words: TextWords): string {
  const names: Readonly<Record<string, string>> = words.keywords;
  const key = typeof keyword === "string" ? keyword : (Object.keys(keyword)[0] ?? "");
  return names[key] ?? key;
}
