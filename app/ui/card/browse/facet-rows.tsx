import { ColorMark } from "@/app/ui/card/color-mark";
import { Glyph } from "@/app/ui/kit/glyph";
import { type Dictionary, say } from "@/app/ui/words";
import type { FacetChoice, FacetGroup } from "./facet-group";

type Letters = Dictionary["site"]["colorLetters"];
type Props = { group: FacetGroup; words: Dictionary["search"]["facets"]; letters: Letters };

/** So many values are in sight; the others wait behind a fold, except those that are chosen. */
const SHOWN = 8;

/** The values of a facet, one per row with its count. */
export function FacetRows({ group, words, letters }: Props) {
  const first = group.choices.filter((choice, place) => place < SHOWN || choice.on);
  const others = group.choices.filter((choice) => !first.includes(choice));
  return (
    <>
      <Rows choices={first} words={words} letters={letters} label={group.title} />
      {others.length > 0 ? (
        <details>
          <summary className="inline-flex min-h-9 items-center text-ink-soft text-sm hover:text-gold pointer-coarse:min-h-11">
            {say(words.all, { n: others.length })}
          </summary>
          <Rows choices={others} words={words} letters={letters} label={group.title} />
        </details>
      ) : null}
    </>
  );
}

type RowsProps = Omit<Props, "group"> & { choices: readonly FacetChoice[]; label: string };

const Rows = ({ choices, words, letters, label }: RowsProps) => (
  <ul aria-label={label}>
    {choices.map(({ value, label: text, count, on, href, color }) => (
      <li key={value}>
        <a
          href={href}
          rel="nofollow"
          aria-current={on ? "true" : undefined}
          className="group flex min-h-8 items-center gap-2 rounded-[3px] px-1 text-sm leading-tight no-underline hover:bg-wash aria-[current]:font-medium pointer-coarse:min-h-11"
        >
          <span
            aria-hidden="true"
            className="inline-flex size-4 shrink-0 items-center justify-center rounded-xs border border-edge group-aria-[current]:border-gold group-aria-[current]:bg-gold group-aria-[current]:text-on-color"
          >
            {on ? <Glyph name="check" size={13} /> : null}
          </span>
          {color ? <ColorMark color={color} letter={letters[color]} size={18} /> : null}
          <span className="min-w-0 flex-1">{text}</span>
          {on ? <span className="sr-only">{words.on}</span> : null}
          <span className="text-ink-soft text-xs tabular-nums">
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">{say(words.count, { n: count })}</span>
          </span>
        </a>
      </li>
    ))}
  </ul>
);
