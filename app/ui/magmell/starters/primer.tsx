import type { Lang } from "@/app/i18n/lang";
import { Panel } from "@/app/ui/kit/panel";
import { CardNameLinks } from "@/app/ui/links/card-name-links";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { splitPrimerParagraphs } from "@/lib/magmell/starters/primer";

type Props = { title: string; text: string; names: Catalogue["names"]; lang: Lang };

/** Renders how a deck is played, the first paragraph larger because it says what the deck is about. */
export function Primer({ title, text, names, lang }: Props) {
  const [lead = "", ...rest] = splitPrimerParagraphs(text);
  return (
    <Panel aria-labelledby="primer">
      <h2 id="primer" className="text-xl">
        {title}
      </h2>
      <p className="mt-2">
        <CardNameLinks text={lead} lang={lang} names={names} />
      </p>
      {rest.map((paragraph) => (
        <p key={paragraph} className="pt-2 text-sm">
          <CardNameLinks text={paragraph} lang={lang} names={names} />
        </p>
      ))}
    </Panel>
  );
}
