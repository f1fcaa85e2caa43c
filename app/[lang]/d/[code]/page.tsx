import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BrokenCode } from "@/app/ui/deck/broken-code";
import { CodeRetry } from "@/app/ui/deck/code-retry";
import { DeckView, deckSummary } from "@/app/ui/deck/deck-view";
import { describeCodeProblem } from "@/app/ui/deck/describe-code-problem";
import { dictionary } from "@/app/ui/i18n/dictionary";
import { isLang } from "@/app/ui/i18n/lang";
import { checkDeck, isLegal } from "@/engine/magmell";
import { catalogue } from "@/lib/catalogue/store/data";
import { decodeDeck, numberTable } from "@/lib/sharing/deck-code";

type Props = { params: Promise<{ lang: string; code: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, code } = await params;
  if (!isLang(lang)) return {};
  const words = dictionary(lang);
  const read = await readCode(code);
  const { title, brokenTitle } = words.builder.code;
  return {
    title: read.decoded.ok ? title : brokenTitle,
    description: read.decoded.ok ? deckSummary(read.decoded.deck, words) : undefined,
    robots: { index: false },
  };
}

export default async function SharedDeckPage({ params }: Props) {
  const { lang, code } = await params;
  if (!isLang(lang)) notFound();
  const words = dictionary(lang);
  const { decoded, cards } = await readCode(code);
  const { code: texts } = words.builder;
  if (!decoded.ok) {
    const sentence = describeCodeProblem(texts.broken, decoded.problem);
    return (
      <BrokenCode
        title={texts.brokenTitle}
        problem={{ title: sentence, body: texts.advice, className: "max-w-2xl" }}
        build={texts.home}
        lang={lang}
      >
        <CodeRetry code={decode(code)} lang={lang} words={texts} />
      </BrokenCode>
    );
  }
  const legal = isLegal(checkDeck(decoded.deck, cards.definitions));
  return (
    <main id="main" tabIndex={-1} className="page flex-1 py-8">
      <h1 className="mb-2 text-2xl">{legal ? texts.legalTitle : texts.title}</h1>
      <p className="mb-6 text-ink-soft text-sm">{texts.snapshot}</p>
      <DeckView deck={decoded.deck} catalogue={cards} lang={lang} words={words} />
    </main>
  );
}

async function readCode(code: string) {
  const cards = await catalogue();
  return { cards, decoded: decodeDeck(decode(code), numberTable(cards.cards)) };
}

/** Addresses arrive with their percent signs; one that is no address at all is shown as it came. */
function decode(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}
