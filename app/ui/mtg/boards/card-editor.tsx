import { getTextLang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { CheckboxChip } from "@/app/ui/kit/check-chip";
import { TextField } from "@/app/ui/kit/text-field";
import {
  type BoardCard,
  CARD_TYPES,
  type CardType,
  COLORS,
  describeCard,
  SIMPLE_KEYWORDS,
  SUPERTYPES,
} from "@/engine/mtg";
import { changeCard, toggleWord } from "@/lib/mtg/boards/edit-card";
import type { InspectorProps } from "./inspector-props";
import { NumberStepper } from "./number-stepper";

/**
 * Renders the editor for the card of the selected object: types, size, colors, keyword abilities. All objects with this
 * card change together.
 */
export function CardEditor({ board, object, card, onLay, lang }: InspectorProps) {
  const words = useWords("mtgLab");
  const change = (parts: Parameters<typeof changeCard>[2]) => onLay(changeCard(board, object.card, parts));
  const typeName = (parts: Partial<BoardCard>) => describeCard({ name: "", types: [], ...parts }, getTextLang(lang));
  const shares = board.pieces.filter((other) => other.card === object.card).length > 1;
  return (
    <details>
      <summary className="cursor-pointer py-1 font-medium text-sm">{words.card.title}</summary>
      <div className="grid gap-4 pt-2">
        {shares ? <p className="text-ink-soft text-sm">{words.card.shared}</p> : null}
        <TextField
          key={card.name}
          label={words.addName}
          maxLength={40}
          defaultValue={card.name}
          onBlur={({ target }) => {
            const name = target.value.trim();
            if (name !== "" && name !== card.name) change({ name });
          }}
        />
        <Chips legend={words.card.types}>
          {SUPERTYPES.map((word) => (
            <CheckboxChip
              key={word}
              checked={card.supertypes?.includes(word) ?? false}
              onChange={() => change({ supertypes: toggleWord(card.supertypes, word) })}
            >
              {words.card.supertypes[word]}
            </CheckboxChip>
          ))}
          {CARD_TYPES.map((word) => (
            <CheckboxChip
              key={word}
              checked={card.types.includes(word)}
              onChange={() => change(otherTypes(card, word))}
            >
              {typeName({ types: [word] }).types}
            </CheckboxChip>
          ))}
        </Chips>
        {card.types.includes("creature") ? (
          <div className="flex flex-wrap gap-x-4 gap-y-1">
            <NumberStepper name={words.addPower} value={card.power ?? 0} onChange={(power) => change({ power })} />
            <NumberStepper
              name={words.addToughness}
              value={card.toughness ?? 0}
              onChange={(toughness) => change({ toughness })}
            />
          </div>
        ) : null}
        <Chips legend={words.card.colors}>
          {COLORS.map((color) => (
            <CheckboxChip
              key={color}
              checked={card.colors?.includes(color) ?? false}
              onChange={() => change({ colors: toggleWord(card.colors, color) })}
            >
              {words.card.color[color]}
            </CheckboxChip>
          ))}
        </Chips>
        <Chips legend={words.card.keywords}>
          {SIMPLE_KEYWORDS.map((keyword) => (
            <CheckboxChip
              key={keyword}
              checked={card.keywords?.includes(keyword) ?? false}
              onChange={() => change({ keywords: toggleWord(card.keywords, keyword) })}
            >
              {typeName({ keywords: [keyword] }).keywords[0]}
            </CheckboxChip>
          ))}
        </Chips>
        <p className="text-ink-soft text-sm">{words.card.more}</p>
      </div>
    </details>
  );
}

/** Types with one more or less; what becomes a creature gets a size. */
function otherTypes({ types, power = 1, toughness = 1 }: BoardCard, word: CardType): Partial<BoardCard> {
  const next = toggleWord(types, word) ?? [];
  return { types: next, ...(next.includes("creature") && { power, toughness }) };
}

const Chips = ({ legend, children }: { legend: string; children: React.ReactNode }) => (
  <fieldset className="grid gap-1">
    <legend className="font-medium text-sm">{legend}</legend>
    <div className="flex flex-wrap gap-1.5">{children}</div>
  </fieldset>
);
