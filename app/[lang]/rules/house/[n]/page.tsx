import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { dictionary } from "@/app/ui/i18n/dictionary";
import { format } from "@/app/ui/i18n/format";
import { isLang } from "@/app/ui/i18n/lang";
import { languageAlternates } from "@/app/ui/layout/language-alternates";
import { CounterpartRows } from "@/app/ui/library/counterpart-rows";
import { bareNumber, ruleHref } from "@/app/ui/links/rule-address";
import { HousePage } from "@/app/ui/rules/page/house-page";
import { HOUSE, type HouseId } from "@/engine/magmell/rulebook";
import { catalogue } from "@/lib/catalogue/store/data";
import { decodePathPart } from "@/lib/http/decode-path-part";

type Props = { params: Promise<{ lang: string; n: string }> };

function houseOf(part: string): HouseId | null {
  const id = `house:${decodePathPart(part).slice(0, 20).normalize("NFKC").trim()}`;
  return Object.hasOwn(HOUSE, id) ? (id as HouseId) : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, n } = await params;
  const house = houseOf(n);
  if (!isLang(lang) || !house) return {};
  const { rulesPage } = dictionary(lang);
  const title = HOUSE[house].title[lang];
  const bare = bareNumber(house);
  return {
    title: `${format(rulesPage.ruling, { n: bare })} ${title}`,
    description: format(rulesPage.rulingDescription, { n: bare, title }),
    alternates: languageAlternates(lang, `/rules/house/${bare}`),
  };
}

export default async function House({ params }: Props) {
  const { lang, n } = await params;
  const house = houseOf(n);
  if (!isLang(lang) || !house) notFound();
  if (n !== bareNumber(house)) redirect(ruleHref(lang, house));
  const words = dictionary(lang);
  return (
    <HousePage
      house={house}
      catalogue={await catalogue()}
      counterparts={<CounterpartRows id={house} lang={lang} words={words} />}
      lang={lang}
      words={words}
    />
  );
}
