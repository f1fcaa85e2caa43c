import { useState } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { CheckboxChip } from "@/app/ui/kit/check-chip";
import { Dialog } from "@/app/ui/kit/dialog";
import { Notice } from "@/app/ui/kit/notice";
import { TextField } from "@/app/ui/kit/text-field";
import { MANA_TYPES, type ManaType, type SimpleKeyword } from "@/engine/mtg";
import { getOwn } from "@/lib/collections";
import {
  guessCardInfo,
  isPowerOrToughness,
  MANUAL_CARD_KINDS,
  type ManualCardInfo,
  type ManualCardKind,
  readCardCost,
} from "@/lib/mtg/catalogue/manual-card-info";
import { createManualCast } from "../game/card-action";
import { getDisplayName, type PlayContext } from "../game/play-context";
import { getKeywordName } from "../log/summarize-ability";
import { ManaSymbol } from "../table/mana-symbol";

type Props = {
  play: PlayContext;
  name: string;
  /** The card in hand to use afterwards. */
  card: number | null;
};

/** Renders the dialog in which the player enters a card's type and values, once per card name. */
export function CardInfoDialog({ play, name, card }: Props) {
  const w = useWords("mtgGoldfishHand.word");
  const { table, lang, run, open } = play;
  const known = getOwn(table.words, name) ?? guessCardInfo(name);
  const [kind, setKind] = useState<ManualCardKind>(known?.is ?? "land");
  const [mana, setMana] = useState<readonly ManaType[]>(known?.mana ?? []);
  const [power, setPower] = useState(`${known?.power ?? 1}`);
  const [toughness, setToughness] = useState(`${known?.toughness ?? 1}`);
  const [loyalty, setLoyalty] = useState(`${known?.loyalty ?? 3}`);
  const [cost, setCost] = useState(known?.cost ?? "");
  const points = [power, toughness].map(pointsIn);
  const badPoints = kind === "creature" && !points.every(isPowerOrToughness);
  const badLoyalty = kind === "planeswalker" && !isPowerOrToughness(pointsIn(loyalty));
  const badCost = kind !== "land" && cost.trim() !== "" && readCardCost(cost) === null;
  const [keywords, setKeywords] = useState(known?.keywords ?? known?.printed?.keywords ?? []);
  const [asksFree, setAsksFree] = useState(false);
  const isFree = kind !== "land" && cost.trim() === "";
  const isSpell = kind === "instant" || kind === "sorcery";
  const save = (play: boolean) => {
    if (badPoints || badLoyalty || badCost) return;
    if (play && isFree && !asksFree) {
      setAsksFree(true);
      return;
    }
    const [strength = 0, size = 0] = kind === "creature" ? points : [];
    const word: ManualCardInfo = {
      is: kind,
      mana: isSpell ? [] : mana,
      power: strength,
      toughness: size,
      ...(kind === "planeswalker" && { loyalty: pointsIn(loyalty) }),
      cost: kind === "land" ? null : readCardCost(cost),
      ...(kind === "creature" && { keywords }),
      // Types of the card data stay, unless it is said to be something else.
      ...(known?.printed !== undefined && kind === known.is && { printed: known.printed }),
    };
    run({ say: { name, word } });
    if (play && card !== null) {
      // A card whose cost is not payable now stays in the hand.
      if (kind === "land") run({ answer: { do: "playLand", instance: card } });
      else
        run({
          answer: word.cost === null && kind !== "aura" ? createManualCast(card) : { do: "cast", instance: card },
        });
    }
    open(null);
  };
  const mayPlay = card !== null && table.view.choice?.ask === "priority";
  return (
    <Dialog
      open
      onClose={() => open(null)}
      title={format(w.title, { name: getDisplayName(name, lang) })}
      closeLabel={useWords("site.close")}
      actions={
        <>
          <Button variant={mayPlay ? "plain" : "primary"} onClick={() => save(false)}>
            {w.save}
          </Button>
          {mayPlay ? (
            <Button variant="primary" onClick={() => save(true)}>
              {asksFree && isFree ? w.castFree : w.saveAndPlay}
            </Button>
          ) : null}
        </>
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save(mayPlay);
        }}
      >
        <p className="text-sm">{known?.printed === undefined ? w.lead : w.printedLead}</p>
        <fieldset className="grid gap-1">
          <legend className="font-medium text-sm">{w.kind}</legend>
          <div className="flex flex-wrap gap-2">
            {MANUAL_CARD_KINDS.map((one) => (
              <CheckboxChip key={one} type="radio" name="kind" checked={kind === one} onChange={() => setKind(one)}>
                {w.kinds[one]}
              </CheckboxChip>
            ))}
          </div>
        </fieldset>
        {kind === "creature" ? (
          <div className="grid grid-cols-2 gap-3">
            <TextField
              label={w.power}
              inputMode="numeric"
              maxLength={2}
              value={power}
              onChange={(event) => setPower(event.target.value)}
              error={badPoints ? w.badPoints : undefined}
            />
            <TextField
              label={w.toughness}
              inputMode="numeric"
              maxLength={2}
              value={toughness}
              onChange={(event) => setToughness(event.target.value)}
            />
          </div>
        ) : null}
        {kind === "planeswalker" ? (
          <TextField
            label={w.loyalty}
            inputMode="numeric"
            maxLength={2}
            value={loyalty}
            onChange={(event) => setLoyalty(event.target.value)}
            error={badLoyalty ? w.badPoints : undefined}
          />
        ) : null}
        {kind === "creature" ? <KeywordChoice keywords={keywords} onChange={setKeywords} /> : null}
        {isSpell ? null : <ManaChoice mana={mana} onChange={setMana} />}
        {kind === "land" ? null : (
          <TextField
            label={w.cost}
            hint={w.costHint}
            maxLength={24}
            autoCapitalize="characters"
            value={cost}
            onChange={(event) => setCost(event.target.value)}
            error={badCost ? w.badCost : undefined}
          />
        )}
        {asksFree && isFree ? <Notice tone="warning" role="alert" title={w.asksFree} /> : null}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      </form>
    </Dialog>
  );
}

const pointsIn = (text: string): number => Number(text.normalize("NFKC").trim() || "x");

/** Keywords that change how a creature attacks without an opponent who acts, and the usual ones besides. */
const USUAL_KEYWORDS: readonly SimpleKeyword[] = ["haste", "vigilance", "flying", "firstStrike", "trample", "defender"];

type KeywordProps = {
  keywords: readonly SimpleKeyword[];
  onChange: (keywords: readonly SimpleKeyword[]) => void;
};

function KeywordChoice({ keywords, onChange }: KeywordProps) {
  const w = useWords("mtgGoldfishHand.word");
  const text = useWords("mtgGoldfishText");
  const [offered] = useState(() => [...new Set([...USUAL_KEYWORDS, ...keywords])]);
  return (
    <fieldset className="grid gap-1">
      <legend className="font-medium text-sm">{w.keywords}</legend>
      <div className="flex flex-wrap gap-2">
        {offered.map((one) => (
          <CheckboxChip
            key={one}
            checked={keywords.includes(one)}
            onChange={() => onChange(offered.filter((other) => keywords.includes(other) !== (other === one)))}
          >
            {getKeywordName(one, text)}
          </CheckboxChip>
        ))}
      </div>
    </fieldset>
  );
}

type ManaProps = {
  mana: readonly ManaType[];
  onChange: (mana: readonly ManaType[]) => void;
};

function ManaChoice({ mana, onChange }: ManaProps) {
  const w = useWords("mtgGoldfishHand.word");
  const names = useWords("mtgGoldfishTable.mana");
  return (
    <fieldset className="grid gap-1">
      <legend className="font-medium text-sm">{w.mana}</legend>
      <div className="flex flex-wrap gap-2">
        {MANA_TYPES.map((type) => (
          <CheckboxChip
            key={type}
            checked={mana.includes(type)}
            onChange={() => onChange(MANA_TYPES.filter((one) => mana.includes(one) !== (one === type)))}
          >
            <ManaSymbol type={type} />
            {names[type]}
          </CheckboxChip>
        ))}
      </div>
      <p className="text-ink-soft text-sm">{w.noMana}</p>
    </fieldset>
  );
}
