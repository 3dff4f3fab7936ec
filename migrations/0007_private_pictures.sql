CREATE TABLE "kernel_assets" (
	"path" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"kept_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kernel_files" ADD COLUMN "owner_kind" text;--> statement-breakpoint
ALTER TABLE "kernel_files" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "kernel_files" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_files" ADD CONSTRAINT "kernel_files_owner" CHECK (("kernel_files"."owner_kind" is null) = ("kernel_files"."owner_id" is null));--> statement-breakpoint
CREATE POLICY "of_owner" ON "kernel_files" AS RESTRICTIVE FOR SELECT TO "casa_app" USING (not "kernel_files"."is_private" or is_for_caller("kernel_files"."owner_kind", "kernel_files"."owner_id"));