import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang, type Lang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { resolveCodedDeck } from "@/app/subjects/coded-deck";
import { generateDeckMetadata } from "@/app/subjects/deck-metadata";
import { findDeckSubjectByCode } from "@/app/subjects/deck-subject";
import { DeckLegality } from "@/app/ui/decks/deck-state";
import { Button } from "@/app/ui/kit/button";
import { Icon } from "@/app/ui/kit/svg-icon";
import { TextField } from "@/app/ui/kit/text-field";
import type { PageProps } from "@/app/ui/layout/page-props";
import { BrokenCode } from "@/app/ui/magmell/deck/broken-code";
import { DeckView } from "@/app/ui/magmell/deck/deck-view";
import { describeCodeProblem } from "@/app/ui/magmell/deck/describe-code-problem";
import { DeckHand } from "@/app/ui/magmell/decks/page/deck-hand";
import { DeckHeader } from "@/app/ui/magmell/decks/page/deck-head";
import { readDeckQuery } from "@/app/ui/magmell/decks/page/read-deck-query";
import { ShareButton } from "@/app/ui/share/share-button";
import { SHARE_WORDS } from "@/app/ui/share/share-choices";
import { checkDeck } from "@/engine/magmell";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { EMPTY_ABOUT } from "@/lib/magmell/decks/content";
import { createNumberTable, decodeDeck } from "@/lib/magmell/decks/sharing/deck-code";

export async function generateMetadata({ params, searchParams }: PageProps<"code">): Promise<Metadata> {
  const { lang, code } = await params;
  if (!isLang(lang)) return {};
  const subject = await findDeckSubjectByCode(code, lang, (await searchParams).n);
  return {
    ...(subject ? await generateDeckMetadata(subject, lang) : { title: getDictionary(lang).builder.code.brokenTitle }),
    robots: { index: false },
  };
}

export default async function SharedDeckPage({ params, searchParams }: PageProps<"code">) {
  const { lang, code } = await params;
  if (!isLang(lang)) notFound();
  const words = getDictionary(lang);
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
        <CodeRetry code={decode(code)} lang={lang} />
      </BrokenCode>
    );
  }
  const query = await searchParams;
  const written = decode(code).trim();
  const { name, given, path } = resolveCodedDeck({ deck: decoded.deck, code: written }, query.n, cards, lang);
  const target = { kind: "deck", name, given, saved: null, code: written } as const;
  const { seed, view } = readDeckQuery(query);
  const here = localizePath(lang, path);
  const errors = checkDeck(decoded.deck, cards.definitions).filter(({ severity }) => severity === "error").length;
  return (
    <main id="main" tabIndex={-1} className="page grid flex-1 content-start gap-6 py-6">
      <DeckHeader
        name={name}
        deck={decoded.deck}
        about={EMPTY_ABOUT}
        code={written}
        given={given}
        catalogue={cards}
        lang={lang}
        byline={
          <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
            <DeckLegality errors={errors} lang={lang} />
            <span>{given === null ? texts.snapshot : texts.named}</span>
          </p>
        }
        path={path}
        share={
          <WithWords lang={lang} words={SHARE_WORDS}>
            <ShareButton target={target} lang={lang}>
              <Icon name="share" />
              {words.share.open}
            </ShareButton>
          </WithWords>
        }
      />
      <DeckView
        deck={decoded.deck}
        catalogue={cards}
        lang={lang}
        view={view}
        here={here}
        given={given}
        hand={<DeckHand deck={decoded.deck} given={given} seed={seed} here={here} catalogue={cards} lang={lang} />}
      />
    </main>
  );
}

async function readCode(code: string) {
  const cards = await getCatalogue();
  return { cards, decoded: decodeDeck(decode(code), createNumberTable(cards.cards)) };
}

/** Decodes the percent signs of a code; returns malformed text unchanged. */
function decode(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}

type RetryProps = { code: string; lang: Lang };

/** Characters shown of a broken code; more are not worth reading. */
const SHOWN = 200;

/** Renders a broken deck code as it arrived, and a form to enter it again. The form works without script. */
function CodeRetry({ code, lang }: RetryProps) {
  const words = getDictionary(lang).builder.code;
  return (
    <>
      <div className="max-w-2xl">
        <p className="text-ink-soft text-sm">{words.code}</p>
        <p className="break-all rounded-[3px] border border-line bg-leaf px-3 py-2 font-mono">{code.slice(0, SHOWN)}</p>
      </div>
      <form action={localizePath(lang, "/d")} className="flex max-w-2xl flex-wrap items-end gap-2">
        <TextField
          name="code"
          label={words.retry}
          required
          maxLength={2000}
          autoComplete="off"
          spellCheck={false}
          frameClassName="min-w-0 flex-[1_1_16rem]"
        />
        <Button type="submit" variant="primary">
          {words.read}
        </Button>
      </form>
    </>
  );
}
