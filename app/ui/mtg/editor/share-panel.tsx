import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { CopyField } from "@/app/ui/kit/copy-field";
import { Notice } from "@/app/ui/kit/notice";
import { Panel } from "@/app/ui/kit/panel";
import { getMtgDeckCodeHref, getMtgGoldfishHref, getMtgShareHref } from "@/app/ui/links/mtg-address";
import { getNameChange } from "@/app/ui/share/share-choices";
import type { MtgDeck } from "@/engine/mtg/deck";
import { MAX_SHARED_NAME_LENGTH } from "@/lib/decks/sharing/shared-name";
import { encodeMtgDeck } from "@/lib/mtg/decks/deck-code";
import { encodeList, MAX_LIST_CODE_LENGTH } from "@/lib/mtg/decks/lists/list-code";
import { ExportField } from "./export-field";
import type { EditorDeckCheck } from "./problem-panel";

type Props = { deck: MtgDeck; name: string; check: EditorDeckCheck; origin: string; lang: Lang };

/** Renders the ways to share a deck: link, text export, registration sheet and goldfish. */
export function SharePanel({ deck, name, check: { format: id, on }, origin, lang }: Props) {
  const w = useWords("mtgDesk.share");
  const isEmpty = deck.main.length + deck.sideboard.length + deck.pool.length === 0;
  const code = isEmpty ? "" : encodeMtgDeck(deck);
  const parts = { format: id, on, name };
  const change = getNameChange({ given: name });
  return (
    <Panel aria-labelledby="desk-share" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="desk-share" className="text-xl">
        {w.title}
      </h2>
      {isEmpty ? <p className="text-ink-soft">{w.empty}</p> : null}
      {code.length > MAX_LIST_CODE_LENGTH ? <Notice tone="error" role="alert" title={w.tooLong} /> : null}
      {isEmpty || code.length > MAX_LIST_CODE_LENGTH ? null : (
        <>
          <CopyField label={w.label} hint={w.hint} value={`${origin}${getMtgShareHref(lang, code, parts)}`} words={w} />
          {change === null ? null : (
            <p className="text-ink-soft text-sm">
              {change.as === "cut"
                ? format(w.nameCut, { n: MAX_SHARED_NAME_LENGTH, name: change.name })
                : w.nameRefused}
            </p>
          )}
          <ExportField deck={deck} name={name} />
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={getMtgDeckCodeHref(lang, code, parts)}>{w.view}</ButtonLink>
            <ButtonLink href={getMtgDeckCodeHref(lang, code, parts, true)}>{w.sheet}</ButtonLink>
            {deck.main.length > 0 ? (
              <ButtonLink href={getMtgGoldfishHref(lang, encodeList({ main: deck.main, side: [] }), { era: "6e" })}>
                {w.goldfish}
              </ButtonLink>
            ) : null}
          </div>
        </>
      )}
    </Panel>
  );
}
