import { IdenticonFigure } from "../figures/identicon-figure";
import { ButtonLink } from "../kit/button-link";

type Props = { title: string; text: string; action: string; href: string };

/** Renders the empty state of a list: an emblem, a text, and an action. */
export function EmptyDeckList({ title, text, action, href }: Props) {
  return (
    <div className="grid justify-items-center gap-4 py-12 text-center">
      <IdenticonFigure name={title} className="size-32 text-ink-soft" />
      <h2 className="text-lg">{title}</h2>
      <p className="text-ink-soft">{text}</p>
      <ButtonLink href={href} variant="primary">
        {action}
      </ButtonLink>
    </div>
  );
}
