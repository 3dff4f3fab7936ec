CREATE TABLE "properties_enquiry_notes" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"text" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "properties_enquiry_notes_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "properties_enquiry_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "properties_contacts" (
	"venue_id" integer NOT NULL,
	"listing_id" uuid NOT NULL,
	"owner_name" text DEFAULT '' NOT NULL,
	"owner_phone" text DEFAULT '' NOT NULL,
	"owner_mail" text,
	"owner_notes" text DEFAULT '' NOT NULL,
	"agent_id" uuid,
	CONSTRAINT "properties_contacts_venue_id_listing_id_pk" PRIMARY KEY("venue_id","listing_id")
);
--> statement-breakpoint
ALTER TABLE "properties_contacts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "properties_visits" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"state" text NOT NULL,
	"agent_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "properties_visits_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "properties_visits_venueId_enquiryId_unique" UNIQUE("venue_id","enquiry_id"),
	CONSTRAINT "properties_visits_state" CHECK ("properties_visits"."state" in ('asked', 'offered', 'confirmed', 'canceled'))
);
--> statement-breakpoint
ALTER TABLE "properties_visits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "properties_enquiries" DROP CONSTRAINT "properties_enquiries_venue_id_listing_id_properties_listings_venue_id_id_fk";
--> statement-breakpoint
ALTER TABLE "properties_views" DROP CONSTRAINT "properties_views_venue_id_listing_id_properties_listings_venue_id_id_fk";
--> statement-breakpoint
ALTER TABLE "properties_photos" DROP CONSTRAINT "properties_photos_venue_id_listing_id_properties_listings_venue_id_id_fk";
--> statement-breakpoint
ALTER TABLE "properties_listings" ALTER COLUMN "cover_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "properties_listings" ALTER COLUMN "cover_list_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_mails" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "properties_enquiries" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "properties_enquiries" ADD COLUMN "next_step" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "properties_enquiries" ADD COLUMN "next_step_on" date;--> statement-breakpoint
ALTER TABLE "properties_catalogues" ADD COLUMN "removed_revision" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "properties_listings" ADD COLUMN "neighbourhood" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "properties_listings" ADD COLUMN "expensas" bigint;--> statement-breakpoint
ALTER TABLE "properties_listings" ADD COLUMN "expensas_currency" "currency" DEFAULT 'ARS' NOT NULL;--> statement-breakpoint
ALTER TABLE "properties_listings" ADD COLUMN "year_built" integer;--> statement-breakpoint
ALTER TABLE "properties_listings" ADD COLUMN "amenities" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "properties_listings" ADD COLUMN "state" text DEFAULT 'available' NOT NULL;--> statement-breakpoint
ALTER TABLE "properties_listings" ADD COLUMN "state_since" date;--> statement-breakpoint
ALTER TABLE "properties_listings" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "properties_enquiry_notes" ADD CONSTRAINT "properties_enquiry_notes_venue_id_enquiry_id_properties_enquiries_venue_id_id_fk" FOREIGN KEY ("venue_id","enquiry_id") REFERENCES "public"."properties_enquiries"("venue_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties_contacts" ADD CONSTRAINT "properties_contacts_venue_id_listing_id_properties_listings_venue_id_id_fk" FOREIGN KEY ("venue_id","listing_id") REFERENCES "public"."properties_listings"("venue_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties_contacts" ADD CONSTRAINT "properties_contacts_venue_id_agent_id_kernel_staff_venue_id_id_fk" FOREIGN KEY ("venue_id","agent_id") REFERENCES "public"."kernel_staff"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties_visits" ADD CONSTRAINT "properties_visits_venue_id_enquiry_id_properties_enquiries_venue_id_id_fk" FOREIGN KEY ("venue_id","enquiry_id") REFERENCES "public"."properties_enquiries"("venue_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties_visits" ADD CONSTRAINT "properties_visits_venue_id_agent_id_kernel_staff_venue_id_id_fk" FOREIGN KEY ("venue_id","agent_id") REFERENCES "public"."kernel_staff"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "properties_enquiry_notes_venue_id_enquiry_id_at_index" ON "properties_enquiry_notes" USING btree ("venue_id","enquiry_id","at");--> statement-breakpoint
CREATE INDEX "properties_visits_venue_id_starts_at_index" ON "properties_visits" USING btree ("venue_id","starts_at");--> statement-breakpoint
ALTER TABLE "properties_enquiries" ADD CONSTRAINT "properties_enquiries_venue_id_assignee_id_kernel_staff_venue_id_id_fk" FOREIGN KEY ("venue_id","assignee_id") REFERENCES "public"."kernel_staff"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties_enquiries" ADD CONSTRAINT "properties_enquiries_venue_id_listing_id_properties_listings_venue_id_id_fk" FOREIGN KEY ("venue_id","listing_id") REFERENCES "public"."properties_listings"("venue_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties_views" ADD CONSTRAINT "properties_views_venue_id_listing_id_properties_listings_venue_id_id_fk" FOREIGN KEY ("venue_id","listing_id") REFERENCES "public"."properties_listings"("venue_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties_photos" ADD CONSTRAINT "properties_photos_venue_id_listing_id_properties_listings_venue_id_id_fk" FOREIGN KEY ("venue_id","listing_id") REFERENCES "public"."properties_listings"("venue_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "properties_enquiries_venue_id_next_step_on_index" ON "properties_enquiries" USING btree ("venue_id","next_step_on") WHERE "properties_enquiries"."state" <> 'closed';--> statement-breakpoint
ALTER TABLE "properties_listings" ADD CONSTRAINT "properties_listings_state" CHECK ("properties_listings"."state" in ('available', 'reserved', 'closed', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "properties_listings" ADD CONSTRAINT "properties_listings_cover" CHECK (not "properties_listings"."active" or "properties_listings"."cover_id" is not null);--> statement-breakpoint
CREATE POLICY "of_venue" ON "properties_enquiry_notes" AS PERMISSIVE FOR ALL TO "casa_app" USING ("properties_enquiry_notes"."venue_id" = current_venue()) WITH CHECK ("properties_enquiry_notes"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_staff" ON "properties_enquiry_notes" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff())) WITH CHECK ((select is_staff()));--> statement-breakpoint
CREATE POLICY "of_venue" ON "properties_contacts" AS PERMISSIVE FOR ALL TO "casa_app" USING ("properties_contacts"."venue_id" = current_venue()) WITH CHECK ("properties_contacts"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_staff" ON "properties_contacts" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff())) WITH CHECK ((select is_staff()));--> statement-breakpoint
CREATE POLICY "of_venue" ON "properties_visits" AS PERMISSIVE FOR ALL TO "casa_app" USING ("properties_visits"."venue_id" = current_venue()) WITH CHECK ("properties_visits"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_staff" ON "properties_visits" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff() or current_purpose() in ('enquiry', 'visit'))) WITH CHECK ((select is_staff() or current_purpose() in ('enquiry', 'visit')));--> statement-breakpoint
ALTER POLICY "of_staff" ON "properties_enquiries" TO casa_app USING ((select is_staff() or current_purpose() in ('enquiry', 'visit'))) WITH CHECK ((select is_staff() or current_purpose() in ('enquiry', 'visit')));--> statement-breakpoint
-- A removed listing leaves no row that a catalogue could load: catalogues older than this revision are built anew.
CREATE FUNCTION properties_forget() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE properties_catalogues SET revision = revision + 1, removed_revision = revision + 1 WHERE venue_id = OLD.venue_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER properties_listings_forget AFTER DELETE ON properties_listings
  FOR EACH ROW EXECUTE FUNCTION properties_forget();
