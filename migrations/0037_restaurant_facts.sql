ALTER TABLE "community_restaurants" ADD COLUMN "hours" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "community_restaurants" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "community_restaurants" ADD COLUMN "menu_link" text DEFAULT '' NOT NULL;