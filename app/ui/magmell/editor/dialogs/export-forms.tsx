"use client";

import { useState } from "react";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { CheckboxChip } from "@/app/ui/kit/check-chip";
import { CopyField } from "@/app/ui/kit/copy-field";
import { downloadFile } from "@/app/ui/kit/download-file";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import {
  type PrintableLists,
  printDeckCsv,
  printDeckJson,
  printListForPost,
  printPlainList,
} from "@/lib/magmell/decks/lists/print-list";

type Props = { name: string; lists: PrintableLists; catalogue: Catalogue; lang: Lang };

const FORMS = ["posted", "plain", "csv", "json"] as const;
type Form = (typeof FORMS)[number];
const LANGUAGES = ["ja", "en"] as const;
const ENDINGS = { posted: "txt", plain: "txt", csv: "csv", json: "json" } as const;

/** Renders the lists as text in a chosen format and card language, to be copied or saved as a file. */
export function ExportForms({ name, lists, catalogue, lang }: Props) {
  const [form, setForm] = useState<Form>("posted");
  const [language, setLanguage] = useState<Lang>(lang);
  const texts = useWords("deckLists.export");
  const copyWords = useWords("builder.export");
  const isText = form === "posted" || form === "plain";
  const text = printed(form, language, { name, lists, catalogue });
  const save = () => downloadFile(`${name || texts.fileName}.${ENDINGS[form]}`, text);
  return (
    <div className="grid gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1 font-medium text-sm">{texts.form}</legend>
        {FORMS.map((one) => (
          <CheckboxChip key={one} type="radio" name="form" checked={one === form} onChange={() => setForm(one)}>
            {texts[one]}
          </CheckboxChip>
        ))}
      </fieldset>
      {isText ? (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1 font-medium text-sm">{texts.language}</legend>
          {LANGUAGES.map((one) => (
            <CheckboxChip
              key={one}
              type="radio"
              name="language"
              checked={one === language}
              onChange={() => setLanguage(one)}
            >
              {texts[one]}
            </CheckboxChip>
          ))}
        </fieldset>
      ) : null}
      <CopyField
        // What was copied was another text.
        key={`${form}${language}`}
        label={isText ? copyWords.list : texts[form]}
        rows={10}
        value={text}
        words={copyWords}
      />
      <div>
        <Button onClick={save}>{texts.save}</Button>
      </div>
    </div>
  );
}

function printed(form: Form, language: Lang, { name, lists, catalogue }: Pick<Props, "name" | "lists" | "catalogue">) {
  switch (form) {
    case "posted":
      return printListForPost(lists, catalogue, getTextLang(language));
    case "plain":
      return printPlainList(lists, catalogue, getTextLang(language));
    case "csv":
      return printDeckCsv(lists);
    case "json":
      return printDeckJson(name, lists);
  }
}
