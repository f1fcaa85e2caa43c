-- Judgements of an author's page name its key. Once the account is gone, the pseudonym may take the place of that, too. Judgements of decks
-- name a deck, which goes with its account and then says nothing of anybody.
CREATE OR REPLACE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND NEW."id" = OLD."id" AND NEW."at" = OLD."at" AND NEW."action" = OLD."action"
    AND (NEW."details" - 'user' - 'email' - 'id') = (OLD."details" - 'user' - 'email' - 'id')
    AND (
      (NEW."actor" = OLD."actor" AND NEW."actorId" IS NOT DISTINCT FROM OLD."actorId")
      OR (
        NEW."actor" LIKE 'deleted account %' AND NEW."actorId" IS NULL
        AND NOT EXISTS (SELECT 1 FROM "User" WHERE "id" = OLD."actorId")
      )
    )
    AND (
      NEW."details" = OLD."details"
      OR (
        (NEW."details" - 'user' - 'email') = (OLD."details" - 'user' - 'email')
        AND NEW."details"->>'user' LIKE 'deleted account %' AND NEW."details"->>'email' LIKE 'deleted account %'
        AND NOT EXISTS (SELECT 1 FROM "User" WHERE "id" = OLD."details"->>'user')
      )
      OR (
        (NEW."details" - 'id') = (OLD."details" - 'id')
        AND OLD."details"->>'about' = 'author' AND NEW."details"->>'id' LIKE 'deleted account %'
        AND NOT EXISTS (SELECT 1 FROM "User" WHERE "authorKey" = OLD."details"->>'id')
      )
    )
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Rows of % are never changed or removed', TG_TABLE_NAME;
END
$$;
