ALTER TABLE "kernel_sessions" ADD COLUMN "prefixed_cookie" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "staff_idle_hours" integer DEFAULT 720 NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD CONSTRAINT "kernel_venues_staff_idle" CHECK ("kernel_venues"."staff_idle_hours" in (12, 720));