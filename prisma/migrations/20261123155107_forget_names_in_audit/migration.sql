-- Entries of the audit log stay as they are, but for one thing: whoever is gone is called by a pseudonym in them. That can be done
-- only when there is no such account any more, and changes nothing else.
CREATE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND NEW."id" = OLD."id" AND NEW."at" = OLD."at" AND NEW."action" = OLD."action"
    AND (NEW."details" - 'user' - 'email') = (OLD."details" - 'user' - 'email')
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
        NEW."details"->>'user' LIKE 'deleted account %' AND NEW."details"->>'email' LIKE 'deleted account %'
        AND NOT EXISTS (SELECT 1 FROM "User" WHERE "id" = OLD."details"->>'user')
      )
    )
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Rows of % are never changed or removed', TG_TABLE_NAME;
END
$$;
DROP TRIGGER "AuditEntry_kept" ON "AuditEntry";
CREATE TRIGGER "AuditEntry_kept" BEFORE UPDATE OR DELETE ON "AuditEntry" FOR EACH ROW EXECUTE FUNCTION keep_audit_entry();
