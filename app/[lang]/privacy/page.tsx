import { getDictionary } from "@/app/i18n/dictionary";
import { createMetadata, getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { CookieTable } from "@/app/ui/policy/cookie-table";
import { PolicyPage } from "@/app/ui/policy/policy-page";
import { getDeviceCookieName } from "@/lib/http/auth/known-devices";
import { env, getSiteOrigin } from "@/lib/server/env";
import { readOperatorText } from "@/lib/server/operator-text";

export const generateMetadata = createMetadata("/privacy", ({ policy }) => ({
  title: policy.privacy.title,
  description: policy.privacy.lead,
}));

export default async function PrivacyPage({ params }: PageProps) {
  const lang = await getPageLang(params);
  const { privacy } = getDictionary(lang).policy;
  const { CONTACT, PRIVACY_FILE } = env();
  return (
    <PolicyPage
      title={privacy.title}
      lead={privacy.lead}
      own={await readOperatorText("PRIVACY_FILE", PRIVACY_FILE)}
      contact={CONTACT}
      lang={lang}
    >
      {Object.values(privacy.parts).map(({ title, lines }) => (
        <section key={title} className="grid gap-2">
          <h2 className="text-xl">{title}</h2>
          <ul className="grid list-disc gap-2 pl-5">
            {lines.split("\n").map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <section className="grid gap-2">
        <h2 className="text-xl">{privacy.cookies}</h2>
        <p>{privacy.cookiesLead}</p>
        <CookieTable
          device={getDeviceCookieName(getSiteOrigin())}
          isHttps={getSiteOrigin().startsWith("https:")}
          lang={lang}
        />
      </section>
    </PolicyPage>
  );
}
