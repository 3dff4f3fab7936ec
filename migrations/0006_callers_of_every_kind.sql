-- Whom a transaction works for, beside its venue: the kind of session and its subject. A visitor has no subject; the
-- server's own errands have neither.
CREATE FUNCTION current_kind() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('casa.kind', true), '');
--> statement-breakpoint
CREATE FUNCTION current_subject() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('casa.subject', true), '')::uuid;
--> statement-breakpoint
-- Whether a row of one person is for whom the transaction works for: staff and errands see the whole venue,
-- everybody else sees rows of their own kind that are theirs.
CREATE FUNCTION is_for_caller(kind text, subject uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  RETURN coalesce(current_kind(), 'staff') = 'staff' OR (current_kind() = kind AND current_subject() = subject);
--> statement-breakpoint
-- Where the owner is no superuser its own changes obey the policies too; the start forces them again.
ALTER TABLE "kernel_sessions" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "kernel_staff" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "club_screens" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "kernel_sessions" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "kernel_sessions" ADD COLUMN "subject" uuid;--> statement-breakpoint
UPDATE "kernel_sessions" SET "kind" = 'staff', "subject" = "staff_id";--> statement-breakpoint
-- A television is a caller of its own now and needs no account with an invented mail.
UPDATE "kernel_sessions" s SET "kind" = 'screen', "subject" = t."id" FROM "club_screens" t, "kernel_staff" a
  WHERE t."venue_id" = s."venue_id" AND t."staff_id" = s."staff_id"
    AND a."venue_id" = t."venue_id" AND a."id" = t."staff_id" AND a."mail" = 'screen-' || t."id" || '@screens.invalid';--> statement-breakpoint
ALTER TABLE "kernel_sessions" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_sessions" ALTER COLUMN "subject" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_sessions" DROP CONSTRAINT "kernel_sessions_venue_id_staff_id_kernel_staff_venue_id_id_fk";--> statement-breakpoint
DROP INDEX "kernel_sessions_venue_id_staff_id_index";--> statement-breakpoint
ALTER TABLE "kernel_sessions" DROP COLUMN "staff_id";--> statement-breakpoint
CREATE INDEX "kernel_sessions_venue_id_kind_subject_index" ON "kernel_sessions" USING btree ("venue_id","kind","subject");--> statement-breakpoint
ALTER TABLE "club_screens" DROP CONSTRAINT "club_screens_venueId_staffId_unique";--> statement-breakpoint
ALTER TABLE "club_screens" DROP CONSTRAINT "club_screens_venue_id_staff_id_kernel_staff_venue_id_id_fk";--> statement-breakpoint
DELETE FROM "kernel_staff" a USING "club_screens" t
  WHERE a."venue_id" = t."venue_id" AND a."id" = t."staff_id" AND a."mail" = 'screen-' || t."id" || '@screens.invalid';--> statement-breakpoint
ALTER TABLE "club_screens" DROP COLUMN "staff_id";--> statement-breakpoint
-- Codes live for minutes: a television that waits asks for another one.
DELETE FROM "club_pairings";--> statement-breakpoint
ALTER TABLE "club_pairings" DROP COLUMN "paired_staff";--> statement-breakpoint
ALTER TABLE "club_pairings" ADD COLUMN "paired_screen" uuid;--> statement-breakpoint
ALTER TABLE "kernel_sessions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "kernel_staff" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "club_screens" FORCE ROW LEVEL SECURITY;
