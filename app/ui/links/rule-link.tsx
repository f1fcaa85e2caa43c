import type { ReactNode } from "react";
import type { Lang } from "@/app/i18n/lang";
import { classNames } from "@/app/ui/kit/class-names";
import type { RuleRef } from "@/engine/magmell";
import { getRuleHref, getRuleNumber } from "./rule-address";

type Props = {
  rule: RuleRef;
  lang: Lang;
  className?: string;
  /** The text of the link; the number alone when left out. */
  children?: ReactNode;
};

/**
 * Renders the number of a rule or ruling as a link to its page, in the color of the surrounding text. It contains no
 * rules data, so client components stay small.
 */
export const RuleLink = ({ rule, lang, className, children }: Props) => (
  <a
    href={getRuleHref(lang, rule)}
    className={classNames(
      "whitespace-nowrap underline decoration-edge decoration-1 underline-offset-[0.25em] hover:text-gold",
      className,
    )}
  >
    {children ?? getRuleNumber(rule)}
  </a>
);
