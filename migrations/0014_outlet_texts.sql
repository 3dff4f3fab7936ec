ALTER TABLE "hotel_outlets" ADD COLUMN "name_spanish" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_outlets" ADD COLUMN "name_english" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_outlets" ADD COLUMN "name_portuguese" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_outlets" ADD COLUMN "name_french" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_outlets" ADD COLUMN "hours_spanish" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_outlets" ADD COLUMN "hours_english" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_outlets" ADD COLUMN "hours_portuguese" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_outlets" ADD COLUMN "hours_french" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- One Spanish text of an outlet, too: of its name and of its hours.
CREATE OR REPLACE FUNCTION hotel_keep_one_spanish() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.name_spanish = NEW.name THEN NEW.name_spanish := ''; END IF;
  IF TG_TABLE_NAME = 'hotel_products' THEN
    IF NEW.description_spanish = NEW.description THEN NEW.description_spanish := ''; END IF;
    NEW.options := hotel_one_spanish_options(NEW.options);
  END IF;
  IF TG_TABLE_NAME = 'hotel_outlets' THEN
    IF NEW.hours_spanish = NEW.hours THEN NEW.hours_spanish := ''; END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER hotel_outlets_one_spanish BEFORE INSERT OR UPDATE OF name, name_spanish, hours, hours_spanish
  ON hotel_outlets FOR EACH ROW EXECUTE FUNCTION hotel_keep_one_spanish();
