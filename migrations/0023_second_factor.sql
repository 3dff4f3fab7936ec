CREATE TABLE "kernel_passkey_challenges" (
	"challenge_hash" "bytea" PRIMARY KEY NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"purpose_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kernel_passkeys" (
	"venue_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "kernel_passkeys_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "kernel_passkeys_venueId_credentialId_unique" UNIQUE("venue_id","credential_id")
);
--> statement-breakpoint
ALTER TABLE "kernel_passkeys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "kernel_pending_sign_ins" (
	"venue_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kernel_pending_sign_ins_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "kernel_pending_sign_ins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "kernel_recovery_codes" (
	"venue_id" integer NOT NULL,
	"staff_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "kernel_recovery_codes_venue_id_staff_id_code_hash_pk" PRIMARY KEY("venue_id","staff_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "kernel_recovery_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "kernel_totps" (
	"venue_id" integer NOT NULL,
	"staff_id" uuid NOT NULL,
	"secret" "bytea" NOT NULL,
	"last_step" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kernel_totps_venue_id_staff_id_pk" PRIMARY KEY("venue_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "kernel_totps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- Open sessions count as authenticated long ago: sensitive changes ask their owners again.
ALTER TABLE "kernel_sessions" ADD COLUMN "authenticated_at" timestamp with time zone DEFAULT '2000-01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_sessions" ALTER COLUMN "authenticated_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "kernel_sessions" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "second_factor_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_passkeys" ADD CONSTRAINT "kernel_passkeys_venue_id_staff_id_kernel_staff_venue_id_id_fk" FOREIGN KEY ("venue_id","staff_id") REFERENCES "public"."kernel_staff"("venue_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kernel_pending_sign_ins" ADD CONSTRAINT "kernel_pending_sign_ins_venue_id_staff_id_kernel_staff_venue_id_id_fk" FOREIGN KEY ("venue_id","staff_id") REFERENCES "public"."kernel_staff"("venue_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kernel_recovery_codes" ADD CONSTRAINT "kernel_recovery_codes_venue_id_staff_id_kernel_staff_venue_id_id_fk" FOREIGN KEY ("venue_id","staff_id") REFERENCES "public"."kernel_staff"("venue_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kernel_totps" ADD CONSTRAINT "kernel_totps_venue_id_staff_id_kernel_staff_venue_id_id_fk" FOREIGN KEY ("venue_id","staff_id") REFERENCES "public"."kernel_staff"("venue_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kernel_passkey_challenges_expires_at_index" ON "kernel_passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "kernel_passkeys_venue_id_staff_id_index" ON "kernel_passkeys" USING btree ("venue_id","staff_id");--> statement-breakpoint
CREATE INDEX "kernel_pending_sign_ins_venue_id_staff_id_index" ON "kernel_pending_sign_ins" USING btree ("venue_id","staff_id");--> statement-breakpoint
CREATE POLICY "of_venue" ON "kernel_passkeys" AS PERMISSIVE FOR ALL TO "casa_app" USING ("kernel_passkeys"."venue_id" = current_venue()) WITH CHECK ("kernel_passkeys"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_staff" ON "kernel_passkeys" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_staff() or current_purpose() in ('sign in')) WITH CHECK (is_staff() or current_purpose() in ('sign in'));--> statement-breakpoint
CREATE POLICY "of_venue" ON "kernel_pending_sign_ins" AS PERMISSIVE FOR ALL TO "casa_app" USING ("kernel_pending_sign_ins"."venue_id" = current_venue()) WITH CHECK ("kernel_pending_sign_ins"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_staff" ON "kernel_pending_sign_ins" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_staff() or current_purpose() in ('sign in')) WITH CHECK (is_staff() or current_purpose() in ('sign in'));--> statement-breakpoint
CREATE POLICY "of_venue" ON "kernel_recovery_codes" AS PERMISSIVE FOR ALL TO "casa_app" USING ("kernel_recovery_codes"."venue_id" = current_venue()) WITH CHECK ("kernel_recovery_codes"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_staff" ON "kernel_recovery_codes" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_staff()) WITH CHECK (is_staff());--> statement-breakpoint
CREATE POLICY "of_venue" ON "kernel_totps" AS PERMISSIVE FOR ALL TO "casa_app" USING ("kernel_totps"."venue_id" = current_venue()) WITH CHECK ("kernel_totps"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_staff" ON "kernel_totps" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_staff()) WITH CHECK (is_staff());