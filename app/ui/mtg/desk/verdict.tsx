import { format } from "@/app/i18n/format";
import { LegalSeal } from "@/app/ui/deck/panels/legal-seal";
import { Glyph } from "@/app/ui/kit/glyph";
import type { DeskWords } from "./words";

type Props = {
  /** Whether everything could be checked. */
  isSure: boolean;
  /** The format by its name. */
  format: string;
  on: string;
  words: DeskWords["desk"]["check"];
};

/** The verdict on a deck without errors: the seal, or a sign where lists and numbers alone could be checked. */
export const Verdict = ({ isSure, format: name, on, words }: Props) => (
  <>
    {isSure ? <LegalSeal label={words.legal} /> : <Glyph name="info" size={24} className="text-blue" />}
    <p className={isSure ? "text-sm" : "font-medium text-blue"}>
      {isSure ? format(words.legalText, { format: name, day: on }) : words.unsureText}
    </p>
  </>
);
