import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { isLang, type Lang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { createOembedLink } from "@/app/subjects/oembed-link";
import {
  describeReplay,
  findReplayDeckName,
  findReplaySubject,
  getReplayFramePath,
  getReplayPath,
  getReplayPicturePath,
  getReplayTablePath,
} from "@/app/subjects/replay-subject";
import { createShareMetadata } from "@/app/subjects/share-metadata";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { Notice } from "@/app/ui/kit/notice";
import type { PageProps, PageQuery } from "@/app/ui/layout/page-props";
import { CARD_WORD_PATHS } from "@/app/ui/magmell/card/card-words";
import { NoScriptNote } from "@/app/ui/magmell/play/deck-notices";
import { toGoldfishCard } from "@/app/ui/magmell/play/goldfish-card";
import { ReplayViewer } from "@/app/ui/magmell/play/replay/replay-island";
import { addWording } from "@/app/ui/magmell/play/with-wording";
import { SHARE_WORDS } from "@/app/ui/share/share-choices";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

export async function generateMetadata({ params, searchParams }: PageProps<"code" | "replay">): Promise<Metadata> {
  const { lang, code, replay } = await params;
  if (!isLang(lang)) return {};
  const { goldfishReplay: words } = getDictionary(lang);
  const robots = { index: false };
  const found = await findReplaySubject(code, replay, await searchParams);
  if (!found.ok) return { title: words.title, robots };
  const { subject } = found;
  const [{ name }, description] = await Promise.all([findReplayDeckName(subject, lang), describeReplay(subject, lang)]);
  const title = format(words.titled, { name });
  const shared = createShareMetadata({
    lang,
    title,
    description,
    picture: { path: getReplayPicturePath(subject), stamp: (await getCatalogue()).version, alt: title },
  });
  const types = subject.isCurrent ? { types: createOembedLink(lang, getReplayPath(subject), title) } : {};
  return { title, description, robots, alternates: types, ...shared };
}

export default async function ReplayPage({ params, searchParams }: PageProps<"code" | "replay">) {
  const { lang, code, replay } = await params;
  if (!isLang(lang)) notFound();
  const query = await searchParams;
  const found = await findReplaySubject(code, replay, query);
  if (!found.ok) return <BrokenReplay {...found} lang={lang} />;
  const { subject } = found;
  const { goldfishReplay } = getDictionary(lang);
  const named = await findReplayDeckName(subject, lang);
  const tableHref = localizePath(lang, getReplayTablePath(subject));
  const facts = await describeReplay(subject, lang);
  const heading = (
    <header>
      <p className="text-ink-soft text-sm">{goldfishReplay.title}</p>
      <h1 className="wrap-anywhere text-2xl leading-snug">{named.name}</h1>
      <p className="text-ink-soft text-sm">{facts}</p>
    </header>
  );
  if (!subject.isCurrent) {
    return (
      <main id="main" tabIndex={-1} className="page grid content-start gap-5 py-8">
        {heading}
        <Notice tone="warning" title={goldfishReplay.refused.other} className="prose">
          <p>{goldfishReplay.refused.OTHER_CARDS}</p>
          <ButtonLink className="mt-2" size="small" href={tableHref} rel="nofollow">
            {goldfishReplay.table}
          </ButtonLink>
        </Notice>
        <p>
          <a className="link inline-flex min-h-11 items-center" href={localizePath(lang, named.path)}>
            {goldfishReplay.deck}
          </a>
        </p>
      </main>
    );
  }
  return (
    <main id="main" tabIndex={-1} className="game">
      <NoScriptNote text={goldfishReplay.noScript}>{heading}</NoScriptNote>
      <WithWords
        lang={lang}
        words={["goldfish", "goldfishReplay", "site.close", "site.rule", ...CARD_WORD_PATHS, ...SHARE_WORDS]}
      >
        <ReplayViewer
          cards={subject.shown.map(toGoldfishCard).map(addWording)}
          deck={subject.deck}
          against={subject.against}
          deckName={named.name}
          deckPage={localizePath(lang, named.path)}
          facts={facts}
          code={subject.code}
          step={stepOf(query.step)}
          tableHref={tableHref}
          shared={{
            page: getReplayPath(subject),
            frame: getReplayFramePath(subject),
            picture: getReplayPicturePath(subject),
          }}
          lang={lang}
        />
      </WithWords>
    </main>
  );
}

/** The step of a URL; the first one for a text that is none. */
const stepOf = (text: PageQuery[string]): number =>
  typeof text === "string" && /^\d{1,5}$/u.test(text) ? Number(text) : 0;

type BrokenProps = Extract<Awaited<ReturnType<typeof findReplaySubject>>, { ok: false }> & { lang: Lang };

/** The page of a code that cannot be read: the reason, and the way to the deck if that is known. */
function BrokenReplay({ problem, deckCode, lang }: BrokenProps) {
  const { goldfishReplay, goldfishStart } = getDictionary(lang);
  return (
    <main id="main" tabIndex={-1} className="page grid content-start gap-6 py-8">
      <h1 className="text-2xl">{goldfishReplay.title}</h1>
      <Notice tone="error" title={goldfishReplay.refused.broken} className="prose">
        {goldfishReplay.refused[problem]}
      </Notice>
      <p>
        <ButtonLink href={localizePath(lang, deckCode === null ? "/goldfish" : `/goldfish/${deckCode}`)}>
          {goldfishStart.pasted.submit}
        </ButtonLink>
      </p>
    </main>
  );
}
