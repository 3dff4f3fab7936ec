CREATE TYPE "public"."properties_condition" AS ENUM('brand_new', 'excellent', 'good', 'to_renovate', 'in_construction');--> statement-breakpoint
CREATE TYPE "public"."properties_type" AS ENUM('apartment', 'house', 'office', 'lot', 'garage');--> statement-breakpoint
CREATE TYPE "public"."properties_operation" AS ENUM('sale', 'rent', 'temporary');--> statement-breakpoint
CREATE TABLE "properties_enquiries" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"name" text NOT NULL,
	"mail" text,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"day" date,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "properties_enquiries_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "properties_enquiries_kind" CHECK ("properties_enquiries"."kind" in ('question', 'visit')),
	CONSTRAINT "properties_enquiries_state" CHECK ("properties_enquiries"."state" in ('new', 'answered', 'closed')),
	CONSTRAINT "properties_enquiries_day" CHECK (("properties_enquiries"."kind" = 'visit') = ("properties_enquiries"."day" is not null)),
	CONSTRAINT "properties_enquiries_reached" CHECK ("properties_enquiries"."mail" is not null or "properties_enquiries"."phone" <> '')
);
--> statement-breakpoint
ALTER TABLE "properties_enquiries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "properties_views" (
	"venue_id" integer NOT NULL,
	"day" date NOT NULL,
	"listing_id" uuid NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "properties_views_venue_id_day_listing_id_pk" PRIMARY KEY("venue_id","day","listing_id")
);
--> statement-breakpoint
ALTER TABLE "properties_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "properties_catalogues" (
	"venue_id" integer PRIMARY KEY NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "properties_catalogues" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "properties_listings" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"operation" "properties_operation" NOT NULL,
	"price" bigint NOT NULL,
	"currency" "currency" NOT NULL,
	"type" "properties_type" NOT NULL,
	"condition" "properties_condition" NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"date" date NOT NULL,
	"direction" text NOT NULL,
	"city" text NOT NULL,
	"mt_totales" integer NOT NULL,
	"mt_cubiertos" integer,
	"ambientes" integer,
	"bedrooms" integer,
	"bathrooms" integer,
	"baulera" integer,
	"car" integer,
	"kitchen" integer,
	"meet" integer,
	"office" integer,
	"cover_id" uuid NOT NULL,
	"cover_list_id" uuid NOT NULL,
	"url_360" text DEFAULT '' NOT NULL,
	"youtube_url" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"order_listing" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "properties_listings_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "properties_listings_venueId_number_unique" UNIQUE("venue_id","number"),
	CONSTRAINT "properties_listings_named" CHECK ("properties_listings"."direction" <> '' and "properties_listings"."city" <> ''),
	CONSTRAINT "properties_listings_price" CHECK ("properties_listings"."price" >= 0),
	CONSTRAINT "properties_listings_meters" CHECK ("properties_listings"."mt_totales" > 0 and "properties_listings"."mt_cubiertos" > 0),
	CONSTRAINT "properties_listings_counts" CHECK ("properties_listings"."ambientes" between 1 and 999 and "properties_listings"."bedrooms" between 1 and 999 and "properties_listings"."bathrooms" between 1 and 999 and "properties_listings"."baulera" between 1 and 999 and "properties_listings"."car" between 1 and 999 and "properties_listings"."kitchen" between 1 and 999 and "properties_listings"."meet" between 1 and 999 and "properties_listings"."office" between 1 and 999)
);
--> statement-breakpoint
ALTER TABLE "properties_listings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "properties_photos" (
	"venue_id" integer NOT NULL,
	"listing_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "properties_photos_venue_id_listing_id_photo_id_pk" PRIMARY KEY("venue_id","listing_id","photo_id")
);
--> statement-breakpoint
ALTER TABLE "properties_photos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "properties_enquiries" ADD CONSTRAINT "properties_enquiries_venue_id_listing_id_properties_listings_venue_id_id_fk" FOREIGN KEY ("venue_id","listing_id") REFERENCES "public"."properties_listings"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties_views" ADD CONSTRAINT "properties_views_venue_id_listing_id_properties_listings_venue_id_id_fk" FOREIGN KEY ("venue_id","listing_id") REFERENCES "public"."properties_listings"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties_listings" ADD CONSTRAINT "properties_listings_venue_id_cover_id_kernel_files_venue_id_id_fk" FOREIGN KEY ("venue_id","cover_id") REFERENCES "public"."kernel_files"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties_listings" ADD CONSTRAINT "properties_listings_venue_id_cover_list_id_kernel_files_venue_id_id_fk" FOREIGN KEY ("venue_id","cover_list_id") REFERENCES "public"."kernel_files"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties_photos" ADD CONSTRAINT "properties_photos_venue_id_listing_id_properties_listings_venue_id_id_fk" FOREIGN KEY ("venue_id","listing_id") REFERENCES "public"."properties_listings"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties_photos" ADD CONSTRAINT "properties_photos_venue_id_photo_id_kernel_files_venue_id_id_fk" FOREIGN KEY ("venue_id","photo_id") REFERENCES "public"."kernel_files"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "properties_enquiries_venue_id_created_at_id_index" ON "properties_enquiries" USING btree ("venue_id","created_at","id");--> statement-breakpoint
CREATE INDEX "properties_enquiries_venue_id_state_created_at_id_index" ON "properties_enquiries" USING btree ("venue_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "properties_enquiries_venue_id_listing_id_index" ON "properties_enquiries" USING btree ("venue_id","listing_id");--> statement-breakpoint
CREATE INDEX "properties_listings_venue_id_revision_index" ON "properties_listings" USING btree ("venue_id","revision");--> statement-breakpoint
CREATE INDEX "properties_photos_venue_id_photo_id_index" ON "properties_photos" USING btree ("venue_id","photo_id");--> statement-breakpoint
CREATE POLICY "of_venue" ON "properties_enquiries" AS PERMISSIVE FOR ALL TO "casa_app" USING ("properties_enquiries"."venue_id" = current_venue()) WITH CHECK ("properties_enquiries"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "properties_views" AS PERMISSIVE FOR ALL TO "casa_app" USING ("properties_views"."venue_id" = current_venue()) WITH CHECK ("properties_views"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "properties_catalogues" AS PERMISSIVE FOR ALL TO "casa_app" USING ("properties_catalogues"."venue_id" = current_venue()) WITH CHECK ("properties_catalogues"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "properties_listings" AS PERMISSIVE FOR ALL TO "casa_app" USING ("properties_listings"."venue_id" = current_venue()) WITH CHECK ("properties_listings"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "properties_photos" AS PERMISSIVE FOR ALL TO "casa_app" USING ("properties_photos"."venue_id" = current_venue()) WITH CHECK ("properties_photos"."venue_id" = current_venue());--> statement-breakpoint
-- Every transaction that changes listings is one revision of the venue's catalogue. The catalogue's row stays locked
-- until it commits, so that revisions become visible in their order: whoever has seen one has seen all before it.
CREATE FUNCTION properties_revise() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('casa.revised', true) IS DISTINCT FROM NEW.venue_id::text THEN
    INSERT INTO properties_catalogues AS c (venue_id, revision) VALUES (NEW.venue_id, 1)
    ON CONFLICT (venue_id) DO UPDATE SET revision = c.revision + 1;
    PERFORM set_config('casa.revised', NEW.venue_id::text, true);
  END IF;
  SELECT revision INTO STRICT NEW.revision FROM properties_catalogues WHERE venue_id = NEW.venue_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER properties_listings_revise BEFORE INSERT OR UPDATE ON properties_listings
  FOR EACH ROW EXECUTE FUNCTION properties_revise();
