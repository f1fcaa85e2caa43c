import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Builder } from "@/app/ui/deck/builder/builder";
import { builderWords } from "@/app/ui/deck/builder-words";
import { dictionary } from "@/app/ui/i18n/dictionary";
import { isLang } from "@/app/ui/i18n/lang";
import { StarterLinks } from "@/app/ui/starters/starter-links";
import { catalogue } from "@/lib/catalogue/store/data";
import { viewer } from "@/lib/http/viewer";
import { decodeDeck, numberTable } from "@/lib/sharing/deck-code";
import { starterShelf } from "@/lib/starters/data";

type Props = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, description } = dictionary(lang).builder;
  return { title, description };
}

export default async function NewDeckPage({ params, searchParams }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  const [{ from }, cards, reader, starters] = await Promise.all([searchParams, catalogue(), viewer(), starterShelf()]);
  const arrival = typeof from === "string" ? decodeDeck(from, numberTable(cards.cards)) : null;
  const words = dictionary(lang);
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex w-full max-w-[100rem] min-h-dvh flex-1 flex-col px-4 lg:px-6 lg:pb-10"
    >
      <h1 className="sr-only">{words.builder.title}</h1>
      <noscript>{words.builder.noScript}</noscript>
      <Builder
        lang={lang}
        version={cards.version}
        saved={null}
        arrival={arrival?.ok ? arrival.deck : null}
        signedIn={reader !== null}
        beginnings={<StarterLinks decks={starters} lang={lang} words={words} />}
        words={builderWords(words)}
      />
    </main>
  );
}
