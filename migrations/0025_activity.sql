CREATE TABLE "kernel_activity" (
	"venue_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"address" text NOT NULL,
	"device" text NOT NULL,
	"action" text NOT NULL,
	"feature" text NOT NULL,
	"object_id" uuid,
	"object_label" text NOT NULL,
	"object_ids" uuid[] NOT NULL,
	"changes" jsonb NOT NULL,
	"omitted" integer DEFAULT 0 NOT NULL,
	"refused" boolean DEFAULT false NOT NULL,
	CONSTRAINT "kernel_activity_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "kernel_activity" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "kernel_activity_venue_id_at_id_index" ON "kernel_activity" USING btree ("venue_id","at","id");--> statement-breakpoint
CREATE INDEX "kernel_activity_venue_id_actor_id_at_index" ON "kernel_activity" USING btree ("venue_id","actor_id","at");--> statement-breakpoint
CREATE INDEX "kernel_activity_venue_id_feature_at_index" ON "kernel_activity" USING btree ("venue_id","feature","at");--> statement-breakpoint
CREATE INDEX "kernel_activity_object_ids_index" ON "kernel_activity" USING gin ("object_ids");--> statement-breakpoint
CREATE POLICY "of_venue" ON "kernel_activity" AS PERMISSIVE FOR ALL TO "casa_app" USING ("kernel_activity"."venue_id" = current_venue()) WITH CHECK ("kernel_activity"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "insert_only" ON "kernel_activity" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_staff()) WITH CHECK (true);
--> statement-breakpoint
-- The app's role cannot delete entries. This function runs as the owner and removes only what is older than 13 months.
CREATE FUNCTION prune_activity() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp
  BEGIN ATOMIC
    DELETE FROM kernel_activity WHERE venue_id = current_venue() AND at < now() - interval '13 months';
  END;
--> statement-breakpoint
REVOKE ALL ON FUNCTION prune_activity() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION prune_activity() TO "casa_app";
