ALTER TYPE "public"."community_push_kind" ADD VALUE 'group';--> statement-breakpoint
CREATE TABLE "community_announcements" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"group_id" uuid,
	"class" "community_class",
	"text" text NOT NULL,
	"author_id" uuid,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "community_announcements_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "community_announcements_to" CHECK (num_nonnulls("community_announcements"."group_id", "community_announcements"."class") = 1)
);
--> statement-breakpoint
ALTER TABLE "community_announcements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_group_absences" (
	"venue_id" integer NOT NULL,
	"group_id" uuid NOT NULL,
	"day" date NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "community_group_absences_venue_id_group_id_day_member_id_pk" PRIMARY KEY("venue_id","group_id","day","member_id")
);
--> statement-breakpoint
ALTER TABLE "community_group_absences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_group_members" (
	"venue_id" integer NOT NULL,
	"group_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"joined_at" timestamp with time zone,
	CONSTRAINT "community_group_members_venue_id_group_id_member_id_pk" PRIMARY KEY("venue_id","group_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "community_group_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_group_roll_calls" (
	"venue_id" integer NOT NULL,
	"group_id" uuid NOT NULL,
	"day" date NOT NULL,
	"lider" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_group_roll_calls_venue_id_group_id_day_pk" PRIMARY KEY("venue_id","group_id","day")
);
--> statement-breakpoint
ALTER TABLE "community_group_roll_calls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_groups" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"meets_at" text NOT NULL,
	"weekday" integer NOT NULL,
	"starts_at" time NOT NULL,
	"leader_id" uuid,
	"hidden" boolean DEFAULT false NOT NULL,
	"place" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "community_groups_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "community_groups_weekday" CHECK ("community_groups"."weekday" between 0 and 6)
);
--> statement-breakpoint
ALTER TABLE "community_groups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "community_announcements" ADD CONSTRAINT "community_announcements_venue_id_group_id_community_groups_venue_id_id_fk" FOREIGN KEY ("venue_id","group_id") REFERENCES "public"."community_groups"("venue_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_announcements" ADD CONSTRAINT "community_announcements_venue_id_author_id_community_members_venue_id_id_fk" FOREIGN KEY ("venue_id","author_id") REFERENCES "public"."community_members"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_group_absences" ADD CONSTRAINT "community_group_absences_venue_id_group_id_day_community_group_roll_calls_venue_id_group_id_day_fk" FOREIGN KEY ("venue_id","group_id","day") REFERENCES "public"."community_group_roll_calls"("venue_id","group_id","day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_group_absences" ADD CONSTRAINT "community_group_absences_venue_id_member_id_community_members_venue_id_id_fk" FOREIGN KEY ("venue_id","member_id") REFERENCES "public"."community_members"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_group_members" ADD CONSTRAINT "community_group_members_venue_id_group_id_community_groups_venue_id_id_fk" FOREIGN KEY ("venue_id","group_id") REFERENCES "public"."community_groups"("venue_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_group_members" ADD CONSTRAINT "community_group_members_venue_id_member_id_community_members_venue_id_id_fk" FOREIGN KEY ("venue_id","member_id") REFERENCES "public"."community_members"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_group_roll_calls" ADD CONSTRAINT "community_group_roll_calls_venue_id_group_id_community_groups_venue_id_id_fk" FOREIGN KEY ("venue_id","group_id") REFERENCES "public"."community_groups"("venue_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_groups" ADD CONSTRAINT "community_groups_venue_id_leader_id_community_members_venue_id_id_fk" FOREIGN KEY ("venue_id","leader_id") REFERENCES "public"."community_members"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_announcements_venue_id_group_id_at_index" ON "community_announcements" USING btree ("venue_id","group_id","at");--> statement-breakpoint
CREATE INDEX "community_announcements_venue_id_class_at_index" ON "community_announcements" USING btree ("venue_id","class","at");--> statement-breakpoint
CREATE INDEX "community_announcements_venue_id_author_id_at_index" ON "community_announcements" USING btree ("venue_id","author_id","at");--> statement-breakpoint
CREATE INDEX "community_group_absences_venue_id_member_id_index" ON "community_group_absences" USING btree ("venue_id","member_id");--> statement-breakpoint
CREATE INDEX "community_group_members_venue_id_member_id_index" ON "community_group_members" USING btree ("venue_id","member_id");--> statement-breakpoint
CREATE INDEX "community_groups_venue_id_leader_id_index" ON "community_groups" USING btree ("venue_id","leader_id");--> statement-breakpoint
-- Whether the caller leads the group. Staff and background tasks count as leaders of every group.
CREATE FUNCTION leads_group(grp uuid) RETURNS boolean LANGUAGE sql STABLE
  RETURN is_staff() OR (is_lider() AND EXISTS (SELECT FROM community_groups g
    WHERE g.venue_id = current_venue() AND g.id = leads_group.grp AND g.leader_id = current_subject()));
--> statement-breakpoint
-- Whether the caller is an approved member of the group.
CREATE FUNCTION is_in_group(grp uuid) RETURNS boolean LANGUAGE sql STABLE
  RETURN current_kind() = 'member' AND EXISTS (SELECT FROM community_group_members m
    WHERE m.venue_id = current_venue() AND m.group_id = is_in_group.grp AND m.member_id = current_subject()
      AND m.joined_at IS NOT NULL);
--> statement-breakpoint
-- Whether the caller is a member of the class.
CREATE FUNCTION is_of_class(class community_class) RETURNS boolean LANGUAGE sql STABLE
  RETURN current_kind() = 'member' AND EXISTS (SELECT FROM community_members m
    WHERE m.venue_id = current_venue() AND m.id = current_subject() AND m.class = is_of_class.class);
--> statement-breakpoint
-- A lider also leads the members of their groups, and those who want to join.
CREATE OR REPLACE FUNCTION leads(member uuid) RETURNS boolean LANGUAGE sql STABLE
  RETURN current_kind() = 'member' AND (EXISTS (SELECT FROM community_members m
    WHERE m.venue_id = current_venue() AND m.id = leads.member AND is_lider_of(m.class))
    OR EXISTS (SELECT FROM community_group_members g
    WHERE g.venue_id = current_venue() AND g.member_id = leads.member AND leads_group(g.group_id)));
--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_announcements" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_announcements"."venue_id" = current_venue()) WITH CHECK ("community_announcements"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_recipient_or_leader" ON "community_announcements" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_for_caller('member', "community_announcements"."author_id") or is_in_group("community_announcements"."group_id") or is_of_class("community_announcements"."class") or leads_group("community_announcements"."group_id") or is_lider_of("community_announcements"."class")) WITH CHECK (leads_group("community_announcements"."group_id") or is_lider_of("community_announcements"."class"));--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_group_absences" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_group_absences"."venue_id" = current_venue()) WITH CHECK ("community_group_absences"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_staff" ON "community_group_absences" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff()) or leads_group("community_group_absences"."group_id")) WITH CHECK ((select is_staff()) or leads_group("community_group_absences"."group_id"));--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_group_members" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_group_members"."venue_id" = current_venue()) WITH CHECK ("community_group_members"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_member_or_leader" ON "community_group_members" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_for_caller('member', "community_group_members"."member_id") or leads_group("community_group_members"."group_id")) WITH CHECK ((is_for_caller('member', "community_group_members"."member_id") and "community_group_members"."joined_at" is null) or leads_group("community_group_members"."group_id"));--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_group_roll_calls" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_group_roll_calls"."venue_id" = current_venue()) WITH CHECK ("community_group_roll_calls"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_staff" ON "community_group_roll_calls" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff()) or leads_group("community_group_roll_calls"."group_id")) WITH CHECK ((select is_staff()) or leads_group("community_group_roll_calls"."group_id"));--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_groups" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_groups"."venue_id" = current_venue()) WITH CHECK ("community_groups"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "read_by_members" ON "community_groups" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff() or current_kind() = 'member')) WITH CHECK ((select is_staff()));--> statement-breakpoint
ALTER POLICY "of_caller" ON "community_members" TO casa_app USING ((select is_staff() or current_purpose() in ('session', 'mail', 'leaders')) or is_for_caller('member', "community_members"."id") or current_setting('casa.role', true) = 'lider') WITH CHECK ((select is_staff() or current_purpose() in ('session', 'mail', 'leaders')) or is_for_caller('member', "community_members"."id") or current_setting('casa.role', true) = 'lider');