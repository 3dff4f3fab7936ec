ALTER TABLE "community_claims" DROP COLUMN "answer";--> statement-breakpoint
ALTER TABLE "community_claims" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "community_requests" DROP COLUMN "answer";--> statement-breakpoint
ALTER TABLE "community_requests" DROP COLUMN "version";