import { afterEach, describe, expect, it } from "vitest";
import { toNameKey } from "@/engine/mtg/deck";
import { acquireLock } from "@/lib/server/acquire-lock";
import { db } from "@/lib/server/db";
import { openDatabase } from "@/prisma/factories/database";
import { failEachWrite } from "@/prisma/factories/fail-writes";
import { findKnownCards, findPrintedCardInfo, getCardDataFile } from "./data";
import { isEmptyCardDataPlan } from "./import/card-data-plan";
import { createCardCollector } from "./import/collect";
import { readScryfallEntry } from "./import/scryfall-entry";
import { CardDataBusyError, removeCardData, replaceCardData } from "./mutations";
import { createScryfallSample } from "./testing/sample-data";

afterEach(() => removeCardData());

const SOURCE = { name: "sample.json", format: "scryfall", texts: false };

function collectionOf(entries: readonly unknown[], texts = false) {
  const collector = createCardCollector({ texts });
  for (const entry of entries.map(readScryfallEntry)) if (entry.is === "card") collector.add(entry.sighting);
  return collector.collection();
}

const later = () => getCardDataFile(Number.POSITIVE_INFINITY);
const counts = async () => [await db().mtgCard.count(), await db().mtgSet.count(), await db().mtgCardSet.count()];

describe("loading card data", () => {
  it("writes cards, sets and printings, and the same file again changes nothing", async () => {
    const plan = await replaceCardData(collectionOf(createScryfallSample()), SOURCE);
    expect([plan.added.length, plan.sets.added.length]).toEqual([4, 2]);
    expect(await counts()).toEqual([4, 2, 5]);
    const before = await later();
    expect(before).toMatchObject({ name: "sample.json", cards: 4, texts: false });
    expect(isEmptyCardDataPlan(await replaceCardData(collectionOf(createScryfallSample().reverse()), SOURCE))).toBe(
      true,
    );
    expect(await later()).toEqual(before);
  });

  it("makes the file the whole of the data: what it lacks goes, what it tells otherwise changes", async () => {
    await replaceCardData(collectionOf(createScryfallSample()), SOURCE);
    const [warden, , , ...others] = createScryfallSample();
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
    await replaceCardData(collectionOf(createScryfallSample()), SOURCE, { dryRun: true });
    expect(await counts()).toEqual([0, 0, 0]);
    await replaceCardData(collectionOf(createScryfallSample()), SOURCE);
    const good = collectionOf(createScryfallSample());
    const [[key = "", card] = []] = good.cards;
    const wrong = { ...good, cards: new Map([...good.cards, [key, { ...card, name: "No\u0000 Name" } as never]]) };
    await expect(replaceCardData(wrong, SOURCE)).rejects.toThrow();
    expect(await counts()).toEqual([4, 2, 5]);
  });

  it("carries out two imports at once one after the other", async () => {
    const [one, other] = await Promise.all([
      replaceCardData(collectionOf(createScryfallSample()), SOURCE),
      replaceCardData(collectionOf(createScryfallSample()), SOURCE),
    ]);
    expect([isEmptyCardDataPlan(one), isEmptyCardDataPlan(other)].sort()).toEqual([false, true]);
    expect(await counts()).toEqual([4, 2, 5]);
  });
});

describe("asking for cards", () => {
  it("knows nothing while the site has no card data", async () => {
    await later();
    expect(await findKnownCards(["Reed Warden"])).toBeNull();
  });

  it("finds them by English and Japanese names, and proposes names for those it does not find", async () => {
    await replaceCardData(collectionOf(createScryfallSample()), SOURCE);
    await later();
    const cards = await findKnownCards(["reed warden", "葦の番人", "Ash/Ember", "Reed Wardn", "Nothing Like It"]);
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

describe("words for the goldfish", () => {
  it("are said of names in either language, of cards that the data says enough of", async () => {
    expect(await findPrintedCardInfo(["Salt Flats"])).toEqual({});
    await replaceCardData(collectionOf(createScryfallSample()), SOURCE);
    await later();
    // The size of the warden follows from its text, which no word says.
    const words = await findPrintedCardInfo(["salt flats", "Day Form", "葦の番人", "Ash // Ember", "Nothing Like It"]);
    expect(words).toMatchObject({
      "salt flats": { is: "land", mana: ["u", "b"], printed: { subtypes: ["Island", "Swamp"] } },
      "Day Form": { is: "creature", power: 1, toughness: 1, cost: "{G}" },
    });
    expect(Object.keys(words)).toHaveLength(2);
  });
});

describe("names as people write them", () => {
  it("Japanese names are found in brackets, in other widths and without their dots", async () => {
    const name = "ゲート・ウォーデン〜夜〜";
    const card = { ...(createScryfallSample()[1] as object), name: "Gate Warden", printed_name: name };
    await replaceCardData(collectionOf([...createScryfallSample(), card]), SOURCE);
    await later();
    for (const written of [name, `《${name}》`, "ｹﾞｰﾄ･ｳｫｰﾃﾞﾝ～夜～", "ゲートウォーデン 〜夜〜"]) {
      const cards = await findKnownCards([written]);
      expect(cards?.known[toNameKey(written)]?.name).toBe("Gate Warden");
    }
    expect((await findKnownCards(["ケート・ウォーデン〜夜〜"]))?.known).toEqual({});
  });

  it("the first day of a card is that of its earliest set, and none where no set has one", async () => {
    await replaceCardData(collectionOf(createScryfallSample()), SOURCE);
    await openDatabase().mtgSet.updateMany({ where: { code: "inv" }, data: { releasedOn: null } });
    await later();
    const cards = await findKnownCards(["Reed Warden", "Salt Flats"]);
    expect([cards?.known["reed warden"]?.first, cards?.known["salt flats"]?.first]).toEqual(["2003-07-28", null]);
  });
});

describe("one import at a time", () => {
  it("refuses a second one, and a removal, that would have to wait too long", async () => {
    await replaceCardData(collectionOf(createScryfallSample()), SOURCE);
    await openDatabase().$transaction(async (holder) => {
      await acquireLock(holder, "mtg-cards");
      const [, ...fewer] = createScryfallSample();
      await expect(replaceCardData(collectionOf(fewer), SOURCE, { wait: 1 })).rejects.toThrow(CardDataBusyError);
      await expect(removeCardData(1)).rejects.toThrow("Another import");
    });
    expect(await counts()).toEqual([4, 2, 5]);
  });

  it("leaves what there was wherever a write fails", async () => {
    const [first, ...fewer] = createScryfallSample() as readonly Record<string, unknown>[];
    const changed = [{ ...first, cmc: 3, set: "usg" }, ...fewer.slice(2), { ...first, name: "New One" }];
    const everything = async () => [
      await db().mtgCard.findMany({ orderBy: { key: "asc" }, include: { printings: true } }),
      await db().mtgSet.findMany({ orderBy: { code: "asc" } }),
      await db().mtgCardFile.findMany(),
    ];
    let before: unknown[] = [];
    const writes = await failEachWrite(
      async () => {
        await removeCardData();
        await replaceCardData(collectionOf(createScryfallSample()), SOURCE);
        before = await everything();
      },
      () => replaceCardData(collectionOf(changed), SOURCE),
      async ({ reached, result }) => {
        expect(result.status).toBe(reached ? "rejected" : "fulfilled");
        if (reached) expect(await everything()).toEqual(before);
        else expect(await everything()).not.toEqual(before);
      },
    );
    expect(writes).toBeGreaterThan(6);
  });

  it("writes more sets and cards than a statement has parameters, and reads them again as they are", async () => {
    const many = Array.from({ length: 12_000 }, (_, index) => ({
      ...(createScryfallSample()[0] as object),
      ...{ name: `Card ${index}`, set: `s${index % 10_000}`, set_name: `Set ${index % 10_000}` },
    }));
    const plan = await replaceCardData(collectionOf(many), SOURCE);
    expect([plan.added.length, plan.sets.added.length]).toEqual([12_000, 10_000]);
    expect(await counts()).toEqual([12_000, 10_000, 12_000]);
    expect(isEmptyCardDataPlan(await replaceCardData(collectionOf(many.toReversed()), SOURCE))).toBe(true);
    const gone = await replaceCardData(collectionOf(many.slice(0, 1)), SOURCE);
    expect([gone.removed.length, gone.sets.removed.length]).toEqual([11_999, 9_999]);
  });
});
