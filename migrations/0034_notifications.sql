CREATE TABLE "kernel_notices" (
	"venue_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "kernel_notices_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "kernel_notices_venueId_kind_itemId_since_unique" UNIQUE("venue_id","kind","item_id","since")
);
--> statement-breakpoint
ALTER TABLE "kernel_notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "kernel_notification_settings" (
	"venue_id" integer NOT NULL,
	"staff_id" uuid NOT NULL,
	"choices" jsonb NOT NULL,
	"digest_hour" integer NOT NULL,
	"digest_on" date,
	CONSTRAINT "kernel_notification_settings_venue_id_staff_id_pk" PRIMARY KEY("venue_id","staff_id"),
	CONSTRAINT "kernel_notification_settings_hour" CHECK ("kernel_notification_settings"."digest_hour" between 0 and 23)
);
--> statement-breakpoint
ALTER TABLE "kernel_notification_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "kernel_mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "kernel_notification_settings" ADD CONSTRAINT "kernel_notification_settings_venue_id_staff_id_kernel_staff_venue_id_id_fk" FOREIGN KEY ("venue_id","staff_id") REFERENCES "public"."kernel_staff"("venue_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kernel_notices_due_at_index" ON "kernel_notices" USING btree ("due_at") WHERE "kernel_notices"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "hotel_chats_venue_id_index" ON "hotel_chats" USING btree ("venue_id") WHERE "hotel_chats"."last" > "hotel_chats"."staff_read";--> statement-breakpoint
CREATE INDEX "kernel_mails_venue_id_created_at_index" ON "kernel_mails" USING btree ("venue_id","created_at") WHERE "kernel_mails"."sent_at" is null;--> statement-breakpoint
CREATE POLICY "of_venue" ON "kernel_notices" AS PERMISSIVE FOR ALL TO "casa_app" USING ("kernel_notices"."venue_id" = current_venue()) WITH CHECK ("kernel_notices"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "insert_only" ON "kernel_notices" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff())) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "for_the_sender" ON "kernel_notices" AS PERMISSIVE FOR SELECT TO "casa_app" USING (current_setting('casa.errand', true) = 'notices' and "kernel_notices"."sent_at" is null);--> statement-breakpoint
CREATE POLICY "of_venue" ON "kernel_notification_settings" AS PERMISSIVE FOR ALL TO "casa_app" USING ("kernel_notification_settings"."venue_id" = current_venue()) WITH CHECK ("kernel_notification_settings"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_staff" ON "kernel_notification_settings" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff())) WITH CHECK ((select is_staff()));