-- The site may run as a role that changes no row of the audit log or of the versions of the card data (scripts/local/role). What
-- it has to do there all the same is done by these functions, as the owner of the tables.

-- Puts a pseudonym for an account and its author's page that are gone into all entries of the audit log; the trigger on the table refuses anything else.
CREATE FUNCTION forget_in_audit(account text, author text, pseudonym text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE "AuditEntry" SET "actor" = pseudonym, "actorId" = NULL WHERE "actorId" = account;
  UPDATE "AuditEntry" SET "details" = "details" || jsonb_build_object('user', pseudonym, 'email', pseudonym)
    WHERE "details"->>'user' = account;
  UPDATE "AuditEntry" SET "details" = "details" || jsonb_build_object('id', pseudonym)
    WHERE "details"->>'about' = 'author' AND "details"->>'id' = author;
END
$$;

-- Writes the content of a version that has none yet, or one without a picture that was taken down. Everything else about a version stays.
CREATE FUNCTION write_version_content(number integer, bytes bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF bytes IS NULL THEN
    RAISE EXCEPTION 'The content of a version is never removed';
  END IF;
  UPDATE "DataVersion" SET "content" = bytes WHERE "version" = number;
END
$$;

REVOKE ALL ON FUNCTION forget_in_audit(text, text, text) FROM PUBLIC;
REVOKE ALL ON FUNCTION write_version_content(integer, bytea) FROM PUBLIC;
