CREATE TABLE "kernel_push_devices" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"session_kind" text NOT NULL,
	"subject" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"language" text DEFAULT 'spanish' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kernel_push_devices_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "kernel_push_devices_venueId_sessionKind_subject_endpoint_unique" UNIQUE("venue_id","session_kind","subject","endpoint")
);
--> statement-breakpoint
ALTER TABLE "kernel_push_devices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "kernel_pushes" (
	"venue_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"recipient_kind" text NOT NULL,
	"recipient" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"address" text NOT NULL,
	"translations" jsonb,
	"last_devices" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "kernel_pushes_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "kernel_pushes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "kernel_push_devices" ADD CONSTRAINT "kernel_push_devices_venue_id_session_id_kernel_sessions_venue_id_id_fk" FOREIGN KEY ("venue_id","session_id") REFERENCES "public"."kernel_sessions"("venue_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kernel_push_devices_venue_id_session_id_index" ON "kernel_push_devices" USING btree ("venue_id","session_id");--> statement-breakpoint
CREATE INDEX "kernel_pushes_due_at_index" ON "kernel_pushes" USING btree ("due_at") WHERE sent_at is null;--> statement-breakpoint
CREATE POLICY "of_venue" ON "kernel_push_devices" AS PERMISSIVE FOR ALL TO "casa_app" USING ("kernel_push_devices"."venue_id" = current_venue()) WITH CHECK ("kernel_push_devices"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_staff" ON "kernel_push_devices" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff()) or is_for_caller("kernel_push_devices"."session_kind", "kernel_push_devices"."subject")) WITH CHECK ((select is_staff()) or is_for_caller("kernel_push_devices"."session_kind", "kernel_push_devices"."subject"));--> statement-breakpoint
CREATE POLICY "of_venue" ON "kernel_pushes" AS PERMISSIVE FOR ALL TO "casa_app" USING ("kernel_pushes"."venue_id" = current_venue()) WITH CHECK ("kernel_pushes"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "insert_only" ON "kernel_pushes" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff())) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "waiting" ON "kernel_pushes" AS PERMISSIVE FOR SELECT TO "casa_app" USING ("kernel_pushes"."sent_at" is null and current_setting('casa.errand', true) = 'push');--> statement-breakpoint
-- Where the owner is no superuser its own changes obey the policies too; the start forces them again.
ALTER TABLE "community_push_devices" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "community_pushes" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "kernel_push_devices" ("venue_id", "id", "session_kind", "subject", "session_id", "endpoint", "p256dh", "auth", "created_at")
  SELECT "venue_id", "id", 'member', "member_id", "session_id", "endpoint", "p256dh", "auth", "created_at" FROM "community_push_devices";--> statement-breakpoint
-- Sent messages are copied too: the id of a post's message prevents that the post is announced again.
INSERT INTO "kernel_pushes" ("venue_id", "id", "recipient_kind", "recipient", "kind", "title", "body", "address", "created_at", "due_at", "tries", "sent_at")
  SELECT "venue_id", "id", 'member', "member_id", "kind"::text, "title", "body", "address", "created_at", "due_at", "tries", "sent_at" FROM "community_pushes";--> statement-breakpoint
-- A node of the previous version must not send them a second time.
UPDATE "community_pushes" SET "sent_at" = now() WHERE "sent_at" IS NULL;
