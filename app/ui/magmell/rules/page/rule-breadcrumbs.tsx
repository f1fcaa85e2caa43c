import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, type Lang, localizePath } from "@/app/i18n/lang";
import { Icon } from "@/app/ui/kit/svg-icon";
import { formatChapterNumber } from "../chapter-body";

/** One breadcrumb link. */
type TrailStep = { readonly href: string; readonly label: string };

type Props = {
  steps: readonly TrailStep[];
  /** Whether the page is about Magic, whose way begins at its own door. */
  magic?: boolean;
  lang: Lang;
};

/** Renders breadcrumb links from the table of contents to this page. */
export const RuleBreadcrumbs = ({ steps, magic = false, lang }: Props) => {
  const words = getDictionary(lang);
  const [path, label] = magic ? ["/mtg", words.mtg.title] : ["/rules", words.rules.title];
  return (
    <nav aria-label={words.rulesPage.trail} className="no-print text-sm">
      <ol className="flex flex-wrap items-center gap-x-1">
        {[{ href: localizePath(lang, path), label }, ...steps].map((step, place) => (
          <li key={step.href} className="flex items-center gap-x-1">
            <a href={step.href} className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11">
              {step.label}
            </a>
            {place < steps.length ? <Icon name="right" size={16} className="text-ink-soft" /> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** Returns a chapter's number and title, such as 「第7章 ゲームの処理」. */
export const formatChapterTitle = (
  chapter: { readonly number: number; readonly ja: string; readonly en: string },
  lang: Lang,
): string => `${formatChapterNumber(chapter, lang)} ${chapter[getTextLang(lang)]}`;
