import { getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { TextField } from "@/app/ui/kit/text-field";

type Props = { code: string; lang: Lang };

/** Characters shown of a broken code; more are not worth reading. */
const SHOWN = 200;

/** Renders a broken deck code as it arrived, and a form to enter it again. The form works without script. */
export function CodeRetry({ code, lang }: Props) {
  const words = getDictionary(lang).builder.code;
  return (
    <>
      <div className="max-w-2xl">
        <p className="text-ink-soft text-sm">{words.code}</p>
        <p className="break-all rounded-[3px] border border-line bg-leaf px-3 py-2 font-mono">{code.slice(0, SHOWN)}</p>
      </div>
      <form action={localizePath(lang, "/d")} className="flex max-w-2xl flex-wrap items-end gap-2">
        <TextField
          name="code"
          label={words.retry}
          required
          maxLength={2000}
          autoComplete="off"
          spellCheck={false}
          frameClassName="min-w-0 flex-[1_1_16rem]"
        />
        <Button type="submit" variant="primary">
          {words.read}
        </Button>
      </form>
    </>
  );
}
