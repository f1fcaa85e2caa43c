import { SigilFigure } from "@/app/ui/card/sigil-figure";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { type Dictionary, href, type Lang } from "@/app/ui/words";

type Props = { lang: Lang; words: Dictionary["search"] };

export function NoCards({ lang, words }: Props) {
  return (
    <section className="grid justify-items-center gap-4 py-10 text-center">
      <SigilFigure name={words.empty.title} className="size-32" />
      <h2 className="text-xl">{words.empty.title}</h2>
      <ButtonLink href={href(lang, "/cards")}>{words.empty.all}</ButtonLink>
    </section>
  );
}
