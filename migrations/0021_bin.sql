CREATE TABLE "kernel_bin" (
	"venue_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"rows" jsonb NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"deleted_by" text NOT NULL,
	"restored_at" timestamp with time zone,
	CONSTRAINT "kernel_bin_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "kernel_bin" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "kernel_bin_files" (
	"venue_id" integer NOT NULL,
	"bin_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "kernel_bin_files_venue_id_bin_id_file_id_pk" PRIMARY KEY("venue_id","bin_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "kernel_bin_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "community_slots" DROP CONSTRAINT "community_slots_venue_id_activity_id_community_activities_venue_id_id_fk";
--> statement-breakpoint
ALTER TABLE "community_slot_days" DROP CONSTRAINT "community_slot_days_venue_id_slot_id_community_slots_venue_id_id_fk";
--> statement-breakpoint
ALTER TABLE "kernel_bin_files" ADD CONSTRAINT "kernel_bin_files_venue_id_bin_id_kernel_bin_venue_id_id_fk" FOREIGN KEY ("venue_id","bin_id") REFERENCES "public"."kernel_bin"("venue_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kernel_bin_files" ADD CONSTRAINT "kernel_bin_files_venue_id_file_id_kernel_files_venue_id_id_fk" FOREIGN KEY ("venue_id","file_id") REFERENCES "public"."kernel_files"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kernel_bin_venue_id_deleted_at_id_index" ON "kernel_bin" USING btree ("venue_id","deleted_at","id");--> statement-breakpoint
CREATE INDEX "kernel_bin_files_venue_id_file_id_index" ON "kernel_bin_files" USING btree ("venue_id","file_id");--> statement-breakpoint
ALTER TABLE "community_slots" ADD CONSTRAINT "community_slots_venue_id_activity_id_community_activities_venue_id_id_fk" FOREIGN KEY ("venue_id","activity_id") REFERENCES "public"."community_activities"("venue_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_slot_days" ADD CONSTRAINT "community_slot_days_venue_id_slot_id_community_slots_venue_id_id_fk" FOREIGN KEY ("venue_id","slot_id") REFERENCES "public"."community_slots"("venue_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "of_venue" ON "kernel_bin" AS PERMISSIVE FOR ALL TO "casa_app" USING ("kernel_bin"."venue_id" = current_venue()) WITH CHECK ("kernel_bin"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_staff" ON "kernel_bin" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_staff()) WITH CHECK (is_staff());--> statement-breakpoint
CREATE POLICY "of_venue" ON "kernel_bin_files" AS PERMISSIVE FOR ALL TO "casa_app" USING ("kernel_bin_files"."venue_id" = current_venue()) WITH CHECK ("kernel_bin_files"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_staff" ON "kernel_bin_files" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_staff()) WITH CHECK (is_staff());