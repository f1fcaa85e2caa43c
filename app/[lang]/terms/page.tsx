import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { createMetadata, getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { PolicyPage } from "@/app/ui/policy/policy-page";
import { env } from "@/lib/server/env";
import { readOperatorText } from "@/lib/server/operator-text";

export const generateMetadata = createMetadata("/terms", ({ policy }) => ({
  title: policy.terms.title,
  description: policy.terms.lead,
}));

export default async function TermsPage({ params }: PageProps) {
  const lang = await getPageLang(params);
  const { terms } = getDictionary(lang).policy;
  const { CONTACT, DATA_LICENSE, TERMS_FILE } = env();
  return (
    <PolicyPage
      title={terms.title}
      lead={terms.lead}
      own={await readOperatorText("TERMS_FILE", TERMS_FILE)}
      contact={CONTACT}
      lang={lang}
    >
      <section className="grid gap-2">
        <h2 className="text-xl">{terms.data}</h2>
        <p>{DATA_LICENSE ? format(terms.license, { license: DATA_LICENSE }) : terms.noLicense}</p>
        <p>{terms.rights}</p>
      </section>
      <section className="grid gap-2">
        <h2 className="text-xl">{terms.decks}</h2>
        <ul className="grid list-disc gap-2 pl-5">
          {terms.decksLines.split("\n").map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </PolicyPage>
  );
}
