import type { Dictionary } from "@/app/ui/i18n/dictionary";
import { href, type Lang } from "@/app/ui/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { Notice } from "@/app/ui/kit/notice";
import { TextField } from "@/app/ui/kit/text-field";
import type { DeckCodeProblem } from "@/lib/sharing/types";
import { describeCodeProblem } from "./describe-code-problem";

type Props = { problem: DeckCodeProblem; code: string; lang: Lang; words: Dictionary };

/** More of a broken code is not worth showing. */
const SHOWN = 200;

/** What is wrong with a deck code and what to do about it. The field works without script. */
export function BrokenCode({ problem, code, lang, words }: Props) {
  const { code: texts } = words.builder;
  return (
    <main id="main" tabIndex={-1} className="page grid flex-1 content-start gap-6 py-8">
      <h1 className="text-2xl">{texts.brokenTitle}</h1>
      <Notice tone="error" title={describeCodeProblem(texts.broken, problem)} className="max-w-2xl">
        {texts.advice}
      </Notice>
      <div className="max-w-2xl">
        <p className="text-ink-soft text-sm">{texts.code}</p>
        <p className="break-all rounded-[3px] border border-line bg-leaf px-3 py-2 font-mono">{code.slice(0, SHOWN)}</p>
      </div>
      <form action={href(lang, "/d")} className="flex max-w-2xl flex-wrap items-end gap-2">
        <TextField
          name="code"
          label={texts.retry}
          required
          maxLength={2000}
          autoComplete="off"
          spellCheck={false}
          frameClassName="min-w-0 flex-[1_1_16rem]"
        />
        <Button type="submit" variant="primary">
          {texts.read}
        </Button>
      </form>
      <p>
        <ButtonLink href={href(lang, "/decks/new")}>{texts.home}</ButtonLink>
      </p>
    </main>
  );
}
