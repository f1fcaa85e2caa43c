import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { ERA_SWITCHES, type Era, type EraSwitchName } from "@/engine/mtg";

type Values = ReturnType<typeof getDictionary>["libraryEras"]["values"];

/** Better words than yes and no for some switches. */
const YES_AND_NO: Partial<Record<EraSwitchName, readonly [yes: keyof Values, no: keyof Values]>> = {
  countersFirst: ["countersFirst", "countersLast"],
  wallsAttack: ["may", "mayNot"],
};

/** Returns the value of an engine switch in an era, in words. */
export function formatSwitchValue(name: EraSwitchName, era: Era, lang: Lang): string {
  const words = getDictionary(lang).libraryEras.values;
  const { value } = ERA_SWITCHES[name][era];
  if (typeof value === "boolean") {
    const [yes, no] = YES_AND_NO[name] ?? ["true", "false"];
    return words[value ? yes : no];
  }
  const values = typeof value === "string" ? [value] : value;
  return values.map((one) => words[one]).join(lang === "ja" ? "、" : ", ");
}
