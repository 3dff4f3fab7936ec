CREATE TYPE "public"."post_kind" AS ENUM('news', 'tournament', 'winner');--> statement-breakpoint
CREATE TYPE "public"."staff_role" AS ENUM('screen', 'staff', 'admin');--> statement-breakpoint
CREATE TABLE "club_posts" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"kind" "post_kind" NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"photo_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "club_posts_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "club_posts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "kernel_files" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"label" text NOT NULL,
	"widths" integer[] NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"blur" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kernel_files_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "kernel_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "kernel_password_resets" (
	"venue_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kernel_password_resets_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "kernel_password_resets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "kernel_sessions" (
	"venue_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"device" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kernel_sessions_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "kernel_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "kernel_staff" (
	"venue_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"mail" text NOT NULL,
	"name" text NOT NULL,
	"role" "staff_role" NOT NULL,
	"password_hash" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kernel_staff_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "kernel_staff_venueId_mail_unique" UNIQUE("venue_id","mail")
);
--> statement-breakpoint
ALTER TABLE "kernel_staff" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "kernel_instance" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kernel_mails" (
	"venue_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_at" timestamp with time zone,
	CONSTRAINT "kernel_mails_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "kernel_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "kernel_throttles" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "kernel_venues" (
	"venue_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"primary_color" text NOT NULL,
	"shades" text[] NOT NULL,
	"time_zone" text NOT NULL,
	"outlets_enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kernel_venues" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "club_posts" ADD CONSTRAINT "club_posts_venue_id_photo_id_kernel_files_venue_id_id_fk" FOREIGN KEY ("venue_id","photo_id") REFERENCES "public"."kernel_files"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kernel_password_resets" ADD CONSTRAINT "kernel_password_resets_venue_id_staff_id_kernel_staff_venue_id_id_fk" FOREIGN KEY ("venue_id","staff_id") REFERENCES "public"."kernel_staff"("venue_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kernel_sessions" ADD CONSTRAINT "kernel_sessions_venue_id_staff_id_kernel_staff_venue_id_id_fk" FOREIGN KEY ("venue_id","staff_id") REFERENCES "public"."kernel_staff"("venue_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_posts_venue_id_kind_created_at_index" ON "club_posts" USING btree ("venue_id","kind","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "kernel_sessions_venue_id_staff_id_index" ON "kernel_sessions" USING btree ("venue_id","staff_id");--> statement-breakpoint
CREATE INDEX "kernel_staff_mail_index" ON "kernel_staff" USING btree ("mail");--> statement-breakpoint
CREATE INDEX "kernel_mails_due_at_index" ON "kernel_mails" USING btree ("due_at") WHERE "kernel_mails"."sent_at" is null;--> statement-breakpoint
CREATE POLICY "of_venue" ON "club_posts" AS PERMISSIVE FOR ALL TO "casa_app" USING ("club_posts"."venue_id" = current_venue()) WITH CHECK ("club_posts"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "kernel_files" AS PERMISSIVE FOR ALL TO "casa_app" USING ("kernel_files"."venue_id" = current_venue()) WITH CHECK ("kernel_files"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "kernel_password_resets" AS PERMISSIVE FOR ALL TO "casa_app" USING ("kernel_password_resets"."venue_id" = current_venue()) WITH CHECK ("kernel_password_resets"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "kernel_sessions" AS PERMISSIVE FOR ALL TO "casa_app" USING ("kernel_sessions"."venue_id" = current_venue()) WITH CHECK ("kernel_sessions"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "kernel_staff" AS PERMISSIVE FOR ALL TO "casa_app" USING ("kernel_staff"."venue_id" = current_venue()) WITH CHECK ("kernel_staff"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "by_mail_at_sign_in" ON "kernel_staff" AS PERMISSIVE FOR SELECT TO "casa_app" USING ("kernel_staff"."mail" = nullif(current_setting('casa.mail', true), ''));--> statement-breakpoint
CREATE POLICY "of_venue" ON "kernel_mails" AS PERMISSIVE FOR ALL TO "casa_app" USING ("kernel_mails"."venue_id" = current_venue()) WITH CHECK ("kernel_mails"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "for_the_sender" ON "kernel_mails" AS PERMISSIVE FOR SELECT TO "casa_app" USING (current_setting('casa.errand', true) = 'mail' and "kernel_mails"."sent_at" is null);--> statement-breakpoint
CREATE POLICY "of_venue" ON "kernel_venues" AS PERMISSIVE FOR ALL TO "casa_app" USING ("kernel_venues"."venue_id" = current_venue()) WITH CHECK ("kernel_venues"."venue_id" = current_venue());