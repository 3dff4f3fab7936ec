ALTER TABLE "community_claims" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "community_claims" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "community_requests" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "community_requests" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "community_claims" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "community_requests" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "community_messages" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "community_claims" c SET "answer" = m."text" FROM (SELECT DISTINCT ON ("venue_id", "claim_id") * FROM "community_messages"
  WHERE "from" = 'staff' AND NOT "internal" AND "claim_id" IS NOT NULL ORDER BY "venue_id", "claim_id", "at" DESC) m
  WHERE m."venue_id" = c."venue_id" AND m."claim_id" = c."id";--> statement-breakpoint
UPDATE "community_requests" r SET "answer" = m."text" FROM (SELECT DISTINCT ON ("venue_id", "request_id") * FROM "community_messages"
  WHERE "from" = 'staff' AND NOT "internal" AND "request_id" IS NOT NULL ORDER BY "venue_id", "request_id", "at" DESC) m
  WHERE m."venue_id" = r."venue_id" AND m."request_id" = r."id";
