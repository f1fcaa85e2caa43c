import { Fragment, type ReactNode } from "react";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { splitEnglishText } from "@/lib/magmell/catalogue/model/english-text";
import { type CardTextPart, splitCardText } from "./text-parts";

type Props = {
  text: string;
  /** Language of the text. In English, untranslated sentences stay in Japanese and are marked. */
  lang?: Lang;
  /** Returns the URL of a card named in the text, null for an unknown name; without it, names are plain text. */
  linkOf?: (name: string) => string | null;
  /** Renders a part of the text, such as with search matches marked; shown unchanged if left out. */
  mark?: (text: string) => ReactNode;
  className?: string;
};

/** How the parts of a text are shown. */
type Ways = { readonly linkOf: Props["linkOf"]; readonly mark: (text: string) => ReactNode };

/** Renders rules text: one paragraph per line, notes dimmed, 《names》 as links where `linkOf` is given. */
export function CardText({ text, lang = "ja", linkOf, mark = asIs, className }: Props) {
  const ways = { linkOf, mark };
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return (
    <div lang={getTextLang(lang)} className={className}>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line of a text has no other identity than its place.
        <p key={i} className={classOf(line)}>
          {lang !== "ja" ? showEnglish(line, ways) : splitCardText(line).map((part, j) => show(part, ways, j))}
        </p>
      ))}
    </div>
  );
}

const classOf = (line: string) =>
  line.startsWith("■") ? "card-line ability" : line.startsWith("・") ? "card-line mode" : "card-line";

const showEnglish = (line: string, ways: Ways): ReactNode =>
  splitEnglishText(line).flatMap((part, i): ReactNode => {
    if (part.kind === "english") return splitCardText(part.text).map((inner, j) => show(inner, ways, `${i} ${j}`));
    if (part.kind === "name") return show(part, ways, `${i}`);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a stretch of a line has no other identity than its place.
      <span key={i} lang="ja" className={part.kind === "unread" ? UNREAD_CLASS : undefined}>
        {ways.mark(part.text)}
      </span>
    );
  });

const UNREAD_CLASS =
  "underline decoration-[max(1px,0.1em)] decoration-dotted decoration-gold underline-offset-[0.25em]";

const asIs = (text: string): ReactNode => text;

function show(part: CardTextPart, ways: Ways, key: number | string): ReactNode {
  if (part.kind === "plain" && ways.mark === asIs) return part.text;
  if (part.kind === "plain") return <Fragment key={key}>{ways.mark(part.text)}</Fragment>;
  if (part.kind === "note") {
    return (
      <span key={key} className="text-[0.92em] text-ink-soft">
        {part.parts.map((inner, i) => show(inner, ways, i))}
      </span>
    );
  }
  const address = ways.linkOf?.(part.text);
  if (!address) return <Fragment key={key}>《{ways.mark(part.text)}》</Fragment>;
  return (
    <a key={key} href={address} className="link">
      《{ways.mark(part.text)}》
    </a>
  );
}

/** Returns the text of a card in the reader's language. */
export const getCardText = (lang: Lang, card: { readonly text: string; readonly englishText: string }): string =>
  lang === "ja" ? card.text : card.englishText;
