import { type Dictionary, say } from "@/app/ui/words";
import type { FacetGroup } from "./facet-group";

type Props = { group: FacetGroup; words: Dictionary["search"]["facets"] };

/** The height of the highest column, in pixels. */
const HEIGHT = 36;

/** The numbers of a facet beside each other, each as high as its count: a curve that can be pressed. */
export function FacetColumns({ group, words }: Props) {
  const most = Math.max(1, ...group.choices.map(({ count }) => count));
  return (
    <ul aria-label={group.title} className="flex items-end">
      {group.choices.map(({ value, label, count, on, href }) => (
        <li key={value} className="min-w-0 flex-1">
          <a
            href={href}
            rel="nofollow"
            aria-current={on ? "true" : undefined}
            title={say(words.count, { n: count })}
            className="group flex flex-col items-stretch justify-end rounded-[3px] px-px pt-1 text-center text-xs no-underline hover:bg-wash aria-[current]:font-bold"
          >
            <span className="sr-only">{group.title} </span>
            <span
              aria-hidden="true"
              className="mx-0.5 rounded-t-xs bg-line group-hover:bg-edge group-aria-[current]:bg-gold"
              style={{ blockSize: count === 0 ? 1 : 3 + Math.round((HEIGHT * count) / most) }}
            />
            <span className="border-edge border-t leading-6 group-aria-[current]:text-gold pointer-coarse:leading-10">
              {label}
            </span>
            <span className="sr-only">
              {on ? `, ${words.on}` : ""}, {say(words.count, { n: count })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
