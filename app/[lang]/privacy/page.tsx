import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { getLanguageAlternates } from "@/app/ui/layout/language-alternates";
import { CookieTable } from "@/app/ui/policy/cookie-table";
import { PolicyPage } from "@/app/ui/policy/policy-page";
import { getDeviceCookieName } from "@/lib/http/auth/known-devices";
import { env, getSiteOrigin } from "@/lib/server/env";
import { readOperatorText } from "@/lib/server/operator-text";

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, lead } = getDictionary(lang).policy.privacy;
  return { title, description: lead, alternates: getLanguageAlternates(lang, "/privacy") };
}

export default async function PrivacyPage({ params }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
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
