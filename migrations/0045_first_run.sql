ALTER TABLE "kernel_venues" ADD COLUMN "products" text[] DEFAULT '{"club","hotel","community","properties"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "guest_language" text DEFAULT 'spanish' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "checklist_shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "mail_tested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD CONSTRAINT "kernel_venues_products" CHECK (cardinality("kernel_venues"."products") > 0 and "kernel_venues"."products" <@ array['club', 'hotel', 'community', 'properties']);--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD CONSTRAINT "kernel_venues_guest_language" CHECK ("kernel_venues"."guest_language" in ('spanish', 'english', 'portuguese', 'french'));