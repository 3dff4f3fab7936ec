ALTER TABLE "community_authorisations" DROP COLUMN "entered_at";--> statement-breakpoint
ALTER TABLE "community_authorisations" DROP COLUMN "entered_by";