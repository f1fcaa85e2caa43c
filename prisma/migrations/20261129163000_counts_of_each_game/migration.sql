-- The sitemap lists the public decks of both games, so those of each are counted again.
LOCK TABLE "Deck" IN SHARE ROW EXCLUSIVE MODE;

CREATE OR REPLACE FUNCTION recount_lists() RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  LOCK TABLE "Deck", "DeckLine", "DeckLike" IN SHARE ROW EXCLUSIVE MODE;
  UPDATE "Deck" deck SET "likeCount" = counted.likes, "copyCount" = counted.copies
    FROM (
      SELECT one.id, coalesce(liked.n, 0) AS likes, coalesce(copied.n, 0) AS copies FROM "Deck" one
      LEFT JOIN (SELECT "deckId" AS id, count(*)::int AS n FROM "DeckLike" GROUP BY 1) liked ON liked.id = one.id
      LEFT JOIN (SELECT "copiedFromId" AS id, count(*)::int AS n FROM "Deck" WHERE "visibility" = 'public' GROUP BY 1) copied
        ON copied.id = one.id
    ) counted
    WHERE counted.id = deck.id AND (deck."likeCount", deck."copyCount") IS DISTINCT FROM (counted.likes, counted.copies);
  UPDATE "DeckLine" line SET "listedAt" = CASE WHEN deck."visibility" = 'public' THEN deck."updatedAt" END
    FROM "Deck" deck WHERE deck.id = line."deckId"
      AND line."listedAt" IS DISTINCT FROM CASE WHEN deck."visibility" = 'public' THEN deck."updatedAt" END;
  UPDATE "User" author SET "listedDecks" = counted.n
    FROM (
      SELECT one.id, count(deck.id)::int AS n FROM "User" one
      LEFT JOIN "Deck" deck ON deck."ownerId" = one.id AND deck."game" = 'magmell' AND deck."visibility" = 'public'
      GROUP BY 1
    ) counted
    WHERE counted.id = author.id AND author."listedDecks" <> counted.n;
  DELETE FROM "ListCountChange";
  DELETE FROM "ListCount";
  INSERT INTO "ListCount" ("subject", "name", "count")
    SELECT CASE WHEN "ownerId" IS NULL THEN 'starters' ELSE 'decks' END, "game"::text, count(*)
      FROM "Deck" WHERE "visibility" = 'public' GROUP BY 1, 2
    UNION ALL
    SELECT 'authors', 'magmell', count(*) FROM "User" WHERE "listedDecks" > 0 HAVING count(*) > 0
    UNION ALL
    SELECT "zone"::text, "name", count(*) FROM "DeckLine"
      WHERE "listedAt" IS NOT NULL AND "zone" IN ('grimoire', 'stoneDeck') GROUP BY 1, 2;
END
$$;

CREATE OR REPLACE FUNCTION count_listed_deck(deck "Deck", sign int) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  listed int;
BEGIN
  UPDATE "Deck" SET "copyCount" = "copyCount" + sign WHERE id = deck."copiedFromId";
  INSERT INTO "ListCountChange" ("subject", "name", "change")
    VALUES (CASE WHEN deck."ownerId" IS NULL THEN 'starters' ELSE 'decks' END, deck."game"::text, sign);
  IF deck."game" <> 'magmell' THEN RETURN; END IF;
  UPDATE "User" SET "listedDecks" = "listedDecks" + sign WHERE id = deck."ownerId" RETURNING "listedDecks" INTO listed;
  IF (sign = 1 AND listed = 1) OR (sign = -1 AND listed = 0) THEN
    INSERT INTO "ListCountChange" ("subject", "name", "change") VALUES ('authors', 'magmell', sign);
  END IF;
END
$$;

INSERT INTO "ListCount" ("subject", "name", "count")
  SELECT CASE WHEN "ownerId" IS NULL THEN 'starters' ELSE 'decks' END, "game"::text, count(*)
    FROM "Deck" WHERE "visibility" = 'public' AND "game" <> 'magmell' GROUP BY 1, 2;
