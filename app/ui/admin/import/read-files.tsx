import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import type { ImportReview } from "@/lib/magmell/catalogue/import/import-review";

type Props = { files: ImportReview["files"]; lang: Lang };

/** Renders the files sent and their encodings. Where an encoding was guessed, the characters should be looked at. */
export const ReadFileList = ({ files, lang }: Props) => {
  const words = getDictionary(lang).adminImport;
  return (
    <ul aria-label={words.review.files} className="grid gap-1">
      {files.map(({ file, form, encoding, assumed, katakana, entries }) => (
        <li key={file} className="wrap-anywhere">
          <span className="font-medium">{file}</span>{" "}
          <span className="text-ink-soft text-sm">
            {formatPlural(lang, words.review.read, entries, { form: form.toUpperCase(), encoding })}
          </span>
          {assumed ? <p className="text-gold text-sm">{words.review.assumed}</p> : null}
          {katakana > 0 ? (
            <p className="text-gold text-sm">{formatPlural(lang, words.review.katakana, katakana)}</p>
          ) : null}
        </li>
      ))}
    </ul>
  );
};
