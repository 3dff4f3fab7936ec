-- Secrets move to a table to which the role of requests has no right: the start grants rights to other tables only.
CREATE TABLE "kernel_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
INSERT INTO "kernel_secrets" ("name", "value") SELECT 'signing', "value" FROM "kernel_instance" WHERE "name" = 'secret';
--> statement-breakpoint
DELETE FROM "kernel_instance" WHERE "name" = 'secret';
--> statement-breakpoint
-- Whether the transaction works for staff, or is a background task or a command of the server. A transaction without a
-- kind reads no row of a table that is not public.
CREATE FUNCTION is_staff() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  RETURN current_kind() IN ('staff', 'task');
--> statement-breakpoint
-- The reason for which a transaction reads rows that its caller may not read: somebody is identified by a secret.
CREATE FUNCTION current_purpose() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('casa.purpose', true), '');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION is_for_caller(kind text, subject uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  RETURN is_staff() OR (current_kind() = kind AND current_subject() = subject);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION is_lider_of(class community_class) RETURNS boolean LANGUAGE sql STABLE
  RETURN is_staff() OR (current_kind() = 'member' AND EXISTS (
    SELECT FROM community_members m WHERE m.venue_id = current_venue() AND m.id = current_subject()
      AND m.active AND m.rol = 'lider' AND m.lider_of = is_lider_of.class));
