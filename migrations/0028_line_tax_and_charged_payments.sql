ALTER TABLE "hotel_order_lines" ADD COLUMN "tax_added" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER POLICY "of_caller" ON "hotel_payments" TO casa_app USING ((select is_staff()) or is_for_caller('guest', "hotel_payments"."stay_id") or is_for_caller('guest', "hotel_payments"."charged_stay_id")) WITH CHECK ((select is_staff()) or is_for_caller('guest', "hotel_payments"."stay_id") or is_for_caller('guest', "hotel_payments"."charged_stay_id"));--> statement-breakpoint
-- A Spanish text that repeats the main text would hide later changes of the main text: hours are treated like names.
CREATE OR REPLACE FUNCTION hotel_keep_one_spanish() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.name_spanish = NEW.name THEN NEW.name_spanish := ''; END IF;
  IF TG_TABLE_NAME IN ('hotel_menus', 'hotel_outlets') THEN
    IF NEW.hours_spanish = NEW.hours THEN NEW.hours_spanish := ''; END IF;
  END IF;
  IF TG_TABLE_NAME = 'hotel_products' THEN
    IF NEW.description_spanish = NEW.description THEN NEW.description_spanish := ''; END IF;
    NEW.options := hotel_one_spanish_options(NEW.options);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER hotel_menus_one_spanish ON hotel_menus;
--> statement-breakpoint
CREATE TRIGGER hotel_menus_one_spanish BEFORE INSERT OR UPDATE OF name, name_spanish, hours, hours_spanish
  ON hotel_menus FOR EACH ROW EXECUTE FUNCTION hotel_keep_one_spanish();
