import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { languageAlternates } from "@/app/ui/frame/language-alternates";
import { RuleText } from "@/app/ui/rules/rule-text";
import { Rulebook } from "@/app/ui/rules/rulebook";
import { isLang, say, words } from "@/app/ui/words";
import { RULE_IDS } from "@/engine/magmell/rulebook";

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, description } = words(lang).rules;
  return { title, description, alternates: languageAlternates(lang, "/rules") };
}

export default async function Rules({ params }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  const { rules } = words(lang);
  return (
    <main id="main" tabIndex={-1} className="page grid gap-8 py-6 sm:py-10">
      <header className="prose grid gap-3">
        <h1 className="text-3xl">{rules.title}</h1>
        <p>{say(rules.summaries, { count: RULE_IDS.length })}</p>
        <p>{rules.silence}</p>
        <p className="text-ink-soft text-sm">
          <RuleText text={rules.official} lang={lang} />
        </p>
      </header>
      <Rulebook lang={lang} words={rules} />
    </main>
  );
}
