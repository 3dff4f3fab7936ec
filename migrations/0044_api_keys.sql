CREATE TABLE "kernel_api_keys" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "kernel_api_keys_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "kernel_api_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "of_venue" ON "kernel_api_keys" AS PERMISSIVE FOR ALL TO "casa_app" USING ("kernel_api_keys"."venue_id" = current_venue()) WITH CHECK ("kernel_api_keys"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_staff" ON "kernel_api_keys" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff() or current_purpose() in ('session'))) WITH CHECK ((select is_staff() or current_purpose() in ('session')));