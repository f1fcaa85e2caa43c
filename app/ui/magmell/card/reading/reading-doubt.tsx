import { useWordsIn } from "#use-words-in";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import type { DoubtReport, ReadingOption } from "@/lib/magmell/catalogue/model/text-report";

type Props = {
  doubt: DoubtReport;
  /** Tells readings of the same text on one page apart. */
  group?: string;
  lang: Lang;
  /** Takes the reading that was chosen; left out, the readings are only shown. */
  onChoose?: ((option: ReadingOption) => void) | undefined;
};

/** Renders the readings of an ambiguous ability in both languages, so that its author can choose one. */
export function ReadingDoubt({ doubt: { decided, options }, group = "", lang, onChoose }: Props) {
  const words = useWordsIn(lang, "reading");
  return (
    <fieldset className="grid gap-2 rounded-[3px] border border-edge p-3 text-sm">
      <legend className="px-1 font-medium">{format(words.doubt, { n: options.length })}</legend>
      {onChoose && !decided ? <p className="text-ink-soft">{words.choose}</p> : null}
      {options.map((option) =>
        onChoose ? (
          <label key={option.choice} className="flex items-baseline gap-3 border-line border-l-2 pl-3">
            <input
              type="radio"
              name={`reading-${group}-${option.textHash}-${option.sentence}`}
              className="size-5 shrink-0 self-start accent-gold"
              checked={decided && option.inForce}
              onChange={() => onChoose(option)}
            />
            <ReadingOptionText option={option} mark={words.inForce} />
          </label>
        ) : (
          <p key={option.choice} className="border-line border-l-2 pl-3">
            <ReadingOptionText option={option} mark={words.inForce} />
          </p>
        ),
      )}
    </fieldset>
  );
}

const ReadingOptionText = ({ option, mark }: { option: ReadingOption; mark: string }) => (
  <span className="grid min-w-0 gap-1">
    <span lang="ja" className="whitespace-pre-line">
      {option.japanese}
    </span>
    <span lang="en" className="whitespace-pre-line">
      {option.english}
    </span>
    {option.inForce ? <span className="font-medium">{mark}</span> : null}
  </span>
);
