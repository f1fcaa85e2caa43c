import { afterEach, describe, expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { cardDataFile, knownCards } from "./data";
import { isIdle } from "./import/card-data-plan";
import { newCollector } from "./import/collect";
import { readScryfallEntry } from "./import/scryfall-entry";
import { removeCardData, replaceCardData } from "./mutations";
import { scryfallSample } from "./testing/sample-data";

afterEach(removeCardData);

const SOURCE = { name: "sample.json", format: "scryfall", texts: false };

function collectionOf(entries: readonly unknown[], texts = false) {
  const collector = newCollector({ texts });
  for (const entry of entries.map(readScryfallEntry)) if (entry.is === "card") collector.add(entry.sighting);
  return collector.collection();
}

const later = () => cardDataFile(Number.POSITIVE_INFINITY);
const counts = async () => [await db().mtgCard.count(), await db().mtgSet.count(), await db().mtgCardSet.count()];

describe("loading card data", () => {
  it("writes cards, sets and printings, and the same file again changes nothing", async () => {
    const plan = await replaceCardData(collectionOf(scryfallSample()), SOURCE);
    expect([plan.added.length, plan.sets.added.length]).toEqual([4, 2]);
    expect(await counts()).toEqual([4, 2, 5]);
    const before = await later();
    expect(before).toMatchObject({ name: "sample.json", cards: 4, texts: false });
    expect(isIdle(await replaceCardData(collectionOf(scryfallSample().reverse()), SOURCE))).toBe(true);
    expect(await later()).toEqual(before);
  });

  it("makes the file the whole of the data: what it lacks goes, what it tells otherwise changes", async () => {
    await replaceCardData(collectionOf(scryfallSample()), SOURCE);
    const [warden, , , ...others] = scryfallSample();
    const plan = await replaceCardData(collectionOf([{ ...warden, cmc: 3 }, ...others]), SOURCE);
    expect(plan.changed.map(({ key }) => key)).toEqual(["reed warden"]);
    expect(plan.removed).toEqual(["ash/ember"]);
    expect(plan.sets.removed).toEqual(["8ed"]);
    expect(await db().mtgCard.findUnique({ where: { key: "reed warden" } })).toMatchObject({
      manaValue: 3,
      japanese: "",
    });
  });

  it("writes nothing in a dry run, and nothing at all where a row is refused", async () => {
    await replaceCardData(collectionOf(scryfallSample()), SOURCE, { dryRun: true });
    expect(await counts()).toEqual([0, 0, 0]);
    await replaceCardData(collectionOf(scryfallSample()), SOURCE);
    const wrong = collectionOf([...scryfallSample().slice(1), { ...scryfallSample()[0], name: "No\u0000 Name" }]);
    await expect(replaceCardData(wrong, SOURCE)).rejects.toThrow();
    expect(await counts()).toEqual([4, 2, 5]);
  });

  it("carries out two imports at once one after the other", async () => {
    const [one, other] = await Promise.all([
      replaceCardData(collectionOf(scryfallSample()), SOURCE),
      replaceCardData(collectionOf(scryfallSample()), SOURCE),
    ]);
    expect([isIdle(one), isIdle(other)].sort()).toEqual([false, true]);
    expect(await counts()).toEqual([4, 2, 5]);
  });
});

describe("asking for cards", () => {
  it("knows nothing while the site has no card data", async () => {
    await later();
    expect(await knownCards(["Reed Warden"])).toBeNull();
  });

  it("finds them by English and Japanese names, and proposes names for those it does not find", async () => {
    await replaceCardData(collectionOf(scryfallSample()), SOURCE);
    await later();
    const cards = await knownCards(["reed warden", "葦の番人", "Ash/Ember", "Reed Wardn", "Nothing Like It"]);
    expect(cards?.known["reed warden"]).toEqual({
      ...{
        name: "Reed Warden",
        japanese: "葦の番人",
        sets: ["8ed", "inv"],
        first: "2000-10-02",
        types: ["creature"],
        cost: "{1}{W}",
      },
      ...{ manaValue: 2, colours: ["w"] },
    });
    expect(cards?.known.葦の番人?.name).toBe("Reed Warden");
    expect(cards?.known["ash/ember"]?.name).toBe("Ash // Ember");
    expect(cards?.nearest).toEqual({ "Reed Wardn": ["Reed Warden"], "Nothing Like It": [] });
  });
});
