CREATE TABLE "community_mail_confirmations" (
	"venue_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"mail" text NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_mail_confirmations_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "community_mail_confirmations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "community_accounts" ADD COLUMN "mail_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "community_accounts" ADD COLUMN "password_set_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "community_accounts" ADD COLUMN "password_set_device" text;--> statement-breakpoint
-- Where the owner is no superuser its own changes obey the policies too; the start forces them again.
ALTER TABLE "kernel_sessions" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "club_people" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "community_accounts" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "community_push_devices" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Accounts that are linked to a golf member stay linked: an admin approved each of them, and their owners use their bags
-- with them. Their address counts as confirmed. All others confirm theirs before they are linked.
UPDATE "community_accounts" a SET "mail_confirmed_at" = now() FROM "club_people" p
  WHERE p."venue_id" = a."venue_id" AND p."member_id" = a."member_id";--> statement-breakpoint
-- The period in which signing in sets a first password was 72 hours.
UPDATE "community_accounts" SET "first_password_until" = least("first_password_until", now() + interval '24 hours')
  WHERE "password_hash" IS NULL AND "first_password_until" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "community_push_devices" ADD COLUMN "session_id" uuid;--> statement-breakpoint
-- Which session subscribed was not stored: the member's last one is the best guess. Without any session nobody is signed
-- in who could receive the messages.
UPDATE "community_push_devices" d SET "session_id" = (SELECT s."id" FROM "kernel_sessions" s
  WHERE s."venue_id" = d."venue_id" AND s."kind" = 'member' AND s."subject" = d."member_id" AND s."expires_at" > now()
  ORDER BY s."seen_at" DESC LIMIT 1);--> statement-breakpoint
DELETE FROM "community_push_devices" WHERE "session_id" IS NULL;--> statement-breakpoint
ALTER TABLE "community_push_devices" ALTER COLUMN "session_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "community_mail_confirmations" ADD CONSTRAINT "community_mail_confirmations_venue_id_member_id_community_members_venue_id_id_fk" FOREIGN KEY ("venue_id","member_id") REFERENCES "public"."community_members"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_mail_confirmations_venue_id_member_id_index" ON "community_mail_confirmations" USING btree ("venue_id","member_id");--> statement-breakpoint
ALTER TABLE "community_push_devices" ADD CONSTRAINT "community_push_devices_venue_id_session_id_kernel_sessions_venue_id_id_fk" FOREIGN KEY ("venue_id","session_id") REFERENCES "public"."kernel_sessions"("venue_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_push_devices_venue_id_session_id_index" ON "community_push_devices" USING btree ("venue_id","session_id");--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_mail_confirmations" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_mail_confirmations"."venue_id" = current_venue()) WITH CHECK ("community_mail_confirmations"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_caller" ON "community_mail_confirmations" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_for_caller('member', "community_mail_confirmations"."member_id") or current_purpose() in ('link')) WITH CHECK (is_for_caller('member', "community_mail_confirmations"."member_id") or current_purpose() in ('link'));--> statement-breakpoint
ALTER POLICY "of_caller" ON "club_people" TO casa_app USING (is_for_caller('member', "club_people"."member_id") or current_kind() in ('screen') or current_purpose() in ('bags', 'link-person')) WITH CHECK (is_for_caller('member', "club_people"."member_id") or current_kind() in ('screen') or current_purpose() in ('bags', 'link-person'));