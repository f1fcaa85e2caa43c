import { type Dictionary, getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { ERA_SWITCHES, ERAS, type Era, type EraSwitchName } from "@/engine/mtg";
import { differsByEra } from "@/lib/documents/contradictions/contradictions";
import styles from "../mtg/checks/checks-table.module.css";
import { EntryNumberLinks } from "./contradiction-banners";

type Values = Dictionary["libraryEras"]["values"];

const NAMES = Object.keys(ERA_SWITCHES) as readonly EraSwitchName[];

/** Words of yes and no for switches where they say little. */
const YES_AND_NO: Partial<Record<EraSwitchName, readonly [yes: keyof Values, no: keyof Values]>> = {
  countersFirst: ["countersFirst", "countersLast"],
  wallsAttack: ["may", "mayNot"],
};

/** Renders the switches of the engine, one in a row, with the value of each era and the entries that set it. */
export const RuleSwitchTable = ({ lang }: { lang: Lang }) => {
  const words = getDictionary(lang);
  return (
    <table className={`w-full text-[0.875rem] ${styles.table}`}>
      <caption className="sr-only">{words.libraryEras.caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th scope="col">{words.libraryEras.topic}</th>
          {ERAS.map((era) => (
            <th key={era} scope="col">
              {words.mtg.eras[era]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NAMES.map((name) => (
          <tr key={name} id={name}>
            <th scope="row">
              {words.libraryEras.switches[name]}
              {differsByEra(name) ? (
                <small className="block font-normal text-gold">{words.libraryEras.differs}</small>
              ) : null}
            </th>
            {ERAS.map((era) => {
              const { rule, also = [] } = ERA_SWITCHES[name][era];
              return (
                <td key={era} data-era={words.mtg.eras[era]}>
                  <span className="grid gap-1">
                    {formatValue(name, era, words.libraryEras.values, lang)}
                    <small>
                      <EntryNumberLinks ids={[rule, ...also]} lang={lang} />
                    </small>
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const valueIn = (name: EraSwitchName, era: Era) => ERA_SWITCHES[name][era].value;

function formatValue(name: EraSwitchName, era: Era, words: Values, lang: Lang): string {
  const value = valueIn(name, era);
  if (typeof value === "boolean") {
    const [yes, no] = YES_AND_NO[name] ?? ["true", "false"];
    return words[value ? yes : no];
  }
  const values = typeof value === "string" ? [value] : value;
  return values.map((one) => words[one]).join(lang === "ja" ? "、" : ", ");
}
