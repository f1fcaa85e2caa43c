-- A database that knows no notifications takes publications all the same; processes then ask for news.
CREATE OR REPLACE FUNCTION tell_of_data_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('grimoire_data_version', NEW."version"::text);
  RETURN NULL;
EXCEPTION WHEN feature_not_supported OR undefined_function THEN
  RETURN NULL;
END
$$;
