import { Notice } from "@/app/ui/kit/notice";
import { type Dictionary, say } from "@/app/ui/words";
import type { QueryWarning } from "@/lib/catalogue/url";

/** What of the address could not be read, with what was probably meant. Nothing is shown when all of it could. */
export function QueryWarnings({ warnings, words }: { warnings: readonly QueryWarning[]; words: Dictionary["cards"] }) {
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warning" title={words.warnings.title}>
      <ul>
        {warnings.map(({ code, parameter, value, nearest }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two warnings may be equal in everything but their place.
          <li key={i}>
            {say(words.warnings[code], { parameter, value })}
            {nearest === null ? null : ` ${say(words.warnings.nearest, { nearest })}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
