import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { LinkTabs } from "@/app/ui/kit/link-tabs";
import { ERAS, type Era } from "@/engine/mtg";

type Props = {
  chosen: Era | null;
  /** The address of the page with one era, or with all. */
  to: (era: Era | null) => string;
  label: string;
  all: string;
  lang: Lang;
};

/** Renders a choice between one era and all of them, by address. */
export const EraTabs = ({ chosen, to, label, all, lang }: Props) => (
  <LinkTabs
    label={label}
    tabs={[
      { href: to(null), label: all, current: chosen === null },
      ...ERAS.map((era) => ({ href: to(era), label: getDictionary(lang).mtg.eras[era], current: chosen === era })),
    ]}
  />
);
