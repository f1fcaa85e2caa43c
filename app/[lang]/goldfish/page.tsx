import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { CodeForm } from "@/app/ui/goldfish/code-form";
import { goldfishWords } from "@/app/ui/goldfish/goldfish-words";
import { dictionary } from "@/app/ui/i18n/dictionary";
import { href, isLang } from "@/app/ui/i18n/lang";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { extractCode } from "@/lib/sharing/extract-code";

type Props = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  return isLang(lang) ? { title: dictionary(lang).goldfish.title } : {};
}

export default async function GoldfishStart({ params, searchParams }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  const { code } = await searchParams;
  const wanted = extractCode([code ?? ""].flat()[0] ?? "");
  if (wanted !== "") redirect(href(lang, `/goldfish/${encodeURIComponent(wanted)}`));
  const slice = goldfishWords(lang);
  const { title, start, broken } = slice.goldfish;
  return (
    <main id="main" tabIndex={-1} className="page grid content-start gap-6 py-8">
      <h1 className="text-2xl">{title}</h1>
      <p className="prose">{start.intro}</p>
      <CodeForm lang={lang} words={slice} />
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={href(lang, "/decks")}>{start.decks}</ButtonLink>
        <ButtonLink href={href(lang, "/decks/new")}>{broken.build}</ButtonLink>
      </p>
    </main>
  );
}
