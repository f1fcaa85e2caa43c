import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { Panel } from "@/app/ui/kit/panel";
import type { OfficialText as Text } from "@/lib/magmell/rules/types";

type Props = { official: Text; lang: Lang };

/** Renders the text of the official rules document, which the operator of a site can load. */
export const OfficialText = ({ official, lang }: Props) => {
  const words = getDictionary(lang).rulesPage;
  return (
    <Panel aria-labelledby="official">
      <h2 id="official" className="text-lg">
        {words.official}
      </h2>
      <div lang="ja" className="grid gap-1">
        {official.text.split("\n").map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line of a text has no other identity than its place.
          <p key={place}>{line}</p>
        ))}
      </div>
      <p className="mt-2 text-ink-soft text-sm">{format(words.officialNote, { edition: official.edition })}</p>
    </Panel>
  );
};
