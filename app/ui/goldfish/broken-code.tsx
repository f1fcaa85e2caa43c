import { format } from "@/app/ui/i18n/format";
import { href, type Lang } from "@/app/ui/i18n/lang";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { Notice } from "@/app/ui/kit/notice";
import type { DeckCodeProblem } from "@/lib/sharing/types";
import { CodeForm } from "./code-form";
import type { GoldfishWords } from "./goldfish-words";

type Props = { problem: DeckCodeProblem; lang: Lang; words: GoldfishWords };

/** The page of a code that cannot be read: what is wrong with it, and what one can do. */
export function BrokenCode({ problem, lang, words }: Props) {
  const { title, broken } = words.goldfish;
  const at: Record<string, string | number> =
    problem.code === "ALPHABET" ? { sign: problem.sign, at: problem.at + 1 } : {};
  return (
    <main id="main" tabIndex={-1} className="page grid content-start gap-6 py-8">
      <h1 className="text-2xl">{title}</h1>
      <Notice tone="error" title={broken.title} className="prose">
        <p>{format(broken.codes[problem.code], at)}</p>
        <p>{broken.way}</p>
      </Notice>
      <CodeForm lang={lang} words={words} />
      <p>
        <ButtonLink href={href(lang, "/decks/new")}>{broken.build}</ButtonLink>
      </p>
    </main>
  );
}
