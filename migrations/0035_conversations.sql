CREATE TABLE "community_messages" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"claim_id" uuid,
	"request_id" uuid,
	"member_id" uuid NOT NULL,
	"from" text NOT NULL,
	"by" text NOT NULL,
	"text" text NOT NULL,
	"photo_id" uuid,
	"internal" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_messages_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "community_messages_about" CHECK (num_nonnulls("community_messages"."claim_id", "community_messages"."request_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "community_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "club_bag_requests" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "community_authorisations" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "community_bookings" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "community_claims" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "community_claims" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "community_requests" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "community_messages" ADD CONSTRAINT "community_messages_venue_id_claim_id_community_claims_venue_id_id_fk" FOREIGN KEY ("venue_id","claim_id") REFERENCES "public"."community_claims"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_messages" ADD CONSTRAINT "community_messages_venue_id_request_id_community_requests_venue_id_id_fk" FOREIGN KEY ("venue_id","request_id") REFERENCES "public"."community_requests"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_messages" ADD CONSTRAINT "community_messages_venue_id_member_id_community_members_venue_id_id_fk" FOREIGN KEY ("venue_id","member_id") REFERENCES "public"."community_members"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_messages" ADD CONSTRAINT "community_messages_venue_id_photo_id_kernel_files_venue_id_id_fk" FOREIGN KEY ("venue_id","photo_id") REFERENCES "public"."kernel_files"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_messages_venue_id_claim_id_at_index" ON "community_messages" USING btree ("venue_id","claim_id","at");--> statement-breakpoint
CREATE INDEX "community_messages_venue_id_request_id_at_index" ON "community_messages" USING btree ("venue_id","request_id","at");--> statement-breakpoint
ALTER TABLE "community_claims" ADD CONSTRAINT "community_claims_venue_id_assignee_id_kernel_staff_venue_id_id_fk" FOREIGN KEY ("venue_id","assignee_id") REFERENCES "public"."kernel_staff"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_requests" ADD CONSTRAINT "community_requests_venue_id_assignee_id_kernel_staff_venue_id_id_fk" FOREIGN KEY ("venue_id","assignee_id") REFERENCES "public"."kernel_staff"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_messages" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_messages"."venue_id" = current_venue()) WITH CHECK ("community_messages"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_conversation" ON "community_messages" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff()) or (not "community_messages"."internal" and (is_for_caller('member', "community_messages"."member_id")
      or ("community_messages"."request_id" is not null and (select is_lider()))))) WITH CHECK ((select is_staff()) or (not "community_messages"."internal" and (is_for_caller('member', "community_messages"."member_id")
      or ("community_messages"."request_id" is not null and (select is_lider())))));--> statement-breakpoint
-- Answers become messages. Where the owner is no superuser its own changes obey the policies too; the start forces them again.
ALTER TABLE "community_claims" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "community_requests" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "community_messages" ("venue_id", "id", "claim_id", "member_id", "from", "by", "text", "at")
  SELECT "venue_id", gen_random_uuid(), "id", "member_id", 'staff', "answered_by", "answer", "answered_at"
  FROM "community_claims" WHERE "answered_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "community_messages" ("venue_id", "id", "request_id", "member_id", "from", "by", "text", "at")
  SELECT "venue_id", gen_random_uuid(), "id", "member_id", 'staff', "answered_by", "answer", "answered_at"
  FROM "community_requests" WHERE "answered_at" IS NOT NULL;
