CREATE TABLE "club_bag_shifts" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"person_admin" text NOT NULL,
	"device" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "club_bag_shifts_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "club_bag_shifts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "club_people" ALTER COLUMN "birthday" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "club_people" ALTER COLUMN "birthday" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "club_bag_codes" ADD COLUMN "shift_end" text DEFAULT '23:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "club_movements" ADD COLUMN "bag_shift_id" uuid;--> statement-breakpoint
CREATE INDEX "club_bag_shifts_venue_id_opened_at_index" ON "club_bag_shifts" USING btree ("venue_id","opened_at") WHERE ended_at is null;--> statement-breakpoint
ALTER TABLE "club_movements" ADD CONSTRAINT "club_movements_venue_id_bag_shift_id_club_bag_shifts_venue_id_id_fk" FOREIGN KEY ("venue_id","bag_shift_id") REFERENCES "public"."club_bag_shifts"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_movements_venue_id_bag_shift_id_index" ON "club_movements" USING btree ("venue_id","bag_shift_id") WHERE bag_shift_id is not null;--> statement-breakpoint
CREATE POLICY "of_venue" ON "club_bag_shifts" AS PERMISSIVE FOR ALL TO "casa_app" USING ("club_bag_shifts"."venue_id" = current_venue()) WITH CHECK ("club_bag_shifts"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_staff" ON "club_bag_shifts" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff() or current_purpose() in ('bags'))) WITH CHECK ((select is_staff() or current_purpose() in ('bags')));