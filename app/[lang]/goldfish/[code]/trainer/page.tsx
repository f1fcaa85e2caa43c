import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { findDeckName } from "@/app/subjects/named-deck";
import type { PageProps } from "@/app/ui/layout/page-props";
import { CARD_WORD_PATHS } from "@/app/ui/magmell/card/card-words";
import { BrokenCode } from "@/app/ui/magmell/deck/broken-code";
import { describeCodeProblem } from "@/app/ui/magmell/deck/describe-code-problem";
import { CodeForm } from "@/app/ui/magmell/play/code-form";
import { DeckNotices, NoScriptNote } from "@/app/ui/magmell/play/deck-notices";
import { toGoldfishCard } from "@/app/ui/magmell/play/goldfish-card";
import { MulliganTrainer } from "@/app/ui/magmell/play/trainer/trainer-island";
import { checkDeck, validateDecks } from "@/engine/magmell";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { createNumberTable, decodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { extractDeckCode } from "@/lib/magmell/decks/sharing/extract-code";
import { selectGameCards } from "@/lib/magmell/play/game-cards";
import { parseGoldfishParameters } from "@/lib/magmell/play/goldfish-parameters";

export async function generateMetadata({ params }: PageProps<"code">): Promise<Metadata> {
  const { lang } = await params;
  // Every deck has billions of hands: no search engine lists them.
  return isLang(lang) ? { title: getDictionary(lang).trainer.title, robots: { index: false } } : {};
}

export default async function TrainerPage({ params, searchParams }: PageProps<"code">) {
  const { lang, code } = await params;
  if (!isLang(lang)) notFound();
  const { trainer, goldfish } = getDictionary(lang);
  const { cards, definitions } = await getCatalogue();
  const written = extractDeckCode(code);
  const decoded = decodeDeck(written, createNumberTable(cards));
  if (!decoded.ok) {
    const { broken } = goldfish;
    const body = <p>{`${describeCodeProblem(broken.codes, decoded.problem)} ${broken.way}`}</p>;
    const problem = { title: broken.title, body, className: "prose" };
    return (
      <BrokenCode title={trainer.title} problem={problem} build={broken.build} lang={lang}>
        <CodeForm lang={lang} />
      </BrokenCode>
    );
  }
  const { deck } = decoded;
  const query = await searchParams;
  const opening = parseGoldfishParameters(query);
  const named = await findDeckName(null, { deck, code: written }, undefined, lang, query.n);
  const admission = validateDecks(definitions, [deck, deck], true);
  const shown = selectGameCards(cards, deck).map(toGoldfishCard);
  return (
    <main id="main" tabIndex={-1} className="page grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start gap-5 py-6">
      <header className="grid gap-1">
        <p className="text-ink-soft text-sm">{trainer.title}</p>
        <h1 className="wrap-anywhere text-2xl leading-snug max-md:text-xl">
          <a
            href={localizePath(lang, named.path)}
            className="no-underline hover:underline pointer-coarse:inline-block pointer-coarse:min-h-11"
          >
            {named.name}
          </a>
        </h1>
        <p className="prose text-ink-soft max-md:sr-only">{trainer.lead}</p>
      </header>
      <DeckNotices
        problems={admission.ok ? checkDeck(deck, definitions) : admission.problems[0]}
        opening={opening}
        brokenAgainst={false}
        lang={lang}
        playable={admission.ok}
        code={written}
        cards={shown}
      />
      <NoScriptNote text={trainer.noScript} />
      {admission.ok ? (
        <WithWords lang={lang} words={["openingValue", "site.close", "trainer", ...CARD_WORD_PATHS]}>
          <MulliganTrainer
            cards={shown}
            deck={deck}
            code={written}
            given={named.given}
            seed={opening.seed}
            goesFirst={opening.goesFirst}
            lang={lang}
          />
        </WithWords>
      ) : null}
    </main>
  );
}
