import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { dictionary } from "@/app/ui/i18n/dictionary";
import { plural } from "@/app/ui/i18n/format";
import { href, isLang } from "@/app/ui/i18n/lang";
import { languageAlternates } from "@/app/ui/layout/language-alternates";
import { catalogue } from "@/lib/catalogue/store/data";
import { illustratorsOf } from "@/lib/catalogue/views/set-printings";

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, description } = dictionary(lang).sets.artists;
  return { title, description, alternates: languageAlternates(lang, "/illustrators") };
}

export default async function Illustrators({ params }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  const { artists } = dictionary(lang).sets;
  return (
    <main id="main" tabIndex={-1} className="page grid gap-6 py-6 sm:py-10">
      <header className="prose grid gap-2">
        <h1 className="text-2xl">{artists.title}</h1>
        <p>{artists.lead}</p>
      </header>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {illustratorsOf(await catalogue()).map(([name, printed]) => (
          <li
            key={name}
            className="flex min-h-11 items-baseline justify-between gap-4 border-line border-b py-2 pointer-coarse:py-0"
          >
            <a
              href={href(lang, `/illustrators/${encodeURIComponent(name)}`)}
              lang="ja"
              className="link inline-flex items-center pointer-coarse:min-h-11"
            >
              {name}
            </a>
            <span className="text-ink-soft text-sm">{plural(lang, artists.printings, printed.length)}</span>
          </li>
        ))}
      </ul>
    </main>
  );
}
