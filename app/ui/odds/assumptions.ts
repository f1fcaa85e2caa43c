import { format } from "@/app/ui/i18n/format";
import type { OddsWords } from "./odds-words";
import { percent } from "./percent";
import type { OddsSetting } from "./setting";

/** The assumptions of odds in one line. `kept` is the share of hands that the rule keeps. */
export function assumptions({ goesFirst, keep, own }: OddsSetting, kept: number, { odds, join }: OddsWords): string {
  const { assume } = odds;
  const rule = format(assume[keep], { ...own, kept: percent(kept) });
  return [goesFirst ? assume.first : assume.second, rule, assume.rest].join(join);
}
