ALTER TABLE "hotel_categories" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_menus" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_products" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint

-- One Spanish text: a variant that says what the main text says is none, so that it follows when the main text is edited.
CREATE FUNCTION hotel_one_spanish(thing jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN thing->>'nameSpanish' = thing->>'name' THEN thing || '{"nameSpanish": ""}' ELSE thing END
$$;
--> statement-breakpoint
CREATE FUNCTION hotel_one_spanish_options(options jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(hotel_one_spanish(one) || jsonb_build_object('choices', (
      SELECT coalesce(jsonb_agg(hotel_one_spanish(choice) ORDER BY place), '[]')
        FROM jsonb_array_elements(one->'choices') WITH ORDINALITY AS choices(choice, place)
    )) ORDER BY place), '[]')
    FROM jsonb_array_elements(options) WITH ORDINALITY AS groups(one, place)
$$;
--> statement-breakpoint
CREATE FUNCTION hotel_keep_one_spanish() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.name_spanish = NEW.name THEN NEW.name_spanish := ''; END IF;
  IF TG_TABLE_NAME = 'hotel_products' THEN
    IF NEW.description_spanish = NEW.description THEN NEW.description_spanish := ''; END IF;
    NEW.options := hotel_one_spanish_options(NEW.options);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER hotel_menus_one_spanish BEFORE INSERT OR UPDATE OF name, name_spanish
  ON hotel_menus FOR EACH ROW EXECUTE FUNCTION hotel_keep_one_spanish();
--> statement-breakpoint
CREATE TRIGGER hotel_categories_one_spanish BEFORE INSERT OR UPDATE OF name, name_spanish
  ON hotel_categories FOR EACH ROW EXECUTE FUNCTION hotel_keep_one_spanish();
--> statement-breakpoint
CREATE TRIGGER hotel_products_one_spanish BEFORE INSERT OR UPDATE OF name, name_spanish, description, description_spanish, options
  ON hotel_products FOR EACH ROW EXECUTE FUNCTION hotel_keep_one_spanish();
--> statement-breakpoint
-- Where the owner is no superuser its own changes obey the policies too; the start forces them again.
ALTER TABLE hotel_menus NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_categories NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_products NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE hotel_menus SET name_spanish = name_spanish;
--> statement-breakpoint
UPDATE hotel_categories SET name_spanish = name_spanish;
--> statement-breakpoint
UPDATE hotel_products SET name_spanish = name_spanish;
--> statement-breakpoint
ALTER TABLE hotel_menus FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_categories FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_products FORCE ROW LEVEL SECURITY;
