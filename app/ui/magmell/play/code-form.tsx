import { getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { PlainTextField } from "@/app/ui/kit/field-frame";
import { MAX_DECK_CODE_LENGTH } from "@/lib/magmell/decks/sharing/deck-code";

/** Renders the form for a deck code. Works without JavaScript. */
export function CodeForm({ lang }: { lang: Lang }) {
  const { code, pasted } = getDictionary(lang).goldfishStart;
  return (
    <form action={localizePath(lang, "/goldfish")} className="prose grid justify-items-start gap-3">
      <PlainTextField
        id="deck-code"
        name="code"
        label={code.label}
        hint={code.hint}
        required
        maxLength={MAX_DECK_CODE_LENGTH + 200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        frameClassName="w-full"
      />
      <Button type="submit" variant="primary">
        {pasted.submit}
      </Button>
    </form>
  );
}
