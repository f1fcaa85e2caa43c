import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { Panel } from "@/app/ui/kit/panel";
import { CardNameLinks } from "@/app/ui/links/card-name-links";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { splitPrimerParagraphs } from "@/lib/magmell/starters/primer";

type Props = { title: string; text: string; names: Catalogue["names"]; lang: Lang };

/** Renders the primer of a deck: the first two paragraphs, and the rest collapsed. */
export function Primer({ title, text, names, lang }: Props) {
  const [lead = "", beginning, ...rest] = splitPrimerParagraphs(text);
  const renderParagraph = (paragraph: string) => (
    <p key={paragraph} className="pt-2 text-sm">
      <CardNameLinks text={paragraph} lang={lang} names={names} />
    </p>
  );
  return (
    <Panel aria-labelledby="primer">
      <h2 id="primer" className="text-xl">
        {title}
      </h2>
      <p className="mt-2">
        <CardNameLinks text={lead} lang={lang} names={names} />
      </p>
      {beginning === undefined ? null : renderParagraph(beginning)}
      {rest.length === 0 ? null : (
        <details>
          <summary className="min-h-9 pt-2 text-sm pointer-coarse:min-h-11">
            {getDictionary(lang).decks.starters.more}
          </summary>
          {rest.map(renderParagraph)}
        </details>
      )}
    </Panel>
  );
}
