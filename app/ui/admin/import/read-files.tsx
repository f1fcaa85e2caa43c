import type { ImportReview } from "@/lib/catalogue/import-review";
import type { AdminImportWords } from "../../words/admin-import";
import { say } from "../../words/define";

/** What was sent and how it was read: with a guessed encoding the letters should be looked at. */
export const ReadFiles = ({ files, words }: { files: ImportReview["files"]; words: AdminImportWords }) => (
  <ul aria-label={words.review.files} className="grid gap-1">
    {files.map(({ file, form, encoding, assumed, entries }) => (
      <li key={file} className="wrap-anywhere">
        <span className="font-medium">{file}</span>{" "}
        <span className="text-ink-soft text-sm">
          {say(words.review.read, { form: form.toUpperCase(), encoding, entries })}
        </span>
        {assumed ? <p className="text-gold text-sm">{words.review.assumed}</p> : null}
      </li>
    ))}
  </ul>
);
