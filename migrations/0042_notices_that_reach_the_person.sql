CREATE TABLE "community_group_refusals" (
	"venue_id" integer NOT NULL,
	"group_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_group_refusals_venue_id_group_id_member_id_pk" PRIMARY KEY("venue_id","group_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "community_group_refusals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "community_group_refusals" ADD CONSTRAINT "community_group_refusals_venue_id_group_id_community_groups_venue_id_id_fk" FOREIGN KEY ("venue_id","group_id") REFERENCES "public"."community_groups"("venue_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_group_refusals" ADD CONSTRAINT "community_group_refusals_venue_id_member_id_community_members_venue_id_id_fk" FOREIGN KEY ("venue_id","member_id") REFERENCES "public"."community_members"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_group_refusals_venue_id_member_id_index" ON "community_group_refusals" USING btree ("venue_id","member_id");--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_group_refusals" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_group_refusals"."venue_id" = current_venue()) WITH CHECK ("community_group_refusals"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_member_or_leader" ON "community_group_refusals" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_for_caller('member', "community_group_refusals"."member_id") or leads_group("community_group_refusals"."group_id")) WITH CHECK (leads_group("community_group_refusals"."group_id"));--> statement-breakpoint
ALTER POLICY "of_caller" ON "club_bag_requests" TO casa_app USING ((select is_staff() or current_kind() in ('screen') or current_purpose() in ('bags')) or is_for_caller('member', "club_bag_requests"."member_id")) WITH CHECK ((select is_staff() or current_kind() in ('screen') or current_purpose() in ('bags')) or is_for_caller('member', "club_bag_requests"."member_id"));--> statement-breakpoint
ALTER POLICY "of_staff" ON "kernel_staff" TO casa_app USING ((select is_staff() or current_purpose() in ('session', 'recipient')) or "kernel_staff"."mail" = nullif(current_setting('casa.mail', true), '')) WITH CHECK ((select is_staff() or current_purpose() in ('session', 'recipient')) or "kernel_staff"."mail" = nullif(current_setting('casa.mail', true), ''));--> statement-breakpoint
ALTER POLICY "of_staff" ON "properties_contacts" TO casa_app USING ((select is_staff() or current_purpose() in ('visit'))) WITH CHECK ((select is_staff() or current_purpose() in ('visit')));