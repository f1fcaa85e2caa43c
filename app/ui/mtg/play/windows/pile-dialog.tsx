import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Dialog } from "@/app/ui/kit/dialog";
import type { ByHandAct, ZoneId } from "@/engine/mtg";
import { getDisplayName, type PileName, type PlayContext } from "../game/play-context";
import { UnchangedNote } from "./unchanged-note";

type Card = { readonly id: number; readonly name: string };

/** Renders a pile of the player, with buttons that move each card to another zone. */
export function PileDialog({ play, pile }: { play: PlayContext; pile: PileName }) {
  const { piles: w, hand, card: places } = useWords("mtgGoldfishHand");
  const { of } = useWords("mtgGoldfishTable.table");
  const { table, run, open } = play;
  const cards = cardsOf(play, pile);
  const hasPriority = table.view.choice?.ask === "priority" && table.view.choice.player === table.view.viewer;
  const act = (done: ByHandAct) => run({ answer: { do: "byHand", act: done } });
  const isLibrary = pile === "library" || pile === "looked";
  return (
    <Dialog
      open
      onClose={() => open(null)}
      title={`${w[pile]} (${cards.length})`}
      closeLabel={useWords("site.close")}
      actions={
        pile === "library" && hasPriority ? (
          <Button size="small" onClick={() => act({ act: "shuffle" })}>
            {hand.shuffle}
          </Button>
        ) : undefined
      }
    >
      <UnchangedNote play={play} />
      {cards.length === 0 ? <p>{w.empty}</p> : null}
      {isLibrary && cards.length > 0 ? (
        <p className="mb-2 text-ink-soft text-sm">{pile === "library" ? `${w.sorted} · ${w.shuffleAfter}` : w.top}</p>
      ) : null}
      <ul className="grid divide-y divide-line">
        {cards.map(({ id, name }) => (
          <li key={id} className="grid gap-1 py-2">
            <p className="font-medium text-sm">{name}</p>
            {hasPriority ? (
              <div className="flex flex-wrap gap-1">
                {placesOf(pile).map(([to, bottom]) => (
                  <Button
                    key={`${to}${bottom}`}
                    size="small"
                    variant="quiet"
                    aria-label={format(of, { name, where: placeName(places, to, bottom) })}
                    onClick={() => act({ act: "move", instance: id, to, ...(bottom && { bottom }) })}
                    className="border-line"
                  >
                    {placeName(places, to, bottom)}
                  </Button>
                ))}
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Cards of a pile, latest first; those of the whole library by name, so that a search does not reveal their order. */
function cardsOf({ table, lang }: PlayContext, pile: PileName): readonly Card[] {
  const { view, state, names } = table;
  const named = (list: readonly { readonly id: number; readonly card: number }[]): readonly Card[] =>
    list.map(({ id, card }) => ({ id, name: getDisplayName(names[card] ?? "", lang) }));
  switch (pile) {
    case "graveyard":
      return named(view.sides[view.viewer].graveyard).toReversed();
    case "exile":
      return named(view.exile.filter(({ owner }) => owner === view.viewer)).toReversed();
    case "looked":
      return named(table.looked);
    case "library":
      return named(state.zones.library[view.viewer]).toSorted((one, other) => one.name.localeCompare(other.name, lang));
  }
}

const PLACES: readonly (readonly [to: ZoneId, bottom: true | undefined])[] = [
  ["hand", undefined],
  ["battlefield", undefined],
  ["graveyard", undefined],
  ["exile", undefined],
  ["library", undefined],
  ["library", true],
];

const placesOf = (pile: PileName) => PLACES.filter(([to]) => to !== pile && (pile !== "library" || to !== "library"));

function placeName(w: Dictionary["mtgGoldfishHand"]["card"], to: ZoneId, bottom: true | undefined): string {
  switch (to) {
    case "hand":
      return w.toHand;
    case "battlefield":
      return w.toBattlefield;
    case "graveyard":
      return w.toGraveyard;
    case "exile":
      return w.toExile;
    default:
      return bottom ? w.toBottom : w.toTop;
  }
}
