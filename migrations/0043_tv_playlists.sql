CREATE TABLE "club_tv_notices" (
	"venue_id" integer NOT NULL,
	"sentence" text NOT NULL,
	"until" timestamp with time zone,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "club_tv_notices_venue_id_pk" PRIMARY KEY("venue_id")
);
--> statement-breakpoint
ALTER TABLE "club_tv_notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "club_screens" ADD COLUMN "playlist" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE POLICY "of_venue" ON "club_tv_notices" AS PERMISSIVE FOR ALL TO "casa_app" USING ("club_tv_notices"."venue_id" = current_venue()) WITH CHECK ("club_tv_notices"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_staff" ON "club_tv_notices" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff() or current_kind() in ('screen'))) WITH CHECK ((select is_staff() or current_kind() in ('screen')));