CREATE TABLE "kernel_file_bytes" (
	"venue_id" integer NOT NULL,
	"picture_id" uuid NOT NULL,
	"is_private" boolean NOT NULL,
	"name" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kernel_file_bytes_venue_id_picture_id_is_private_name_pk" PRIMARY KEY("venue_id","picture_id","is_private","name")
);
--> statement-breakpoint
ALTER TABLE "kernel_file_bytes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "of_venue" ON "kernel_file_bytes" AS PERMISSIVE FOR ALL TO "casa_app" USING ("kernel_file_bytes"."venue_id" = current_venue()) WITH CHECK ("kernel_file_bytes"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_staff" ON "kernel_file_bytes" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff())) WITH CHECK ((select is_staff()));--> statement-breakpoint
-- Pictures are compressed already.
ALTER TABLE "kernel_file_bytes" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
