import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { PlainTextField } from "@/app/ui/kit/field-frame";
import { API_BASE_PATH } from "@/lib/api/api-paths";
import styles from "./api-docs.module.css";

/** A parameter field of the form. */
export type RequestParameter = { readonly name: string; readonly in: "path" | "query"; readonly required: boolean };

type Props = {
  /** The path below the base, with parameters in braces. */
  path: string;
  title: string;
  parameters: readonly RequestParameter[];
  lang: Lang;
};

/** Renders a form for a GET request to a route. `RequestConsole` sends it and shows the response. */
export const RequestForm = ({ path, title, parameters, lang }: Props) => {
  const words = getDictionary(lang).tryRoute;
  return (
    <details className={`${styles.example} no-print noscript:hidden`}>
      <summary>{words.title}</summary>
      <form
        data-try={`${API_BASE_PATH}${path.replace(/\{(\w+)\}/g, "[$1]")}`}
        aria-label={`${words.title}: ${title}`}
        className="grid gap-3 pt-2"
      >
        {parameters.length > 0 ? (
          <div className="grid gap-3 sm:grid-cols-2">
            {parameters.map((one) => (
              <PlainTextField
                key={one.name}
                id={`try${path.replace(/\W+/g, "-")}-${one.name}`}
                name={one.name}
                data-in={one.in}
                required={one.required}
                label={one.required ? `${one.name} (${words.needed})` : one.name}
                maxLength={1000}
                autoComplete="off"
                spellCheck={false}
              />
            ))}
          </div>
        ) : null}
        <Button type="submit" size="small" className="justify-self-start">
          {words.send}
        </Button>
        <p data-try-address="" className="text-sm empty:hidden" />
        <p role="status" data-try-status="" className="font-medium text-sm empty:hidden" />
        <section aria-label={`${words.body}: ${title}`} className="has-[pre:empty]:hidden">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be moved sideways must be reachable by keyboard. */}
          <pre data-try-body="" tabIndex={0} className="max-h-96 overflow-auto" />
        </section>
      </form>
    </details>
  );
};
