CREATE TABLE "community_closures" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"activity_id" uuid NOT NULL,
	"day" date NOT NULL,
	"reason" text NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reopened_at" timestamp with time zone,
	CONSTRAINT "community_closures_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "community_closures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_visits" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"authorisation_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"entered_by" text NOT NULL,
	"exited_at" timestamp with time zone,
	"exited_by" text,
	CONSTRAINT "community_visits_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "community_visits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_waiting_list" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"slot_id" uuid NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_waiting_list_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "community_waiting_list_venueId_memberId_slotId_day_unique" UNIQUE("venue_id","member_id","slot_id","day")
);
--> statement-breakpoint
ALTER TABLE "community_waiting_list" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_class_bands" (
	"venue_id" integer NOT NULL,
	"class" "community_class" NOT NULL,
	"born_from" date NOT NULL,
	"born_before" date NOT NULL,
	CONSTRAINT "community_class_bands_venue_id_class_pk" PRIMARY KEY("venue_id","class"),
	CONSTRAINT "community_class_bands_days" CHECK ("community_class_bands"."born_from" < "community_class_bands"."born_before")
);
--> statement-breakpoint
ALTER TABLE "community_class_bands" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "community_authorisations" ADD COLUMN "weekdays" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "community_authorisations" ADD COLUMN "until" date;--> statement-breakpoint
ALTER TABLE "community_accounts" ADD COLUMN "pending_mail" text;--> statement-breakpoint
ALTER TABLE "community_accounts" ADD COLUMN "rejected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "community_accounts" ADD COLUMN "reject_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "community_closures" ADD CONSTRAINT "community_closures_venue_id_activity_id_community_activities_venue_id_id_fk" FOREIGN KEY ("venue_id","activity_id") REFERENCES "public"."community_activities"("venue_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_visits" ADD CONSTRAINT "community_visits_venue_id_authorisation_id_community_authorisations_venue_id_id_fk" FOREIGN KEY ("venue_id","authorisation_id") REFERENCES "public"."community_authorisations"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_waiting_list" ADD CONSTRAINT "community_waiting_list_venue_id_member_id_community_members_venue_id_id_fk" FOREIGN KEY ("venue_id","member_id") REFERENCES "public"."community_members"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_waiting_list" ADD CONSTRAINT "community_waiting_list_venue_id_slot_id_day_community_slot_days_venue_id_slot_id_day_fk" FOREIGN KEY ("venue_id","slot_id","day") REFERENCES "public"."community_slot_days"("venue_id","slot_id","day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "community_closures_venue_id_activity_id_day_index" ON "community_closures" USING btree ("venue_id","activity_id","day") WHERE reopened_at is null;--> statement-breakpoint
CREATE INDEX "community_closures_venue_id_day_index" ON "community_closures" USING btree ("venue_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "community_visits_venue_id_authorisation_id_day_index" ON "community_visits" USING btree ("venue_id","authorisation_id","day") WHERE exited_at is null;--> statement-breakpoint
CREATE INDEX "community_visits_venue_id_day_index" ON "community_visits" USING btree ("venue_id","day");--> statement-breakpoint
CREATE INDEX "community_waiting_list_venue_id_slot_id_day_created_at_index" ON "community_waiting_list" USING btree ("venue_id","slot_id","day","created_at");--> statement-breakpoint
ALTER TABLE "community_authorisations" ADD CONSTRAINT "community_authorisations_repeat" CHECK (("community_authorisations"."until" is null) = (cardinality("community_authorisations"."weekdays") = 0));--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_closures" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_closures"."venue_id" = current_venue()) WITH CHECK ("community_closures"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_visits" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_visits"."venue_id" = current_venue()) WITH CHECK ("community_visits"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_caller" ON "community_visits" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff()) or is_for_caller('member', "community_visits"."member_id")) WITH CHECK ((select is_staff()) or is_for_caller('member', "community_visits"."member_id"));--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_waiting_list" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_waiting_list"."venue_id" = current_venue()) WITH CHECK ("community_waiting_list"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_caller" ON "community_waiting_list" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff() or current_purpose() in ('waiting')) or is_for_caller('member', "community_waiting_list"."member_id")) WITH CHECK ((select is_staff() or current_purpose() in ('waiting')) or is_for_caller('member', "community_waiting_list"."member_id"));--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_class_bands" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_class_bands"."venue_id" = current_venue()) WITH CHECK ("community_class_bands"."venue_id" = current_venue());--> statement-breakpoint
INSERT INTO "community_visits" ("venue_id", "id", "authorisation_id", "member_id", "day", "entered_at", "entered_by")
SELECT "venue_id", gen_random_uuid(), "id", "member_id", "day", "entered_at", coalesce("entered_by", '')
FROM "community_authorisations" WHERE "entered_at" IS NOT NULL;
