-- Counts by format, of decks of the second game and of names in its zones were kept and read by nothing: they go, and are kept no more.
-- What is read stays: public decks, starters and authors of MAGMELL, decks by the names in its zones, likes and copies of all.

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
    SELECT CASE WHEN "ownerId" IS NULL THEN 'starters' ELSE 'decks' END, 'magmell', count(*)
      FROM "Deck" WHERE "visibility" = 'public' AND "game" = 'magmell' GROUP BY 1
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
  IF deck."game" <> 'magmell' THEN RETURN; END IF;
  INSERT INTO "ListCountChange" ("subject", "name", "change")
    VALUES (CASE WHEN deck."ownerId" IS NULL THEN 'starters' ELSE 'decks' END, 'magmell', sign);
  UPDATE "User" SET "listedDecks" = "listedDecks" + sign WHERE id = deck."ownerId" RETURNING "listedDecks" INTO listed;
  IF (sign = 1 AND listed = 1) OR (sign = -1 AND listed = 0) THEN
    INSERT INTO "ListCountChange" ("subject", "name", "change") VALUES ('authors', 'magmell', sign);
  END IF;
END
$$;

-- A deck that changes its format alone counts as before.
CREATE OR REPLACE FUNCTION count_deck() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  was boolean := TG_OP <> 'INSERT' AND OLD."visibility" = 'public';
  becomes boolean := TG_OP <> 'DELETE' AND NEW."visibility" = 'public';
BEGIN
  IF was AND becomes AND (OLD."game", OLD."ownerId", OLD."copiedFromId")
    IS NOT DISTINCT FROM (NEW."game", NEW."ownerId", NEW."copiedFromId") THEN RETURN NULL; END IF;
  IF was THEN PERFORM count_listed_deck(OLD, -1); END IF;
  IF becomes THEN PERFORM count_listed_deck(NEW, 1); END IF;
  RETURN NULL;
END
$$;
DROP TRIGGER "Deck_counted" ON "Deck";
CREATE TRIGGER "Deck_counted" AFTER INSERT OR DELETE OR UPDATE OF "visibility", "game", "ownerId", "copiedFromId" ON "Deck"
  FOR EACH ROW EXECUTE FUNCTION count_deck();

CREATE OR REPLACE FUNCTION count_lines() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO "ListCountChange" ("subject", "name", "change")
    SELECT "zone"::text, "name", CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
      FROM changed WHERE "listedAt" IS NOT NULL AND "zone" IN ('grimoire', 'stoneDeck') GROUP BY 1, 2;
  RETURN NULL;
END
$$;
CREATE OR REPLACE FUNCTION count_changed_lines() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO "ListCountChange" ("subject", "name", "change")
    SELECT "zone"::text, "name", sum(change) FROM (
      SELECT "zone", "name", -1 AS change FROM before WHERE "listedAt" IS NOT NULL
      UNION ALL SELECT "zone", "name", 1 FROM after WHERE "listedAt" IS NOT NULL
    ) moved WHERE "zone" IN ('grimoire', 'stoneDeck') GROUP BY 1, 2 HAVING sum(change) <> 0;
  RETURN NULL;
END
$$;

DELETE FROM "ListCountChange" WHERE "subject" NOT IN ('grimoire', 'stoneDeck') AND "name" <> 'magmell';
DELETE FROM "ListCount" WHERE "subject" NOT IN ('grimoire', 'stoneDeck') AND "name" <> 'magmell';
