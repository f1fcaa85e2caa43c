import { getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { TextField } from "@/app/ui/kit/text-field";

type Side = { readonly typed: string; readonly missing: boolean };
type Props = { a: Side; b: Side; lang: Lang };

/** Renders the two decks to compare, as links or codes. Works without script. */
export function CompareForm({ a, b, lang }: Props) {
  const words = getDictionary(lang).deckCompare;
  return (
    <form action={localizePath(lang, "/decks/compare")} className="grid items-start gap-4 md:grid-cols-2">
      {(
        [
          ["a", a],
          ["b", b],
        ] as const
      ).map(([name, { typed, missing }]) => (
        <TextField
          key={name}
          name={name}
          label={words[name]}
          hint={words.hint}
          error={missing ? words.missing : undefined}
          defaultValue={typed}
          maxLength={2000}
          autoComplete="off"
          spellCheck={false}
        />
      ))}
      <p className="flex flex-wrap items-center gap-4 md:col-span-2">
        <Button type="submit" variant="primary">
          {words.submit}
        </Button>
        {a.typed !== "" && b.typed !== "" ? (
          <a
            href={localizePath(lang, `/decks/compare?${new URLSearchParams({ a: b.typed, b: a.typed })}`)}
            className="link inline-flex min-h-11 items-center"
          >
            {words.swap}
          </a>
        ) : null}
      </p>
    </form>
  );
}
