-- Everything a request does, it does as this role: it owns nothing and cannot bypass row-level security.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'casa_app') THEN
    CREATE ROLE casa_app NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
  END IF;
EXCEPTION WHEN unique_violation OR duplicate_object THEN NULL;
END $$;
--> statement-breakpoint
-- The venue that the transaction has entered; no venue, no rows.
CREATE FUNCTION current_venue() RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('casa.venue', true), '')::integer;
