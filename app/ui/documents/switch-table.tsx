import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { ERA_SWITCHES, ERAS, type Era, type EraSwitchName } from "@/engine/mtg";
import { differsByEra } from "@/lib/documents/contradictions/contradictions";
import { groupEras } from "../mtg/era-groups";
import styles from "../mtg/era-table.module.css";
import { formatEras } from "../mtg/format-eras";
import { EntryNumberLinks } from "./contradiction-banners";
import { formatSwitchValue } from "./switch-values";

const NAMES = Object.keys(ERA_SWITCHES) as readonly EraSwitchName[];

/**
 * Renders the engine's switches, one per row, with their values and the entries that set them. Neighboring eras with
 * the same value share a cell.
 */
export const RuleSwitchTable = ({ lang }: { lang: Lang }) => {
  const words = getDictionary(lang);
  return (
    <table className={`w-full md:table-fixed text-[0.875rem] ${styles.table}`}>
      <caption className="sr-only">{words.libraryEras.caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th scope="col" className="w-1/4">
            {words.libraryEras.topic}
          </th>
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
            {groupEras((era) => formatSwitchValue(name, era, lang)).map((eras) => (
              <td key={eras[0]} colSpan={eras.length} data-era={formatEras(eras, lang)}>
                <span className="grid gap-1">
                  {formatSwitchValue(name, eras[0], lang)}
                  <small>
                    <EntryNumberLinks ids={getSwitchRules(name, eras)} lang={lang} />
                  </small>
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The entries that set a switch in eras, each once. */
const getSwitchRules = (name: EraSwitchName, eras: readonly Era[]) => [
  ...new Set(
    eras.flatMap((era) => {
      const { rule, also = [] } = ERA_SWITCHES[name][era];
      return [rule, ...also];
    }),
  ),
];
