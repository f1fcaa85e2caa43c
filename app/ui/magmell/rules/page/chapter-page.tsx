import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { getChapterHref } from "@/app/ui/links/rule-address";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { ChapterBody } from "../chapter-body";
import { RULES_OUTLINE, type RuleChapter } from "../outline";
import styles from "../rulebook.module.css";
import { formatChapterTitle, RuleBreadcrumbs } from "./rule-breadcrumbs";
import { RuleNeighbors } from "./rule-neighbors";
import pageStyles from "./rule-page.module.css";

type Props = { chapter: RuleChapter; lang: Lang };

/** Renders the page of one chapter: its sections and all its rules. */
export function ChapterPage({ chapter, lang }: Props) {
  const neighbor = (one: RuleChapter | undefined) =>
    one ? { href: getChapterHref(lang, one.number), label: formatChapterTitle(one, lang) } : null;
  const place = RULES_OUTLINE.indexOf(chapter);
  return (
    <Unhydrated as="main" id="main" tabIndex={-1} className="page grid gap-6 py-6 sm:py-10">
      <RuleBreadcrumbs steps={[]} lang={lang} />
      <div className={`${styles.book} grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]`}>
        <article className={styles.parts}>
          <div>
            <h1 className="mb-4 text-2xl">{formatChapterTitle(chapter, lang)}</h1>
            <ChapterBody chapter={chapter} top={2} lang={lang} />
          </div>
          <RuleNeighbors
            before={neighbor(RULES_OUTLINE[place - 1])}
            after={neighbor(RULES_OUTLINE[place + 1])}
            lang={lang}
          />
        </article>
        <Chapters here={chapter} lang={lang} />
      </div>
    </Unhydrated>
  );
}

const Chapters = ({ here, lang }: { here: RuleChapter } & Pick<Props, "lang">) => (
  <nav
    aria-labelledby="chapters"
    className={`no-print ${pageStyles.aside} lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto`}
  >
    <h2 id="chapters">{getDictionary(lang).rulesPage.chapters}</h2>
    <ul className={pageStyles.rows}>
      {RULES_OUTLINE.map((chapter) => (
        <li key={chapter.number}>
          <a
            href={getChapterHref(lang, chapter.number)}
            aria-current={chapter === here ? "page" : undefined}
            className={pageStyles.row}
          >
            {formatChapterTitle(chapter, lang)}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
