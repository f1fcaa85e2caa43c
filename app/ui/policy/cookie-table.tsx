import { type Dictionary, getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { SIGNED_IN_HINT_COOKIE } from "@/lib/accounts/signed-in-hint-cookie";
import { PREFERENCE_VALUES } from "../layout/preference-values";

type CookieTableWords = Dictionary["policy"]["privacy"];
type CookieRow = {
  readonly names: string;
  readonly purpose: keyof CookieTableWords["purposes"];
  readonly life: keyof CookieTableWords["lives"];
};
type Props = { device: string; isHttps: boolean; lang: Lang };

/** Renders all cookies of the site by name, with purpose and lifetime. */
export function CookieTable({ device, isHttps, lang }: Props) {
  const words = getDictionary(lang).policy.privacy;
  const called = (name: string) => (isHttps ? `__Host-${name}` : name);
  const rows: readonly CookieRow[] = [
    { names: called("next-auth.session-token"), purpose: "session", life: "session" },
    { names: called("next-auth.csrf-token"), purpose: "csrf", life: "visit" },
    { names: called("next-auth.callback-url"), purpose: "callback", life: "visit" },
    { names: device, purpose: "device", life: "device" },
    { names: called("grimoire.code"), purpose: "code", life: "code" },
    { names: called(SIGNED_IN_HINT_COOKIE), purpose: "reader", life: "year" },
    { names: ["lang", ...Object.keys(PREFERENCE_VALUES)].map(called).join(", "), purpose: "choices", life: "year" },
  ];
  return (
    <dl className="divide-y divide-line border-line border-y">
      {rows.map(({ names, purpose, life }) => (
        <div key={names} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <dt className="wrap-anywhere font-mono text-sm">{names}</dt>
          <dd>
            {words.purposes[purpose]} <span className="text-ink-soft text-sm">{words.lives[life]}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
