CREATE TABLE "hotel_invitations" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"stay_id" uuid NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "hotel_invitations_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "hotel_invitations_venueId_secretHash_unique" UNIQUE("venue_id","secret_hash")
);
--> statement-breakpoint
ALTER TABLE "hotel_invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "hotel_knocks" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_knocks" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hotel_knocks" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hotel_stays" ADD COLUMN "wrong_codes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_stays" ADD COLUMN "code_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hotel_stays" ADD COLUMN "code_change_reason" text;--> statement-breakpoint
ALTER TABLE "hotel_invitations" ADD CONSTRAINT "hotel_invitations_venue_id_stay_id_hotel_stays_venue_id_id_fk" FOREIGN KEY ("venue_id","stay_id") REFERENCES "public"."hotel_stays"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hotel_invitations_venue_id_stay_id_index" ON "hotel_invitations" USING btree ("venue_id","stay_id");--> statement-breakpoint
ALTER TABLE "hotel_stays" DROP COLUMN "first_phone_at";--> statement-breakpoint
ALTER TABLE "hotel_stays" ADD CONSTRAINT "hotel_stays_code_change" CHECK (("hotel_stays"."code_changed_at" is null) = ("hotel_stays"."code_change_reason" is null));--> statement-breakpoint
CREATE POLICY "of_venue" ON "hotel_invitations" AS PERMISSIVE FOR ALL TO "casa_app" USING ("hotel_invitations"."venue_id" = current_venue()) WITH CHECK ("hotel_invitations"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_caller" ON "hotel_invitations" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_for_caller('guest', "hotel_invitations"."stay_id")) WITH CHECK (is_for_caller('guest', "hotel_invitations"."stay_id"));
--> statement-breakpoint

-- Devices of guests become kinds of a fixed list. The forced policies would hide the rows of all venues.
ALTER TABLE kernel_sessions NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_knocks NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE kernel_sessions SET device = CASE
    WHEN device ~ 'Android' THEN 'android'
    WHEN device ~ 'iOS' THEN 'iphone'
    WHEN device ~ '(macOS|Windows|Linux)' THEN 'computer'
    ELSE 'other'
  END WHERE kind = 'guest';
--> statement-breakpoint
UPDATE hotel_knocks SET device = CASE
    WHEN device ~ 'Android' THEN 'android'
    WHEN device ~ 'iOS' THEN 'iphone'
    WHEN device ~ '(macOS|Windows|Linux)' THEN 'computer'
    ELSE 'other'
  END;
--> statement-breakpoint
ALTER TABLE kernel_sessions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_knocks FORCE ROW LEVEL SECURITY;
