import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { createMetadata, getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { CardFace } from "@/app/ui/magmell/card/card-face";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { listIllustrators, type PrintedCard } from "@/lib/magmell/catalogue/views/set-printings";

export const generateMetadata = createMetadata("/illustrators", (words) => words.sets.artists);

/** So many rows have a face, so that the page of a large catalogue stays small. */
const WITH_FACE = 60;

export default async function Illustrators({ params }: PageProps) {
  const lang = await getPageLang(params);
  const { artists } = getDictionary(lang).sets;
  return (
    <Unhydrated as="main" id="main" tabIndex={-1} className="page grid gap-6 py-6 sm:py-10">
      <header className="prose grid gap-2">
        <h1 className="text-2xl">{artists.title}</h1>
        <p>{artists.lead}</p>
      </header>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {listIllustrators(await getCatalogue()).map(([name, printed], place) => (
          <li key={name} className="flex min-h-11 items-center gap-4 border-line border-b py-2">
            {place < WITH_FACE ? <Sample printed={printed} lang={lang} /> : null}
            <a
              href={localizePath(lang, `/illustrators/${encodeURIComponent(name)}`)}
              lang="ja"
              className="link mr-auto inline-flex items-center pointer-coarse:min-h-11"
            >
              {name}
            </a>
            <span className="text-ink-soft text-sm">{formatPlural(lang, artists.printings, printed.length)}</span>
          </li>
        ))}
      </ul>
    </Unhydrated>
  );
}

type SampleProps = { printed: readonly PrintedCard[]; lang: Lang };

/** Renders a card by the illustrator, as a decoration beside the name. */
function Sample({ printed, lang }: SampleProps) {
  const first = printed.find(({ card }) => card.text !== "") ?? printed[0];
  return (
    <div aria-hidden="true" className="w-16 shrink-0">
      {first ? <CardFace card={first.card} printing={first.printing} lang={lang} small /> : null}
    </div>
  );
}
