CREATE TYPE "public"."club_action_type" AS ENUM('Ingreso', 'Retiro');--> statement-breakpoint
CREATE TYPE "public"."club_bag_type" AS ENUM('bag', 'cart');--> statement-breakpoint
CREATE TYPE "public"."club_person_rol" AS ENUM('owner');--> statement-breakpoint
CREATE TYPE "public"."club_board" AS ENUM('news', 'tournaments', 'winners', 'bags');--> statement-breakpoint
CREATE TYPE "public"."currency" AS ENUM('ARS', 'BRL', 'EUR', 'USD', 'UYU');--> statement-breakpoint
CREATE TABLE "club_bags" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"type" "club_bag_type" NOT NULL,
	"brand" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"photo_id" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"last_action" "club_action_type",
	"last_move" timestamp with time zone,
	"search" text collate "C" DEFAULT '' NOT NULL,
	CONSTRAINT "club_bags_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "club_bags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "club_bag_comments" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"bag_id" uuid NOT NULL,
	"comments" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"person_admin" text NOT NULL,
	CONSTRAINT "club_bag_comments_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "club_bag_comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "club_bag_items" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"bag_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"photo_id" uuid,
	"place" integer NOT NULL,
	"missing_since" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "club_bag_items_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "club_bag_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "club_bag_codes" (
	"venue_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "club_bag_codes_venue_id_pk" PRIMARY KEY("venue_id")
);
--> statement-breakpoint
ALTER TABLE "club_bag_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "club_pending_moves" (
	"venue_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"bag_id" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"person_admin" text NOT NULL,
	CONSTRAINT "club_pending_moves_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "club_pending_moves_venueId_bagId_unique" UNIQUE("venue_id","bag_id")
);
--> statement-breakpoint
ALTER TABLE "club_pending_moves" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "club_counters" (
	"venue_id" integer NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	"active_people" integer DEFAULT 0 NOT NULL,
	"bags" integer DEFAULT 0 NOT NULL,
	"active_bags" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "club_counters_venue_id_pk" PRIMARY KEY("venue_id")
);
--> statement-breakpoint
ALTER TABLE "club_counters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "club_movement_hours" (
	"venue_id" integer NOT NULL,
	"day" date NOT NULL,
	"hour" integer NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"exits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "club_movement_hours_venue_id_day_hour_pk" PRIMARY KEY("venue_id","day","hour")
);
--> statement-breakpoint
ALTER TABLE "club_movement_hours" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "club_messages" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"youtube" text NOT NULL,
	"place" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "club_messages_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "club_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "club_movements" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"bag_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"action_type" "club_action_type" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"made_at" timestamp with time zone,
	"person_admin" text NOT NULL,
	"place" text NOT NULL,
	"comments" text NOT NULL,
	"type" "club_bag_type" NOT NULL,
	"brand" text NOT NULL,
	"full_name" text NOT NULL,
	"number_socio" text NOT NULL,
	"missing" text[],
	CONSTRAINT "club_movements_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "club_movements_venueId_bagId_position_unique" UNIQUE("venue_id","bag_id","position")
);
--> statement-breakpoint
ALTER TABLE "club_movements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "club_people" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"number_socio" text NOT NULL,
	"mail" text,
	"phone" text,
	"birthday" date DEFAULT '2020-12-31' NOT NULL,
	"contact_since" date,
	"comments" text DEFAULT '' NOT NULL,
	"rol" "club_person_rol" DEFAULT 'owner' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search" text collate "C" GENERATED ALWAYS AS (plain(first_name || ' ' || last_name || ' ' || number_socio)) STORED NOT NULL,
	CONSTRAINT "club_people_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "club_people_venueId_numberSocio_unique" UNIQUE("venue_id","number_socio")
);
--> statement-breakpoint
ALTER TABLE "club_people" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "club_pairings" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paired_venue" integer,
	"paired_staff" uuid,
	CONSTRAINT "club_pairings_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "club_screens" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"name" text NOT NULL,
	"boards" "club_board"[] NOT NULL,
	"paired_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "club_screens_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "club_screens_venueId_staffId_unique" UNIQUE("venue_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "club_screens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "club_words" (
	"venue_id" integer NOT NULL,
	"subject" text NOT NULL,
	"word" text collate "C" NOT NULL,
	"search" text collate "C" NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "club_words_venue_id_subject_word_search_id_pk" PRIMARY KEY("venue_id","subject","word","search","id")
);
--> statement-breakpoint
ALTER TABLE "club_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hotel_categories" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"menu_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_spanish" text DEFAULT '' NOT NULL,
	"name_english" text DEFAULT '' NOT NULL,
	"name_portuguese" text DEFAULT '' NOT NULL,
	"name_french" text DEFAULT '' NOT NULL,
	"photo_id" uuid,
	"order_category" integer DEFAULT 1 NOT NULL,
	"with_images" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "hotel_categories_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "hotel_categories_named" CHECK ("hotel_categories"."name" <> ''),
	CONSTRAINT "hotel_categories_name" CHECK (char_length("hotel_categories"."name") <= 60 and char_length("hotel_categories"."name_spanish") <= 60 and char_length("hotel_categories"."name_english") <= 60 and char_length("hotel_categories"."name_portuguese") <= 60 and char_length("hotel_categories"."name_french") <= 60)
);
--> statement-breakpoint
ALTER TABLE "hotel_categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hotel_menus" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_spanish" text DEFAULT '' NOT NULL,
	"name_english" text DEFAULT '' NOT NULL,
	"name_portuguese" text DEFAULT '' NOT NULL,
	"name_french" text DEFAULT '' NOT NULL,
	"aclaration_spanish" text DEFAULT '' NOT NULL,
	"aclaration_english" text DEFAULT '' NOT NULL,
	"aclaration_portuguese" text DEFAULT '' NOT NULL,
	"aclaration_french" text DEFAULT '' NOT NULL,
	"photo_id" uuid NOT NULL,
	"hours" text NOT NULL,
	"openings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"order_menu" integer DEFAULT 1 NOT NULL,
	"outlet_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "hotel_menus_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "hotel_menus_named" CHECK ("hotel_menus"."name" <> ''),
	CONSTRAINT "hotel_menus_name" CHECK (char_length("hotel_menus"."name") <= 60 and char_length("hotel_menus"."name_spanish") <= 60 and char_length("hotel_menus"."name_english") <= 60 and char_length("hotel_menus"."name_portuguese") <= 60 and char_length("hotel_menus"."name_french") <= 60),
	CONSTRAINT "hotel_menus_aclaration" CHECK (char_length("hotel_menus"."aclaration_spanish") <= 500 and char_length("hotel_menus"."aclaration_english") <= 500 and char_length("hotel_menus"."aclaration_portuguese") <= 500 and char_length("hotel_menus"."aclaration_french") <= 500)
);
--> statement-breakpoint
ALTER TABLE "hotel_menus" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hotel_products" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_spanish" text DEFAULT '' NOT NULL,
	"name_english" text DEFAULT '' NOT NULL,
	"name_portuguese" text DEFAULT '' NOT NULL,
	"name_french" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_spanish" text DEFAULT '' NOT NULL,
	"description_english" text DEFAULT '' NOT NULL,
	"description_portuguese" text DEFAULT '' NOT NULL,
	"description_french" text DEFAULT '' NOT NULL,
	"photo_id" uuid,
	"price" bigint,
	"stock" boolean DEFAULT true NOT NULL,
	"name_of_buys" integer DEFAULT 100 NOT NULL,
	"order_product" integer DEFAULT 1 NOT NULL,
	"gluten_free" boolean DEFAULT false NOT NULL,
	"vegetarian" boolean DEFAULT false NOT NULL,
	"favourite" boolean DEFAULT false NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "hotel_products_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "hotel_products_named" CHECK ("hotel_products"."name" <> ''),
	CONSTRAINT "hotel_products_price" CHECK ("hotel_products"."price" >= 0),
	CONSTRAINT "hotel_products_name" CHECK (char_length("hotel_products"."name") <= 29 and char_length("hotel_products"."name_spanish") <= 29 and char_length("hotel_products"."name_english") <= 29 and char_length("hotel_products"."name_portuguese") <= 29 and char_length("hotel_products"."name_french") <= 29),
	CONSTRAINT "hotel_products_description" CHECK (char_length("hotel_products"."description") <= 144 and char_length("hotel_products"."description_spanish") <= 144 and char_length("hotel_products"."description_english") <= 144 and char_length("hotel_products"."description_portuguese") <= 144 and char_length("hotel_products"."description_french") <= 144)
);
--> statement-breakpoint
ALTER TABLE "hotel_products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hotel_outlets" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"photo_id" uuid NOT NULL,
	"hours" text DEFAULT '' NOT NULL,
	"order_outlet" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "hotel_outlets_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "hotel_outlets_name" CHECK ("hotel_outlets"."name" <> '')
);
--> statement-breakpoint
ALTER TABLE "hotel_outlets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "mail" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "logo_id" uuid;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "background_id" uuid;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "title_app" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "subtitle_app" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "info_app" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "direction" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "whatsapp_number" text DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "solution_whatsapp" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "solution_survey" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "qr_mask" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "currency" "currency" DEFAULT 'ARS' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "live_day" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "live_from" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "live_to" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "live_channel" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "form_link" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "survey_link" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "payment_link" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "course_app_ios" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "course_app_other" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "bank_alias" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "information" jsonb DEFAULT '{"hours":{"spanish":"","english":"","portuguese":"","french":""},"services":{"spanish":"","english":"","portuguese":"","french":""},"restaurants":{"spanish":"","english":"","portuguese":"","french":""}}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "club_bags" ADD CONSTRAINT "club_bags_venue_id_owner_id_club_people_venue_id_id_fk" FOREIGN KEY ("venue_id","owner_id") REFERENCES "public"."club_people"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_bags" ADD CONSTRAINT "club_bags_venue_id_photo_id_kernel_files_venue_id_id_fk" FOREIGN KEY ("venue_id","photo_id") REFERENCES "public"."kernel_files"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_bag_comments" ADD CONSTRAINT "club_bag_comments_venue_id_bag_id_club_bags_venue_id_id_fk" FOREIGN KEY ("venue_id","bag_id") REFERENCES "public"."club_bags"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_bag_items" ADD CONSTRAINT "club_bag_items_venue_id_bag_id_club_bags_venue_id_id_fk" FOREIGN KEY ("venue_id","bag_id") REFERENCES "public"."club_bags"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_bag_items" ADD CONSTRAINT "club_bag_items_venue_id_photo_id_kernel_files_venue_id_id_fk" FOREIGN KEY ("venue_id","photo_id") REFERENCES "public"."kernel_files"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_pending_moves" ADD CONSTRAINT "club_pending_moves_venue_id_bag_id_club_bags_venue_id_id_fk" FOREIGN KEY ("venue_id","bag_id") REFERENCES "public"."club_bags"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_movements" ADD CONSTRAINT "club_movements_venue_id_bag_id_club_bags_venue_id_id_fk" FOREIGN KEY ("venue_id","bag_id") REFERENCES "public"."club_bags"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_screens" ADD CONSTRAINT "club_screens_venue_id_staff_id_kernel_staff_venue_id_id_fk" FOREIGN KEY ("venue_id","staff_id") REFERENCES "public"."kernel_staff"("venue_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_categories" ADD CONSTRAINT "hotel_categories_venue_id_menu_id_hotel_menus_venue_id_id_fk" FOREIGN KEY ("venue_id","menu_id") REFERENCES "public"."hotel_menus"("venue_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_categories" ADD CONSTRAINT "hotel_categories_venue_id_photo_id_kernel_files_venue_id_id_fk" FOREIGN KEY ("venue_id","photo_id") REFERENCES "public"."kernel_files"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_menus" ADD CONSTRAINT "hotel_menus_venue_id_photo_id_kernel_files_venue_id_id_fk" FOREIGN KEY ("venue_id","photo_id") REFERENCES "public"."kernel_files"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_menus" ADD CONSTRAINT "hotel_menus_venue_id_outlet_id_hotel_outlets_venue_id_id_fk" FOREIGN KEY ("venue_id","outlet_id") REFERENCES "public"."hotel_outlets"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_products" ADD CONSTRAINT "hotel_products_venue_id_category_id_hotel_categories_venue_id_id_fk" FOREIGN KEY ("venue_id","category_id") REFERENCES "public"."hotel_categories"("venue_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_products" ADD CONSTRAINT "hotel_products_venue_id_photo_id_kernel_files_venue_id_id_fk" FOREIGN KEY ("venue_id","photo_id") REFERENCES "public"."kernel_files"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_outlets" ADD CONSTRAINT "hotel_outlets_venue_id_photo_id_kernel_files_venue_id_id_fk" FOREIGN KEY ("venue_id","photo_id") REFERENCES "public"."kernel_files"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_bags_venue_id_owner_id_index" ON "club_bags" USING btree ("venue_id","owner_id");--> statement-breakpoint
CREATE INDEX "club_bags_venue_id_search_id_index" ON "club_bags" USING btree ("venue_id","search","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "club_bag_comments_venue_id_bag_id_at_id_index" ON "club_bag_comments" USING btree ("venue_id","bag_id","at","id");--> statement-breakpoint
CREATE INDEX "club_bag_items_venue_id_bag_id_place_index" ON "club_bag_items" USING btree ("venue_id","bag_id","place");--> statement-breakpoint
CREATE INDEX "club_bag_items_venue_id_missing_since_id_index" ON "club_bag_items" USING btree ("venue_id","missing_since","id") WHERE missing_since is not null;--> statement-breakpoint
CREATE INDEX "club_messages_venue_id_place_index" ON "club_messages" USING btree ("venue_id","place");--> statement-breakpoint
CREATE INDEX "club_movements_venue_id_at_id_index" ON "club_movements" USING btree ("venue_id","at","id");--> statement-breakpoint
CREATE INDEX "club_people_venue_id_search_id_index" ON "club_people" USING btree ("venue_id","search","id");--> statement-breakpoint
CREATE INDEX "hotel_categories_venue_id_menu_id_index" ON "hotel_categories" USING btree ("venue_id","menu_id");--> statement-breakpoint
CREATE INDEX "hotel_menus_venue_id_outlet_id_index" ON "hotel_menus" USING btree ("venue_id","outlet_id");--> statement-breakpoint
CREATE INDEX "hotel_products_venue_id_category_id_index" ON "hotel_products" USING btree ("venue_id","category_id");--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD CONSTRAINT "kernel_venues_venue_id_logo_id_kernel_files_venue_id_id_fk" FOREIGN KEY ("venue_id","logo_id") REFERENCES "public"."kernel_files"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD CONSTRAINT "kernel_venues_venue_id_background_id_kernel_files_venue_id_id_fk" FOREIGN KEY ("venue_id","background_id") REFERENCES "public"."kernel_files"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD CONSTRAINT "kernel_venues_colour" CHECK ("kernel_venues"."primary_color" ~ '^#[0-9A-Fa-f]{6}$');--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD CONSTRAINT "kernel_venues_live" CHECK ("kernel_venues"."live_day" between 0 and 6 and 0 <= "kernel_venues"."live_from"
      and "kernel_venues"."live_from" <= "kernel_venues"."live_to" and "kernel_venues"."live_to" <= 23);--> statement-breakpoint
CREATE POLICY "of_venue" ON "club_bags" AS PERMISSIVE FOR ALL TO "casa_app" USING ("club_bags"."venue_id" = current_venue()) WITH CHECK ("club_bags"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "club_bag_comments" AS PERMISSIVE FOR ALL TO "casa_app" USING ("club_bag_comments"."venue_id" = current_venue()) WITH CHECK ("club_bag_comments"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "club_bag_items" AS PERMISSIVE FOR ALL TO "casa_app" USING ("club_bag_items"."venue_id" = current_venue()) WITH CHECK ("club_bag_items"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "club_bag_codes" AS PERMISSIVE FOR ALL TO "casa_app" USING ("club_bag_codes"."venue_id" = current_venue()) WITH CHECK ("club_bag_codes"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "club_pending_moves" AS PERMISSIVE FOR ALL TO "casa_app" USING ("club_pending_moves"."venue_id" = current_venue()) WITH CHECK ("club_pending_moves"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "club_counters" AS PERMISSIVE FOR ALL TO "casa_app" USING ("club_counters"."venue_id" = current_venue()) WITH CHECK ("club_counters"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "club_movement_hours" AS PERMISSIVE FOR ALL TO "casa_app" USING ("club_movement_hours"."venue_id" = current_venue()) WITH CHECK ("club_movement_hours"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "club_messages" AS PERMISSIVE FOR ALL TO "casa_app" USING ("club_messages"."venue_id" = current_venue()) WITH CHECK ("club_messages"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "club_movements" AS PERMISSIVE FOR ALL TO "casa_app" USING ("club_movements"."venue_id" = current_venue()) WITH CHECK ("club_movements"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "club_people" AS PERMISSIVE FOR ALL TO "casa_app" USING ("club_people"."venue_id" = current_venue()) WITH CHECK ("club_people"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "club_screens" AS PERMISSIVE FOR ALL TO "casa_app" USING ("club_screens"."venue_id" = current_venue()) WITH CHECK ("club_screens"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "club_words" AS PERMISSIVE FOR ALL TO "casa_app" USING ("club_words"."venue_id" = current_venue()) WITH CHECK ("club_words"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "hotel_categories" AS PERMISSIVE FOR ALL TO "casa_app" USING ("hotel_categories"."venue_id" = current_venue()) WITH CHECK ("hotel_categories"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "hotel_menus" AS PERMISSIVE FOR ALL TO "casa_app" USING ("hotel_menus"."venue_id" = current_venue()) WITH CHECK ("hotel_menus"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "hotel_products" AS PERMISSIVE FOR ALL TO "casa_app" USING ("hotel_products"."venue_id" = current_venue()) WITH CHECK ("hotel_products"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "hotel_outlets" AS PERMISSIVE FOR ALL TO "casa_app" USING ("hotel_outlets"."venue_id" = current_venue()) WITH CHECK ("hotel_outlets"."venue_id" = current_venue());