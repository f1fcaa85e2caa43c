import type { ReactNode } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { formatContact } from "../layout/contact-text";
import { Markdown } from "../markdown/markdown";

type Props = {
  title: string;
  lead: string;
  /** The operator's own text, which replaces the site's. */
  own: string | null;
  contact: string | undefined;
  lang: Lang;
  children: ReactNode;
};

/** Renders a policy page: the site's text, or the operator's own, and how to contact the operator. */
export const PolicyPage = ({ title, lead, own, contact, children, lang }: Props) => {
  const words = getDictionary(lang).policy;
  return (
    <Unhydrated as="main" id="main" tabIndex={-1} className="page py-8 sm:py-12">
      <div className="mx-auto grid max-w-3xl gap-8">
        <div>
          <h1 className="text-2xl">{title}</h1>
          {own === null ? <p className="mt-2 text-ink-soft">{lead}</p> : null}
        </div>
        {own === null ? children : <Markdown text={own} elsewhere={words.elsewhere} />}
        <section aria-labelledby="contact" className="grid gap-2">
          <h2 id="contact" className="text-xl">
            {words.contact}
          </h2>
          <p>{contact ? words.contactText : words.noContact}</p>
          {contact ? (
            <p>
              <a href={contact} className="link inline-flex min-h-11 items-center wrap-anywhere">
                {formatContact(contact)}
              </a>
            </p>
          ) : null}
        </section>
      </div>
    </Unhydrated>
  );
};
