import type { Dictionary } from "../i18n/dictionary";
import { CHOICES } from "../layout/choices";

type Words = Dictionary["policy"]["privacy"];
type Row = { readonly names: string; readonly purpose: keyof Words["purposes"]; readonly life: keyof Words["lives"] };
type Props = { names: { readonly device: string; readonly reader: string }; words: Words };

/** All cookies of the site by name, with purpose and life. */
export function CookieTable({ names, words }: Props) {
  const rows: readonly Row[] = [
    { names: "next-auth.session-token", purpose: "session", life: "session" },
    { names: "next-auth.csrf-token", purpose: "csrf", life: "visit" },
    { names: "next-auth.callback-url", purpose: "callback", life: "visit" },
    { names: names.device, purpose: "device", life: "device" },
    { names: names.reader, purpose: "reader", life: "year" },
    { names: ["lang", ...Object.keys(CHOICES)].join(", "), purpose: "choices", life: "year" },
  ];
  return (
    <dl className="divide-y divide-line border-line border-y">
      {rows.map(({ names: called, purpose, life }) => (
        <div key={called} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <dt className="wrap-anywhere font-mono text-sm">{called}</dt>
          <dd>
            {words.purposes[purpose]} <span className="text-ink-soft text-sm">{words.lives[life]}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
