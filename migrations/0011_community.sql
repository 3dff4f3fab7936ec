CREATE TYPE "public"."community_alert_kind" AS ENUM('security', 'fire', 'medical');--> statement-breakpoint
CREATE TYPE "public"."community_claim_status" AS ENUM('sent', 'completed');--> statement-breakpoint
CREATE TYPE "public"."community_class" AS ENUM('23+', '22', '21', '20', '19', '18', '17', '16', '15', '14', '13');--> statement-breakpoint
CREATE TYPE "public"."community_rol" AS ENUM('user', 'lider');--> statement-breakpoint
CREATE TYPE "public"."community_push_kind" AS ENUM('post', 'booking', 'claim', 'emergency');--> statement-breakpoint
CREATE TYPE "public"."community_request_kind" AS ENUM('prayer', 'contact', 'group');--> statement-breakpoint
CREATE TABLE "club_bag_requests" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"bag_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"position" integer NOT NULL,
	"canceled_at" timestamp with time zone,
	CONSTRAINT "club_bag_requests_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "club_bag_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_absences" (
	"venue_id" integer NOT NULL,
	"class" "community_class" NOT NULL,
	"day" date NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "community_absences_venue_id_class_day_member_id_pk" PRIMARY KEY("venue_id","class","day","member_id")
);
--> statement-breakpoint
ALTER TABLE "community_absences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_follow_ups" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"class" "community_class" NOT NULL,
	"member_id" uuid NOT NULL,
	"since" date NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "community_follow_ups_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "community_follow_ups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_roll_calls" (
	"venue_id" integer NOT NULL,
	"class" "community_class" NOT NULL,
	"day" date NOT NULL,
	"lider_id" uuid NOT NULL,
	"lider" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_roll_calls_venue_id_class_day_pk" PRIMARY KEY("venue_id","class","day")
);
--> statement-breakpoint
ALTER TABLE "community_roll_calls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_activities" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"photo_id" uuid,
	"hours" text DEFAULT '' NOT NULL,
	"place" integer DEFAULT 1 NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "community_activities_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "community_activities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_slots" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"activity_id" uuid NOT NULL,
	"weekday" integer NOT NULL,
	"starts_at" time NOT NULL,
	"ends_at" time NOT NULL,
	"capacity" integer NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "community_slots_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "community_slots_weekday" CHECK ("community_slots"."weekday" between 0 and 6),
	CONSTRAINT "community_slots_hours" CHECK ("community_slots"."starts_at" < "community_slots"."ends_at"),
	CONSTRAINT "community_slots_capacity" CHECK ("community_slots"."capacity" between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "community_slots" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_alerts" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" "community_alert_kind" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"acknowledged_at" timestamp with time zone,
	"acknowledged_by" text,
	CONSTRAINT "community_alerts_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "community_alerts_acknowledged" CHECK (("community_alerts"."acknowledged_at" is null) = ("community_alerts"."acknowledged_by" is null))
);
--> statement-breakpoint
ALTER TABLE "community_alerts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_authorisations" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"visitor" text NOT NULL,
	"document" text NOT NULL,
	"day" date NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"canceled_at" timestamp with time zone,
	"entered_at" timestamp with time zone,
	"entered_by" text,
	CONSTRAINT "community_authorisations_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "community_authorisations_venueId_code_unique" UNIQUE("venue_id","code")
);
--> statement-breakpoint
ALTER TABLE "community_authorisations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_bookings" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"slot_id" uuid NOT NULL,
	"day" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"canceled_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "community_bookings_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "community_bookings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_slot_days" (
	"venue_id" integer NOT NULL,
	"slot_id" uuid NOT NULL,
	"day" date NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "community_slot_days_venue_id_slot_id_day_pk" PRIMARY KEY("venue_id","slot_id","day"),
	CONSTRAINT "community_slot_days_room" CHECK ("community_slot_days"."taken" between 0 and "community_slot_days"."capacity")
);
--> statement-breakpoint
ALTER TABLE "community_slot_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_claim_numbers" (
	"venue_id" integer NOT NULL,
	"last" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "community_claim_numbers_venue_id_pk" PRIMARY KEY("venue_id")
);
--> statement-breakpoint
ALTER TABLE "community_claim_numbers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_claims" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"place" text NOT NULL,
	"photo_id" uuid,
	"status" "community_claim_status" DEFAULT 'sent' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "community_claims_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "community_claims_venueId_number_unique" UNIQUE("venue_id","number"),
	CONSTRAINT "community_claims_answered" CHECK (("community_claims"."answered_at" is null) = ("community_claims"."answered_by" is null))
);
--> statement-breakpoint
ALTER TABLE "community_claims" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_maps" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"photo_id" uuid NOT NULL,
	"place" integer DEFAULT 1 NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "community_maps_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "community_maps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_ministries" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"youtube" text,
	"place" integer DEFAULT 1 NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "community_ministries_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "community_ministries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_restaurants" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"photo_id" uuid,
	"place" integer DEFAULT 1 NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "community_restaurants_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "community_restaurants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_suppliers" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"phone" text NOT NULL,
	"proposed_by" uuid,
	"approved_at" timestamp with time zone,
	"place" integer DEFAULT 1 NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "community_suppliers_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "community_suppliers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_accounts" (
	"venue_id" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"mail" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"birthday" date,
	"lot" text DEFAULT '' NOT NULL,
	"contact_since" date,
	"comments" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"first_password_until" timestamp with time zone,
	"muted" "community_push_kind"[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "community_accounts_venue_id_member_id_pk" PRIMARY KEY("venue_id","member_id"),
	CONSTRAINT "community_accounts_venueId_mail_unique" UNIQUE("venue_id","mail")
);
--> statement-breakpoint
ALTER TABLE "community_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_members" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"photo_id" uuid,
	"rol" "community_rol" DEFAULT 'user' NOT NULL,
	"class" "community_class",
	"lider_of" "community_class",
	"active" boolean DEFAULT true NOT NULL,
	"approved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "community_members_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "community_members_lider" CHECK ("community_members"."rol" = 'lider' or "community_members"."lider_of" is null)
);
--> statement-breakpoint
ALTER TABLE "community_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_recoveries" (
	"venue_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"mail" text NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_recoveries_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "community_recoveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_push_devices" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "community_push_devices_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "community_push_devices_venueId_memberId_endpoint_unique" UNIQUE("venue_id","member_id","endpoint")
);
--> statement-breakpoint
ALTER TABLE "community_push_devices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_pushes" (
	"venue_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid,
	"kind" "community_push_kind" NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "community_pushes_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "community_pushes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_requests" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" "community_request_kind" NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "community_requests_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "community_requests_answered" CHECK (("community_requests"."answered_at" is null) = ("community_requests"."answered_by" is null))
);
--> statement-breakpoint
ALTER TABLE "community_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_withdrawals" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"balls" integer DEFAULT 25 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_withdrawals_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "community_withdrawals_balls" CHECK ("community_withdrawals"."balls" > 0)
);
--> statement-breakpoint
ALTER TABLE "community_withdrawals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "club_people" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "club_bag_requests" ADD CONSTRAINT "club_bag_requests_venue_id_bag_id_club_bags_venue_id_id_fk" FOREIGN KEY ("venue_id","bag_id") REFERENCES "public"."club_bags"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_absences" ADD CONSTRAINT "community_absences_venue_id_class_day_community_roll_calls_venue_id_class_day_fk" FOREIGN KEY ("venue_id","class","day") REFERENCES "public"."community_roll_calls"("venue_id","class","day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_absences" ADD CONSTRAINT "community_absences_venue_id_member_id_community_members_venue_id_id_fk" FOREIGN KEY ("venue_id","member_id") REFERENCES "public"."community_members"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_follow_ups" ADD CONSTRAINT "community_follow_ups_venue_id_member_id_community_members_venue_id_id_fk" FOREIGN KEY ("venue_id","member_id") REFERENCES "public"."community_members"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_roll_calls" ADD CONSTRAINT "community_roll_calls_venue_id_lider_id_community_members_venue_id_id_fk" FOREIGN KEY ("venue_id","lider_id") REFERENCES "public"."community_members"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_activities" ADD CONSTRAINT "community_activities_venue_id_photo_id_kernel_files_venue_id_id_fk" FOREIGN KEY ("venue_id","photo_id") REFERENCES "public"."kernel_files"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_slots" ADD CONSTRAINT "community_slots_venue_id_activity_id_community_activities_venue_id_id_fk" FOREIGN KEY ("venue_id","activity_id") REFERENCES "public"."community_activities"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_alerts" ADD CONSTRAINT "community_alerts_venue_id_member_id_community_members_venue_id_id_fk" FOREIGN KEY ("venue_id","member_id") REFERENCES "public"."community_members"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_authorisations" ADD CONSTRAINT "community_authorisations_venue_id_member_id_community_members_venue_id_id_fk" FOREIGN KEY ("venue_id","member_id") REFERENCES "public"."community_members"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_bookings" ADD CONSTRAINT "community_bookings_venue_id_member_id_community_members_venue_id_id_fk" FOREIGN KEY ("venue_id","member_id") REFERENCES "public"."community_members"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_bookings" ADD CONSTRAINT "community_bookings_venue_id_slot_id_day_community_slot_days_venue_id_slot_id_day_fk" FOREIGN KEY ("venue_id","slot_id","day") REFERENCES "public"."community_slot_days"("venue_id","slot_id","day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_slot_days" ADD CONSTRAINT "community_slot_days_venue_id_slot_id_community_slots_venue_id_id_fk" FOREIGN KEY ("venue_id","slot_id") REFERENCES "public"."community_slots"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_claims" ADD CONSTRAINT "community_claims_venue_id_member_id_community_members_venue_id_id_fk" FOREIGN KEY ("venue_id","member_id") REFERENCES "public"."community_members"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_claims" ADD CONSTRAINT "community_claims_venue_id_photo_id_kernel_files_venue_id_id_fk" FOREIGN KEY ("venue_id","photo_id") REFERENCES "public"."kernel_files"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_maps" ADD CONSTRAINT "community_maps_venue_id_photo_id_kernel_files_venue_id_id_fk" FOREIGN KEY ("venue_id","photo_id") REFERENCES "public"."kernel_files"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_restaurants" ADD CONSTRAINT "community_restaurants_venue_id_photo_id_kernel_files_venue_id_id_fk" FOREIGN KEY ("venue_id","photo_id") REFERENCES "public"."kernel_files"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_suppliers" ADD CONSTRAINT "community_suppliers_venue_id_proposed_by_community_members_venue_id_id_fk" FOREIGN KEY ("venue_id","proposed_by") REFERENCES "public"."community_members"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_accounts" ADD CONSTRAINT "community_accounts_venue_id_member_id_community_members_venue_id_id_fk" FOREIGN KEY ("venue_id","member_id") REFERENCES "public"."community_members"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_members" ADD CONSTRAINT "community_members_venue_id_photo_id_kernel_files_venue_id_id_fk" FOREIGN KEY ("venue_id","photo_id") REFERENCES "public"."kernel_files"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_recoveries" ADD CONSTRAINT "community_recoveries_venue_id_member_id_community_members_venue_id_id_fk" FOREIGN KEY ("venue_id","member_id") REFERENCES "public"."community_members"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_push_devices" ADD CONSTRAINT "community_push_devices_venue_id_member_id_community_members_venue_id_id_fk" FOREIGN KEY ("venue_id","member_id") REFERENCES "public"."community_members"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_pushes" ADD CONSTRAINT "community_pushes_venue_id_member_id_community_members_venue_id_id_fk" FOREIGN KEY ("venue_id","member_id") REFERENCES "public"."community_members"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_requests" ADD CONSTRAINT "community_requests_venue_id_member_id_community_members_venue_id_id_fk" FOREIGN KEY ("venue_id","member_id") REFERENCES "public"."community_members"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_withdrawals" ADD CONSTRAINT "community_withdrawals_venue_id_member_id_community_members_venue_id_id_fk" FOREIGN KEY ("venue_id","member_id") REFERENCES "public"."community_members"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "club_bag_requests_venue_id_bag_id_position_index" ON "club_bag_requests" USING btree ("venue_id","bag_id","position") WHERE canceled_at is null;--> statement-breakpoint
CREATE INDEX "club_bag_requests_venue_id_asked_at_index" ON "club_bag_requests" USING btree ("venue_id","asked_at");--> statement-breakpoint
CREATE INDEX "community_absences_venue_id_member_id_day_index" ON "community_absences" USING btree ("venue_id","member_id","day");--> statement-breakpoint
CREATE INDEX "community_follow_ups_venue_id_member_id_since_index" ON "community_follow_ups" USING btree ("venue_id","member_id","since");--> statement-breakpoint
CREATE INDEX "community_activities_venue_id_place_index" ON "community_activities" USING btree ("venue_id","place");--> statement-breakpoint
CREATE INDEX "community_slots_venue_id_activity_id_index" ON "community_slots" USING btree ("venue_id","activity_id");--> statement-breakpoint
CREATE INDEX "community_alerts_venue_id_at_index" ON "community_alerts" USING btree ("venue_id","at");--> statement-breakpoint
CREATE INDEX "community_authorisations_venue_id_member_id_day_index" ON "community_authorisations" USING btree ("venue_id","member_id","day");--> statement-breakpoint
CREATE INDEX "community_authorisations_venue_id_day_index" ON "community_authorisations" USING btree ("venue_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "community_bookings_venue_id_member_id_slot_id_day_index" ON "community_bookings" USING btree ("venue_id","member_id","slot_id","day") WHERE canceled_at is null;--> statement-breakpoint
CREATE INDEX "community_bookings_venue_id_member_id_starts_at_index" ON "community_bookings" USING btree ("venue_id","member_id","starts_at");--> statement-breakpoint
CREATE INDEX "community_bookings_venue_id_starts_at_index" ON "community_bookings" USING btree ("venue_id","starts_at") WHERE canceled_at is null and reminded_at is null;--> statement-breakpoint
CREATE INDEX "community_claims_venue_id_member_id_number_index" ON "community_claims" USING btree ("venue_id","member_id","number");--> statement-breakpoint
CREATE INDEX "community_claims_venue_id_status_number_index" ON "community_claims" USING btree ("venue_id","status","number");--> statement-breakpoint
CREATE INDEX "community_maps_venue_id_place_index" ON "community_maps" USING btree ("venue_id","place");--> statement-breakpoint
CREATE INDEX "community_ministries_venue_id_place_index" ON "community_ministries" USING btree ("venue_id","place");--> statement-breakpoint
CREATE INDEX "community_restaurants_venue_id_place_index" ON "community_restaurants" USING btree ("venue_id","place");--> statement-breakpoint
CREATE INDEX "community_suppliers_venue_id_place_index" ON "community_suppliers" USING btree ("venue_id","place");--> statement-breakpoint
CREATE INDEX "community_members_venue_id_class_index" ON "community_members" USING btree ("venue_id","class");--> statement-breakpoint
CREATE INDEX "community_recoveries_venue_id_member_id_index" ON "community_recoveries" USING btree ("venue_id","member_id");--> statement-breakpoint
CREATE INDEX "community_pushes_due_at_index" ON "community_pushes" USING btree ("due_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "community_requests_venue_id_member_id_created_at_index" ON "community_requests" USING btree ("venue_id","member_id","created_at");--> statement-breakpoint
CREATE INDEX "community_requests_venue_id_created_at_index" ON "community_requests" USING btree ("venue_id","created_at");--> statement-breakpoint
CREATE INDEX "community_withdrawals_venue_id_member_id_at_index" ON "community_withdrawals" USING btree ("venue_id","member_id","at");--> statement-breakpoint
CREATE INDEX "community_withdrawals_venue_id_at_index" ON "community_withdrawals" USING btree ("venue_id","at");--> statement-breakpoint
ALTER TABLE "club_people" ADD CONSTRAINT "club_people_venueId_memberId_unique" UNIQUE("venue_id","member_id");--> statement-breakpoint
-- Whether the transaction works for somebody who leads a class, and whether it may see what is of that class:
-- staff and the server's own errands see every class, a lider the one they lead, everybody else none.
CREATE FUNCTION is_lider() RETURNS boolean LANGUAGE sql STABLE
  RETURN current_kind() = 'member' AND EXISTS (SELECT FROM community_members m
    WHERE m.venue_id = current_venue() AND m.id = current_subject() AND m.active AND m.rol = 'lider');
--> statement-breakpoint
CREATE FUNCTION is_lider_of(class community_class) RETURNS boolean LANGUAGE sql STABLE
  RETURN coalesce(current_kind(), 'staff') = 'staff' OR (current_kind() = 'member' AND EXISTS (
    SELECT FROM community_members m WHERE m.venue_id = current_venue() AND m.id = current_subject()
      AND m.active AND m.rol = 'lider' AND m.lider_of = is_lider_of.class));
--> statement-breakpoint
-- Whether a member is of the class that the caller leads.
CREATE FUNCTION leads(member uuid) RETURNS boolean LANGUAGE sql STABLE
  RETURN current_kind() = 'member' AND EXISTS (SELECT FROM community_members m
    WHERE m.venue_id = current_venue() AND m.id = leads.member AND is_lider_of(m.class));
--> statement-breakpoint
CREATE POLICY "of_venue" ON "club_bag_requests" AS PERMISSIVE FOR ALL TO "casa_app" USING ("club_bag_requests"."venue_id" = current_venue()) WITH CHECK ("club_bag_requests"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_caller_or_screen" ON "club_bag_requests" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_for_caller('member', "club_bag_requests"."member_id") or current_kind() = 'screen') WITH CHECK (is_for_caller('member', "club_bag_requests"."member_id") or current_kind() = 'screen');--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_absences" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_absences"."venue_id" = current_venue()) WITH CHECK ("community_absences"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_lider" ON "community_absences" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_lider_of("community_absences"."class")) WITH CHECK (is_lider_of("community_absences"."class"));--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_follow_ups" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_follow_ups"."venue_id" = current_venue()) WITH CHECK ("community_follow_ups"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_lider" ON "community_follow_ups" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_lider_of("community_follow_ups"."class")) WITH CHECK (is_lider_of("community_follow_ups"."class"));--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_roll_calls" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_roll_calls"."venue_id" = current_venue()) WITH CHECK ("community_roll_calls"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_lider" ON "community_roll_calls" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_lider_of("community_roll_calls"."class")) WITH CHECK (is_lider_of("community_roll_calls"."class"));--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_activities" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_activities"."venue_id" = current_venue()) WITH CHECK ("community_activities"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_slots" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_slots"."venue_id" = current_venue()) WITH CHECK ("community_slots"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_alerts" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_alerts"."venue_id" = current_venue()) WITH CHECK ("community_alerts"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_caller" ON "community_alerts" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_for_caller('member', "community_alerts"."member_id")) WITH CHECK (is_for_caller('member', "community_alerts"."member_id"));--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_authorisations" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_authorisations"."venue_id" = current_venue()) WITH CHECK ("community_authorisations"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_caller" ON "community_authorisations" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_for_caller('member', "community_authorisations"."member_id")) WITH CHECK (is_for_caller('member', "community_authorisations"."member_id"));--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_bookings" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_bookings"."venue_id" = current_venue()) WITH CHECK ("community_bookings"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_caller" ON "community_bookings" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_for_caller('member', "community_bookings"."member_id")) WITH CHECK (is_for_caller('member', "community_bookings"."member_id"));--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_slot_days" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_slot_days"."venue_id" = current_venue()) WITH CHECK ("community_slot_days"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_claim_numbers" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_claim_numbers"."venue_id" = current_venue()) WITH CHECK ("community_claim_numbers"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_claims" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_claims"."venue_id" = current_venue()) WITH CHECK ("community_claims"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_caller" ON "community_claims" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_for_caller('member', "community_claims"."member_id")) WITH CHECK (is_for_caller('member', "community_claims"."member_id"));--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_maps" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_maps"."venue_id" = current_venue()) WITH CHECK ("community_maps"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_ministries" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_ministries"."venue_id" = current_venue()) WITH CHECK ("community_ministries"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_restaurants" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_restaurants"."venue_id" = current_venue()) WITH CHECK ("community_restaurants"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_suppliers" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_suppliers"."venue_id" = current_venue()) WITH CHECK ("community_suppliers"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_accounts" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_accounts"."venue_id" = current_venue()) WITH CHECK ("community_accounts"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_caller_or_mail" ON "community_accounts" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_for_caller('member', "community_accounts"."member_id") or "community_accounts"."mail" = nullif(current_setting('casa.mail', true), '') or leads("community_accounts"."member_id")) WITH CHECK (is_for_caller('member', "community_accounts"."member_id") or "community_accounts"."mail" = nullif(current_setting('casa.mail', true), ''));--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_members" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_members"."venue_id" = current_venue()) WITH CHECK ("community_members"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_recoveries" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_recoveries"."venue_id" = current_venue()) WITH CHECK ("community_recoveries"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_push_devices" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_push_devices"."venue_id" = current_venue()) WITH CHECK ("community_push_devices"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_caller" ON "community_push_devices" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_for_caller('member', "community_push_devices"."member_id")) WITH CHECK (is_for_caller('member', "community_push_devices"."member_id"));--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_pushes" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_pushes"."venue_id" = current_venue()) WITH CHECK ("community_pushes"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "waiting" ON "community_pushes" AS PERMISSIVE FOR SELECT TO "casa_app" USING ("community_pushes"."sent_at" is null and current_setting('casa.errand', true) = 'push');--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_requests" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_requests"."venue_id" = current_venue()) WITH CHECK ("community_requests"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_caller_or_lider" ON "community_requests" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_for_caller('member', "community_requests"."member_id") or is_lider()) WITH CHECK (is_for_caller('member', "community_requests"."member_id") or is_lider());--> statement-breakpoint
CREATE POLICY "of_venue" ON "community_withdrawals" AS PERMISSIVE FOR ALL TO "casa_app" USING ("community_withdrawals"."venue_id" = current_venue()) WITH CHECK ("community_withdrawals"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_caller" ON "community_withdrawals" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_for_caller('member', "community_withdrawals"."member_id")) WITH CHECK (is_for_caller('member', "community_withdrawals"."member_id"));--> statement-breakpoint
-- Places of a slot are counted as bookings come and go. The day's own check refuses one more than there are: whoever
-- comes second waits for the day's row, and then it is full.
CREATE FUNCTION community_count_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.canceled_at IS NULL THEN
    UPDATE community_slot_days SET taken = taken - 1
      WHERE venue_id = OLD.venue_id AND slot_id = OLD.slot_id AND day = OLD.day;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.canceled_at IS NULL THEN
    UPDATE community_slot_days SET taken = taken + 1
      WHERE venue_id = NEW.venue_id AND slot_id = NEW.slot_id AND day = NEW.day;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER community_bookings_count AFTER INSERT OR UPDATE OF canceled_at, slot_id, day OR DELETE
  ON community_bookings FOR EACH ROW EXECUTE FUNCTION community_count_bookings();
--> statement-breakpoint

-- What was withdrawn was withdrawn. An alert is acknowledged once, and nothing else of it changes.
CREATE FUNCTION community_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER community_withdrawals_stay BEFORE UPDATE OR DELETE ON community_withdrawals
  FOR EACH ROW EXECUTE FUNCTION community_refuse_change();
--> statement-breakpoint
CREATE TRIGGER community_withdrawals_stay_all BEFORE TRUNCATE ON community_withdrawals
  FOR EACH STATEMENT EXECUTE FUNCTION community_refuse_change();
--> statement-breakpoint
CREATE TRIGGER community_alerts_stay BEFORE DELETE ON community_alerts
  FOR EACH ROW EXECUTE FUNCTION community_refuse_change();
--> statement-breakpoint
CREATE TRIGGER community_alerts_stay_acknowledged BEFORE UPDATE ON community_alerts
  FOR EACH ROW WHEN (OLD.acknowledged_at IS NOT NULL OR (OLD.venue_id, OLD.id, OLD.member_id, OLD.kind, OLD.at)
    IS DISTINCT FROM (NEW.venue_id, NEW.id, NEW.member_id, NEW.kind, NEW.at))
  EXECUTE FUNCTION community_refuse_change();
--> statement-breakpoint
CREATE TRIGGER community_alerts_stay_all BEFORE TRUNCATE ON community_alerts
  FOR EACH STATEMENT EXECUTE FUNCTION community_refuse_change();
