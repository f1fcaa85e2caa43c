-- Lists count no whole tables: what they count is kept by triggers, in the transaction that changes it, whoever changes it.

-- AlterTable: constant defaults are kept beside the tables, so that no row is written anew.
ALTER TABLE "Deck" ADD COLUMN "copyCount" INTEGER NOT NULL DEFAULT 0, ADD COLUMN "likeCount" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "DeckLine" ADD COLUMN "listedAt" TIMESTAMP(3);
ALTER TABLE "User" ADD COLUMN "listedDecks" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "ListCount" (
    "subject" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "ListCount_pkey" PRIMARY KEY ("subject","name")
);

-- CreateTable
CREATE TABLE "ListCountChange" (
    "id" BIGSERIAL NOT NULL,
    "subject" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "change" INTEGER NOT NULL,

    CONSTRAINT "ListCountChange_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ListCountChange_subject_name_idx" ON "ListCountChange"("subject", "name");

-- Counts everything anew, while nobody changes a deck: for the first time here, and for the command that mends counts.
CREATE FUNCTION recount_lists() RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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
    SELECT 'format', "format", count(*) FROM "Deck" WHERE "visibility" = 'public' AND "format" IS NOT NULL GROUP BY 2
    UNION ALL
    SELECT 'authors', 'magmell', count(*) FROM "User" WHERE "listedDecks" > 0 HAVING count(*) > 0
    UNION ALL
    SELECT "zone"::text, "name", count(*) FROM "DeckLine" WHERE "listedAt" IS NOT NULL GROUP BY 1, 2;
END
$$;

SELECT recount_lists();

-- DropIndex
DROP INDEX "Deck_game_visibility_updatedAt_idx";
DROP INDEX "Deck_visibility_updatedAt_idx";

-- Indexes of what is public, each in the order of a list.
CREATE INDEX "Deck_listed_updatedAt_idx" ON "Deck"("game", "updatedAt", "id") WHERE "visibility" = 'public';
CREATE INDEX "Deck_listed_likeCount_idx" ON "Deck"("game", "likeCount", "updatedAt", "id") WHERE "visibility" = 'public';
CREATE INDEX "Deck_listed_name_idx" ON "Deck"("game", "name", "id") WHERE "visibility" = 'public';
CREATE INDEX "Deck_listed_format_idx" ON "Deck"("format", "updatedAt", "id") WHERE "visibility" = 'public' AND "format" IS NOT NULL;
CREATE INDEX "Deck_listed_id_idx" ON "Deck"("game", "id") INCLUDE ("updatedAt") WHERE "visibility" = 'public';
CREATE INDEX "Deck_listed_ownerId_idx" ON "Deck"("ownerId", "game", "updatedAt", "id") WHERE "visibility" = 'public';
CREATE INDEX "DeckLine_listed_idx" ON "DeckLine"("name", "listedAt", "deckId") WHERE "listedAt" IS NOT NULL;
CREATE INDEX "User_listed_idx" ON "User"("authorKey") WHERE "listedDecks" > 0;

-- Likes. Decks are locked in the order of their ids, so that two who like several of them cannot wait for each other.
CREATE FUNCTION count_likes() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  sign int := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  PERFORM 1 FROM "Deck" WHERE id IN (SELECT "deckId" FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE "Deck" deck SET "likeCount" = deck."likeCount" + sign * liked.n
    FROM (SELECT "deckId", count(*)::int AS n FROM changed GROUP BY 1) liked WHERE deck.id = liked."deckId";
  RETURN NULL;
END
$$;
CREATE TRIGGER "DeckLike_counted" AFTER INSERT ON "DeckLike" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_likes();
CREATE TRIGGER "DeckLike_uncounted" AFTER DELETE ON "DeckLike" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_likes();

-- Public decks: of a game, of a format, of an author, and as copies of others.
CREATE FUNCTION count_listed_deck(deck "Deck", sign int) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  listed int;
BEGIN
  UPDATE "Deck" SET "copyCount" = "copyCount" + sign WHERE id = deck."copiedFromId";
  INSERT INTO "ListCountChange" ("subject", "name", "change")
    VALUES (CASE WHEN deck."ownerId" IS NULL THEN 'starters' ELSE 'decks' END, deck."game"::text, sign);
  IF deck."format" IS NOT NULL THEN
    INSERT INTO "ListCountChange" ("subject", "name", "change") VALUES ('format', deck."format", sign);
  END IF;
  IF deck."game" = 'magmell' THEN
    UPDATE "User" SET "listedDecks" = "listedDecks" + sign WHERE id = deck."ownerId" RETURNING "listedDecks" INTO listed;
    IF (sign = 1 AND listed = 1) OR (sign = -1 AND listed = 0) THEN
      INSERT INTO "ListCountChange" ("subject", "name", "change") VALUES ('authors', 'magmell', sign);
    END IF;
  END IF;
END
$$;
CREATE FUNCTION count_deck() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  was boolean := TG_OP <> 'INSERT' AND OLD."visibility" = 'public';
  becomes boolean := TG_OP <> 'DELETE' AND NEW."visibility" = 'public';
BEGIN
  IF was AND becomes AND (OLD."game", OLD."format", OLD."ownerId", OLD."copiedFromId")
    IS NOT DISTINCT FROM (NEW."game", NEW."format", NEW."ownerId", NEW."copiedFromId") THEN RETURN NULL; END IF;
  IF was THEN PERFORM count_listed_deck(OLD, -1); END IF;
  IF becomes THEN PERFORM count_listed_deck(NEW, 1); END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "Deck_counted" AFTER INSERT OR DELETE OR UPDATE OF "visibility", "game", "format", "ownerId", "copiedFromId" ON "Deck"
  FOR EACH ROW EXECUTE FUNCTION count_deck();

-- An author who goes takes the decks along.
CREATE FUNCTION count_author_gone() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO "ListCountChange" ("subject", "name", "change") VALUES ('authors', 'magmell', -1);
  RETURN NULL;
END
$$;
CREATE TRIGGER "User_counted" AFTER DELETE ON "User"
  FOR EACH ROW WHEN (OLD."listedDecks" > 0) EXECUTE FUNCTION count_author_gone();

-- Lines of decks know when their deck was listed.
CREATE FUNCTION list_line() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  SELECT CASE WHEN "visibility" = 'public' THEN "updatedAt" END INTO NEW."listedAt" FROM "Deck" WHERE id = NEW."deckId";
  RETURN NEW;
END
$$;
CREATE TRIGGER "DeckLine_listed" BEFORE INSERT ON "DeckLine" FOR EACH ROW EXECUTE FUNCTION list_line();
CREATE FUNCTION list_lines() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE "DeckLine" SET "listedAt" = CASE WHEN NEW."visibility" = 'public' THEN NEW."updatedAt" END WHERE "deckId" = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER "Deck_listed" AFTER UPDATE OF "visibility", "updatedAt" ON "Deck" FOR EACH ROW
  WHEN ((OLD."visibility" = 'public' OR NEW."visibility" = 'public')
    AND (OLD."visibility", OLD."updatedAt") IS DISTINCT FROM (NEW."visibility", NEW."updatedAt"))
  EXECUTE FUNCTION list_lines();

-- Public decks by card. Changes are only added to a table: two saves of the same cards do not wait for each other.
CREATE FUNCTION count_lines() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO "ListCountChange" ("subject", "name", "change")
    SELECT "zone"::text, "name", CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
      FROM changed WHERE "listedAt" IS NOT NULL GROUP BY 1, 2;
  RETURN NULL;
END
$$;
CREATE TRIGGER "DeckLine_counted" AFTER INSERT ON "DeckLine" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_lines();
CREATE TRIGGER "DeckLine_uncounted" AFTER DELETE ON "DeckLine" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_lines();
CREATE FUNCTION count_changed_lines() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO "ListCountChange" ("subject", "name", "change")
    SELECT "zone"::text, "name", sum(change) FROM (
      SELECT "zone", "name", -1 AS change FROM before WHERE "listedAt" IS NOT NULL
      UNION ALL SELECT "zone", "name", 1 FROM after WHERE "listedAt" IS NOT NULL
    ) moved GROUP BY 1, 2 HAVING sum(change) <> 0;
  RETURN NULL;
END
$$;
CREATE TRIGGER "DeckLine_recounted" AFTER UPDATE ON "DeckLine" REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_lines();

-- Every hundredth change adds up what waits, unless somebody else is at it.
CREATE FUNCTION add_up_list_counts() RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO "Lock" ("name", "takenAt") VALUES ('list-counts', now()) ON CONFLICT DO NOTHING;
  PERFORM 1 FROM "Lock" WHERE "name" = 'list-counts' FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN RETURN; END IF;
  WITH waiting AS (DELETE FROM "ListCountChange" RETURNING "subject", "name", "change")
    INSERT INTO "ListCount" ("subject", "name", "count")
      SELECT "subject", "name", sum("change") FROM waiting GROUP BY 1, 2
      ON CONFLICT ("subject", "name") DO UPDATE SET "count" = "ListCount"."count" + excluded."count";
END
$$;
CREATE FUNCTION add_up_now_and_then() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM changed WHERE id % 100 = 0) THEN PERFORM add_up_list_counts(); END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "ListCountChange_added" AFTER INSERT ON "ListCountChange" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION add_up_now_and_then();
