import { href, type Lang } from "@/app/ui/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { TextField } from "@/app/ui/kit/text-field";
import { MAX_CODE_LENGTH } from "@/lib/sharing/deck-code";
import type { GoldfishWords } from "./goldfish-words";

/** Asks for a deck code. A plain form, so that it works without script. */
export function CodeForm({ lang, words }: { lang: Lang; words: GoldfishWords }) {
  const { start } = words.goldfish;
  return (
    <form action={href(lang, "/goldfish")} className="prose grid justify-items-start gap-3">
      <TextField
        name="code"
        label={start.code}
        hint={start.hint}
        required
        maxLength={MAX_CODE_LENGTH + 200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        frameClassName="w-full"
      />
      <Button type="submit" variant="primary">
        {start.submit}
      </Button>
    </form>
  );
}
