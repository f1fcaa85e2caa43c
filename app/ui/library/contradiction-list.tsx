import type { Dictionary } from "@/app/ui/i18n/dictionary";
import { format } from "@/app/ui/i18n/format";
import type { Lang } from "@/app/ui/i18n/lang";
import { contradictionAnchor, erasHref } from "@/app/ui/links/library-address";
import { boardHref } from "@/app/ui/links/mtg-address";
import { BOARDS } from "@/engine/mtg";
import { CONTRADICTIONS } from "@/lib/library/contradictions/contradictions";
import { EntryNames } from "./disagreements";

type Props = { lang: Lang; words: Pick<Dictionary, "library" | "libraryEras" | "mtg"> };

/** All contradictions with their sides, what decides each, and a board that shows it where there is one. */
export const ContradictionList = ({ lang, words }: Props) => (
  <ol className="grid gap-6">
    {CONTRADICTIONS.map(({ number, topic, sides, bySwitch, rulings, board }) => (
      <li key={number} id={contradictionAnchor(number)} className="grid scroll-mt-4 gap-2 border-line border-t pt-3">
        <h3 className="flex gap-3 text-lg">
          <span className="text-gold">
            <span className="sr-only">{format(words.libraryEras.number, { n: number })}</span>
            <span aria-hidden>{number}</span>
          </span>
          {topic[lang]}
        </h3>
        <ul className="grid gap-3 md:grid-flow-col md:auto-cols-fr">
          {sides.map(({ says, rules }) => (
            <li key={says.en} className="grid content-start gap-1 border-edge border-l-2 pl-3">
              {says[lang]}
              <small>
                <EntryNames ids={rules} lang={lang} words={words} />
              </small>
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap items-baseline gap-x-4 text-sm">
          {bySwitch ? (
            <a
              href={erasHref(lang, bySwitch)}
              className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
            >
              {format(words.libraryEras.seeSwitch, { topic: words.libraryEras.switches[bySwitch] })}
            </a>
          ) : null}
          {rulings.length > 0 ? (
            <span>
              {words.libraryEras.decides} <EntryNames ids={rulings} lang={lang} words={words} />
            </span>
          ) : null}
          {board ? <BoardLink id={board} lang={lang} words={words} /> : null}
        </p>
      </li>
    ))}
  </ol>
);

function BoardLink({ id, lang, words }: { id: string } & Props) {
  const board = BOARDS.find((one) => one.id === id);
  if (!board) return null;
  return (
    <a
      href={boardHref(lang, board.id, board.scene.era)}
      className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
    >
      {format(words.libraryEras.runAll, { title: board.title[lang] })}
    </a>
  );
}
