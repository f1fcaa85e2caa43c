import type { ReactNode } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { PASSWORD_FORM_WORDS } from "../account/form-words";
import { ReauthDialog } from "../account/reauth/reauth-dialog";

const PLACES = [
  { place: "overview", path: "/admin" },
  { place: "import", path: "/admin/import" },
  { place: "edit", path: "/admin/edit" },
  { place: "pictures", path: "/admin/pictures" },
  { place: "suggestions", path: "/admin/suggestions" },
  { place: "reports", path: "/admin/reports" },
  { place: "history", path: "/admin/history" },
  { place: "audit", path: "/admin/audit" },
  { place: "people", path: "/admin/people" },
] as const;

type AdminPlace = (typeof PLACES)[number]["place"];

type Props = {
  /** Active item of the admin navigation. */
  place: AdminPlace;
  title: ReactNode;
  lead?: ReactNode;
  /** Whether the page needs JavaScript. */
  scripted?: boolean;
  lang: Lang;
  children: ReactNode;
};

/** Renders the layout of every admin page: navigation and heading. */
export function AdminFrame({ place, title, lead, scripted, lang, children }: Props) {
  const words = getDictionary(lang).admin;
  return (
    <main id="main" tabIndex={-1} className="page py-6 sm:py-8">
      <nav aria-label={words.nav.label} className="border-line border-b">
        <ul className="-mb-px flex flex-wrap">
          {PLACES.map((one) => (
            <li key={one.place}>
              <a
                href={localizePath(lang, one.path)}
                aria-current={one.place === place ? "page" : undefined}
                className="inline-flex min-h-11 items-center px-3 text-sm no-underline hover:text-gold aria-[current]:font-medium aria-[current]:shadow-[inset_0_-2px_0_var(--gold)]"
              >
                {words.nav[one.place]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6">
        <h1 className="text-2xl">{title}</h1>
        {lead ? <p className="mt-1 text-ink-soft">{lead}</p> : null}
      </div>
      <div className="mt-6 grid gap-8">
        {scripted ? (
          <noscript>
            <p>{words.needsScript}</p>
          </noscript>
        ) : null}
        {children}
      </div>
      <WithWords lang={lang} words={[...PASSWORD_FORM_WORDS, "twoStep.code", "twoStep.proof", "site.close"]}>
        <ReauthDialog />
      </WithWords>
    </main>
  );
}
