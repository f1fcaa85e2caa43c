"use client";

import { type ReactNode, useState } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { CheckboxChip } from "@/app/ui/kit/check-chip";
import { classNames } from "@/app/ui/kit/class-names";
import { Icon } from "@/app/ui/kit/svg-icon";
import { ColorMark } from "@/app/ui/magmell/card/color-mark";
import { CARD_KINDS, COLORS } from "@/engine/magmell";
import { COST_CHOICES, countPoolChoices, NO_POOL_CHOICES, type PoolChoices, toggleMember } from "./pool-choices";

type Props = {
  choices: PoolChoices;
  onChoose: (choices: PoolChoices) => void;
  /** Content next to the button on a narrow screen, and below the chips on a wide one. */
  children: ReactNode;
};

const CHIP = "px-2.5!";

/**
 * Renders filter chips for kind, color and use cost. On a narrow screen, a button with the number of selected chips
 * opens them.
 */
export function PoolFilters({ choices, onChoose, children }: Props) {
  const words = useWords("builder.pool");
  const kindNames = useWords("site.kinds");
  const colorNames = useWords("site.colors");
  const letters = useWords("site.colorLetters");
  const [open, setOpen] = useState(false);
  const count = countPoolChoices(choices);
  const { kinds, colors, costs } = choices;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 lg:order-last">
        <Button size="small" className="lg:hidden" aria-expanded={open} onClick={() => setOpen(!open)}>
          {words.filters}
          {count > 0 ? ` ${count}` : null}
          <Icon name="down" size={16} className={open ? "rotate-180" : ""} />
        </Button>
        {count > 0 ? (
          <Button size="small" variant="quiet" className="lg:hidden" onClick={() => onChoose(NO_POOL_CHOICES)}>
            {words.reset}
          </Button>
        ) : null}
        {children}
      </div>
      <div className={classNames("gap-2 lg:grid", open ? "grid" : "hidden")}>
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <Chips legend={words.kind}>
            {CARD_KINDS.map((kind) => (
              <CheckboxChip
                key={kind}
                className={CHIP}
                checked={kinds.includes(kind)}
                onChange={() => onChoose({ ...choices, kinds: toggleMember(kinds, kind) })}
              >
                {kindNames[kind]}
              </CheckboxChip>
            ))}
          </Chips>
          <Chips legend={words.color}>
            {COLORS.map((color) => (
              <CheckboxChip
                key={color}
                className={CHIP}
                checked={colors.includes(color)}
                onChange={() => onChoose({ ...choices, colors: toggleMember(colors, color) })}
              >
                <ColorMark color={color} letter={letters[color]} size={18} />
                <span className="sr-only">{colorNames[color]}</span>
              </CheckboxChip>
            ))}
            <CheckboxChip
              className={CHIP}
              checked={colors.includes("colorless")}
              onChange={() => onChoose({ ...choices, colors: toggleMember(colors, "colorless") })}
            >
              {words.colorless}
            </CheckboxChip>
          </Chips>
        </div>
        <Chips legend={words.cost} show>
          {COST_CHOICES.map((cost) => (
            <CheckboxChip
              key={cost}
              className={CHIP}
              checked={costs.includes(cost)}
              onChange={() => onChoose({ ...choices, costs: toggleMember(costs, cost) })}
            >
              {cost === COST_CHOICES.length - 1 ? format(words.costFrom, { n: cost }) : cost}
            </CheckboxChip>
          ))}
          {count > 0 ? (
            <Button size="small" variant="quiet" className="max-lg:hidden" onClick={() => onChoose(NO_POOL_CHOICES)}>
              {words.reset}
            </Button>
          ) : null}
        </Chips>
      </div>
    </div>
  );
}

const Chips = ({ legend, show, children }: { legend: string; show?: boolean; children: ReactNode }) => (
  <fieldset className="flex flex-wrap items-center gap-1.5">
    <legend className={show ? "float-left mr-1 text-ink-soft text-sm" : "sr-only"}>{legend}</legend>
    {children}
  </fieldset>
);
