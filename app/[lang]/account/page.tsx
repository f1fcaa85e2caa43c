import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { formatDateTime, formatMomentDate } from "@/app/i18n/dates";
import { type Dictionary, type DictionaryPath, getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { DeleteAccountForm } from "@/app/ui/account/delete-account";
import { PASSWORD_FORM_WORDS } from "@/app/ui/account/form-words";
import { LinkedServices } from "@/app/ui/account/linked-services";
import { EmailAddressSection } from "@/app/ui/account/links/email-address-section";
import { PasswordForm } from "@/app/ui/account/password-form";
import { ProfileForm } from "@/app/ui/account/profile-form";
import { ProviderButtons } from "@/app/ui/account/provider-buttons";
import { ReauthDialog } from "@/app/ui/account/reauth/reauth-dialog";
import { SessionList } from "@/app/ui/account/session-list";
import { TwoFactorSettings } from "@/app/ui/account/two-step/two-factor-settings";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { Panel } from "@/app/ui/kit/panel";
import { createPrivateMetadata, getPageLang } from "@/app/ui/layout/page-props";
import { MySuggestions } from "@/app/ui/magmell/suggest/my-suggestions";
import { findAccount } from "@/lib/accounts/data";
import { describeDevice } from "@/lib/accounts/describe-device";
import { findSecondFactor } from "@/lib/accounts/second-factor/data";
import type { SecondFactorState } from "@/lib/accounts/second-factor/types";
import { SESSION_TIMEOUTS } from "@/lib/accounts/session-limits";
import type { Role, SessionEntry } from "@/lib/accounts/types";
import { getOAuthProviders } from "@/lib/http/auth-options";
import { getViewer } from "@/lib/http/viewer";
import { listOwnSuggestions } from "@/lib/magmell/suggestions/data";
import { isMailEnabled } from "@/lib/server/mail/send-mail";

type Props = { params: Promise<{ lang: string }> };
type AccountPageWords = Dictionary["accounts"]["account"];

const ACCOUNT_WORDS = [
  ...PASSWORD_FORM_WORDS,
  "accounts.hints",
  "accounts.account",
  "accountLinks.address",
  "deckSocial.profile",
  "twoStep",
  "site.close",
  "suggestions.mine",
  "suggestions.shortFields",
  "suggestions.states",
] as const satisfies readonly DictionaryPath[];

export const generateMetadata = createPrivateMetadata((words) => words.accounts.account.title);

export default async function AccountPage({ params }: Props) {
  const lang = await getPageLang(params);
  const asker = await getViewer();
  const account = asker && (await findAccount(asker));
  const here = localizePath(lang, "/account");
  if (!asker || !account) redirect(`${localizePath(lang, "/sign-in")}?return=${encodeURIComponent(here)}`);

  const { accounts, deckSocial, suggestions, twoStep } = getDictionary(lang);
  const text = accounts.account;
  const { email, name, hasPassword } = account;
  return (
    <WithWords lang={lang} words={ACCOUNT_WORDS}>
      <main id="main" tabIndex={-1} className="page py-8 sm:py-12">
        <div className="mx-auto grid max-w-2xl gap-6">
          <div>
            <h1 className="text-2xl">{text.title}</h1>
            <p className="mt-2 text-ink-soft">
              {email} · {format(text.since, { date: formatMomentDate(lang, account.createdAt) })}
            </p>
          </div>
          <noscript>
            <p>{accounts.needsScript}</p>
          </noscript>
          <Part id="profile" title={deckSocial.profile.title}>
            <ProfileForm name={name ?? ""} bio={account.bio} />
            <p>
              <a href={localizePath(lang, `/authors/${account.authorKey}`)} className="link">
                {deckSocial.profile.page}
              </a>
            </p>
          </Part>
          <Part id="address" title={text.email}>
            <EmailAddressSection
              email={email}
              verified={account.verified}
              mail={isMailEnabled()}
              hasPassword={hasPassword}
              lang={lang}
            />
          </Part>
          <Part title={text.password}>
            <PasswordForm email={email} hasPassword={hasPassword} />
          </Part>
          <Part id="two-step" title={twoStep.title} lead={twoStep.lead}>
            <TwoFactorSettings
              standing={standing(await findSecondFactor(asker), lang)}
              today={formatMomentDate(lang, new Date())}
              email={email}
              admin={asker.role === "admin" ? localizePath(lang, "/admin") : null}
              lang={lang}
            />
          </Part>
          <Providers linked={account.providers} goTo={here} lang={lang} />
          <Part title={text.sessions} lead={sessionsLead(asker.role, text)}>
            <SessionList
              sessions={account.sessions.map((session) => describe(session, lang, text))}
              goTo={localizePath(lang, "/sign-in")}
            />
          </Part>
          <Part id="suggestions" title={suggestions.mine.title} lead={suggestions.mine.lead}>
            <MySuggestions suggestions={await listOwnSuggestions(asker)} lang={lang} />
          </Part>
          <Part title={text.data} lead={text.dataLead}>
            <div>
              <ButtonLink href="/api/accounts/me/export" download>
                {text.download}
              </ButtonLink>
            </div>
          </Part>
          <Part title={text.remove} lead={text.removeLead}>
            <DeleteAccountForm hasPassword={hasPassword} goTo={localizePath(lang, "/sign-up?deleted=1")} />
          </Part>
          <ReauthDialog />
        </div>
      </main>
    </WithWords>
  );
}

function Part({ id, title, lead, children }: { id?: string; title: string; lead?: string; children: ReactNode }) {
  return (
    <Panel id={id} aria-label={title} className="grid gap-4">
      <div>
        <h2 className="text-lg">{title}</h2>
        {lead ? <p className="mt-1 text-ink-soft text-sm">{lead}</p> : null}
      </div>
      {children}
    </Panel>
  );
}

/** Other services, where the site's settings name any. */
function Providers({ linked, goTo, lang }: { linked: readonly string[]; goTo: string; lang: Lang }) {
  const text = getDictionary(lang).accounts.account;
  const all = getOAuthProviders().map(({ id, name }) => ({ id, name, linked: linked.includes(id) }));
  if (all.length === 0) return null;
  const open = all.filter((provider) => !provider.linked);
  return (
    <Part title={text.providers}>
      <LinkedServices services={all.filter((provider) => provider.linked).map(({ id, name }) => ({ id, name }))} />
      <ProviderButtons
        providers={open.map(({ id, name }) => ({ id, label: format(text.linkProvider, { provider: name }) }))}
        goTo={goTo}
      />
    </Part>
  );
}

const standing = (factor: SecondFactorState, lang: Lang) =>
  factor.state === "off" ? factor : { ...factor, since: formatMomentDate(lang, factor.since) };

const HOUR = 60 * 60;
function sessionsLead(role: Role, words: AccountPageWords): string {
  const { idle, whole } = SESSION_TIMEOUTS[role];
  const days = whole / HOUR / 24;
  return role === "admin"
    ? format(words.sessionsLeadAdmin, { idle: idle / HOUR, longest: days })
    : format(words.sessionsLead, { idle: idle / HOUR / 24, longest: days });
}

const describe = (
  { id, userAgent, createdAt, lastSeenAt, current }: SessionEntry,
  lang: Lang,
  words: AccountPageWords,
) => ({
  id,
  device: describeDevice(userAgent) ?? words.unknownDevice,
  signedInOn: format(words.signedInOn, { date: formatMomentDate(lang, createdAt) }),
  lastSeen: format(words.lastSeen, { date: formatDateTime(lang, lastSeenAt) }),
  current,
});
