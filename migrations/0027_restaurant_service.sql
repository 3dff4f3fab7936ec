ALTER TYPE "public"."hotel_content" ADD VALUE 'meat';--> statement-breakpoint
CREATE TABLE "hotel_adjustments" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"stay_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"rate" integer,
	"amount" bigint DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"reversal_of" uuid,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"by_id" uuid,
	CONSTRAINT "hotel_adjustments_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "hotel_adjustments_venueId_reversalOf_unique" UNIQUE("venue_id","reversal_of"),
	CONSTRAINT "hotel_adjustments_value" CHECK ("hotel_adjustments"."rate" is null or "hotel_adjustments"."amount" = 0),
	CONSTRAINT "hotel_adjustments_rate" CHECK ("hotel_adjustments"."rate" between 0 and 10000),
	CONSTRAINT "hotel_adjustments_amount" CHECK ("hotel_adjustments"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "hotel_adjustments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hotel_settings" (
	"venue_id" integer NOT NULL,
	"tax_mode" text DEFAULT 'included' NOT NULL,
	"tax_rates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"service_rate" integer DEFAULT 0 NOT NULL,
	"payment_link" text DEFAULT '' NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"tax_id" text DEFAULT '' NOT NULL,
	"legal_address" text DEFAULT '' NOT NULL,
	"till_enabled" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "hotel_settings_venue_id_pk" PRIMARY KEY("venue_id"),
	CONSTRAINT "hotel_settings_service" CHECK ("hotel_settings"."service_rate" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "hotel_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hotel_payment_requests" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"stay_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text NOT NULL,
	"payment_id" uuid,
	"canceled_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"by_id" uuid,
	CONSTRAINT "hotel_payment_requests_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "hotel_payment_requests_venueId_reference_unique" UNIQUE("venue_id","reference"),
	CONSTRAINT "hotel_payment_requests_amount" CHECK ("hotel_payment_requests"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "hotel_payment_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hotel_payments" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"stay_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"tip" bigint DEFAULT 0 NOT NULL,
	"received" bigint,
	"payer" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"refund_of" uuid,
	"charged_stay_id" uuid,
	"items" jsonb,
	"shift_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"by_id" uuid,
	CONSTRAINT "hotel_payments_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "hotel_payments_venueId_number_unique" UNIQUE("venue_id","number"),
	CONSTRAINT "hotel_payments_tip" CHECK (("hotel_payments"."kind" = 'payment' and "hotel_payments"."tip" >= 0) or "hotel_payments"."tip" <= 0),
	CONSTRAINT "hotel_payments_amount" CHECK ("hotel_payments"."kind" = 'moved' or ("hotel_payments"."kind" = 'refund') = ("hotel_payments"."amount" < 0) or ("hotel_payments"."amount" = 0 and "hotel_payments"."tip" <> 0)),
	CONSTRAINT "hotel_payments_refund" CHECK (("hotel_payments"."kind" = 'refund') = ("hotel_payments"."refund_of" is not null)),
	CONSTRAINT "hotel_payments_charged" CHECK ("hotel_payments"."charged_stay_id" is null or "hotel_payments"."method" = 'room')
);
--> statement-breakpoint
ALTER TABLE "hotel_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hotel_receipt_numbers" (
	"venue_id" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "hotel_receipt_numbers_venue_id_pk" PRIMARY KEY("venue_id")
);
--> statement-breakpoint
ALTER TABLE "hotel_receipt_numbers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hotel_alerts" (
	"venue_id" integer NOT NULL,
	"stay_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"seen_by" text,
	"done_at" timestamp with time zone,
	"done_by" text,
	CONSTRAINT "hotel_alerts_venue_id_stay_id_kind_pk" PRIMARY KEY("venue_id","stay_id","kind")
);
--> statement-breakpoint
ALTER TABLE "hotel_alerts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hotel_stations" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"minutes" integer DEFAULT 20 NOT NULL,
	"order_station" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "hotel_stations_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "hotel_stations_name" CHECK ("hotel_stations"."name" <> ''),
	CONSTRAINT "hotel_stations_minutes" CHECK ("hotel_stations"."minutes" > 0)
);
--> statement-breakpoint
ALTER TABLE "hotel_stations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hotel_cash_movements" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"shift_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"by_id" uuid,
	CONSTRAINT "hotel_cash_movements_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "hotel_cash_movements_amount" CHECK ("hotel_cash_movements"."amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "hotel_cash_movements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hotel_shifts" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"outlet_id" uuid,
	"opened_at" timestamp with time zone NOT NULL,
	"opened_by" text NOT NULL,
	"opened_by_id" uuid,
	"opening_amount" bigint NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"closed_by_id" uuid,
	"counted_amount" bigint,
	"expected_amount" bigint,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "hotel_shifts_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "hotel_shifts_opening" CHECK ("hotel_shifts"."opening_amount" >= 0),
	CONSTRAINT "hotel_shifts_closed" CHECK (num_nulls("hotel_shifts"."closed_at", "hotel_shifts"."closed_by", "hotel_shifts"."counted_amount", "hotel_shifts"."expected_amount") in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "hotel_shifts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "hotel_categories" ADD COLUMN "station_id" uuid;--> statement-breakpoint
ALTER TABLE "hotel_categories" ADD COLUMN "tax_rate_id" uuid;--> statement-breakpoint
ALTER TABLE "hotel_menus" ADD COLUMN "hours_spanish" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_menus" ADD COLUMN "hours_english" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_menus" ADD COLUMN "hours_portuguese" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_menus" ADD COLUMN "hours_french" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_products" ADD COLUMN "station_id" uuid;--> statement-breakpoint
ALTER TABLE "hotel_products" ADD COLUMN "tax_rate_id" uuid;--> statement-breakpoint
ALTER TABLE "hotel_order_lines" ADD COLUMN "station_id" uuid;--> statement-breakpoint
ALTER TABLE "hotel_order_lines" ADD COLUMN "tax_rate" integer;--> statement-breakpoint
ALTER TABLE "hotel_orders" ADD COLUMN "outlet_id" uuid;--> statement-breakpoint
ALTER TABLE "hotel_orders" ADD COLUMN "deliver_to" text DEFAULT 'room' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_orders" ADD COLUMN "spot" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_orders" ADD COLUMN "cancel_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_orders" ADD COLUMN "ready_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "title_app_spanish" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "title_app_english" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "title_app_portuguese" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "title_app_french" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "subtitle_app_spanish" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "subtitle_app_english" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "subtitle_app_portuguese" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "subtitle_app_french" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "info_app_spanish" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "info_app_english" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "info_app_portuguese" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel_venues" ADD COLUMN "info_app_french" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_adjustments" ADD CONSTRAINT "hotel_adjustments_venue_id_stay_id_hotel_stays_venue_id_id_fk" FOREIGN KEY ("venue_id","stay_id") REFERENCES "public"."hotel_stays"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_adjustments" ADD CONSTRAINT "hotel_adjustments_venue_id_reversal_of_hotel_adjustments_venue_id_id_fk" FOREIGN KEY ("venue_id","reversal_of") REFERENCES "public"."hotel_adjustments"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_payment_requests" ADD CONSTRAINT "hotel_payment_requests_venue_id_stay_id_hotel_stays_venue_id_id_fk" FOREIGN KEY ("venue_id","stay_id") REFERENCES "public"."hotel_stays"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_payment_requests" ADD CONSTRAINT "hotel_payment_requests_venue_id_payment_id_hotel_payments_venue_id_id_fk" FOREIGN KEY ("venue_id","payment_id") REFERENCES "public"."hotel_payments"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_payments" ADD CONSTRAINT "hotel_payments_venue_id_stay_id_hotel_stays_venue_id_id_fk" FOREIGN KEY ("venue_id","stay_id") REFERENCES "public"."hotel_stays"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_payments" ADD CONSTRAINT "hotel_payments_venue_id_charged_stay_id_hotel_stays_venue_id_id_fk" FOREIGN KEY ("venue_id","charged_stay_id") REFERENCES "public"."hotel_stays"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_payments" ADD CONSTRAINT "hotel_payments_venue_id_refund_of_hotel_payments_venue_id_id_fk" FOREIGN KEY ("venue_id","refund_of") REFERENCES "public"."hotel_payments"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_payments" ADD CONSTRAINT "hotel_payments_venue_id_shift_id_hotel_shifts_venue_id_id_fk" FOREIGN KEY ("venue_id","shift_id") REFERENCES "public"."hotel_shifts"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_alerts" ADD CONSTRAINT "hotel_alerts_venue_id_stay_id_hotel_stays_venue_id_id_fk" FOREIGN KEY ("venue_id","stay_id") REFERENCES "public"."hotel_stays"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_cash_movements" ADD CONSTRAINT "hotel_cash_movements_venue_id_shift_id_hotel_shifts_venue_id_id_fk" FOREIGN KEY ("venue_id","shift_id") REFERENCES "public"."hotel_shifts"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_shifts" ADD CONSTRAINT "hotel_shifts_venue_id_outlet_id_hotel_outlets_venue_id_id_fk" FOREIGN KEY ("venue_id","outlet_id") REFERENCES "public"."hotel_outlets"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hotel_adjustments_venue_id_stay_id_at_index" ON "hotel_adjustments" USING btree ("venue_id","stay_id","at");--> statement-breakpoint
CREATE INDEX "hotel_payment_requests_venue_id_stay_id_at_index" ON "hotel_payment_requests" USING btree ("venue_id","stay_id","at");--> statement-breakpoint
CREATE INDEX "hotel_payments_venue_id_stay_id_number_index" ON "hotel_payments" USING btree ("venue_id","stay_id","number");--> statement-breakpoint
CREATE INDEX "hotel_payments_venue_id_shift_id_index" ON "hotel_payments" USING btree ("venue_id","shift_id");--> statement-breakpoint
CREATE INDEX "hotel_payments_venue_id_charged_stay_id_index" ON "hotel_payments" USING btree ("venue_id","charged_stay_id");--> statement-breakpoint
CREATE INDEX "hotel_alerts_venue_id_done_at_index" ON "hotel_alerts" USING btree ("venue_id","done_at");--> statement-breakpoint
CREATE INDEX "hotel_cash_movements_venue_id_shift_id_at_index" ON "hotel_cash_movements" USING btree ("venue_id","shift_id","at");--> statement-breakpoint
CREATE INDEX "hotel_shifts_venue_id_opened_at_index" ON "hotel_shifts" USING btree ("venue_id","opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "hotel_shifts_open" ON "hotel_shifts" USING btree ("venue_id",coalesce("outlet_id", '00000000-0000-0000-0000-000000000000')) WHERE "hotel_shifts"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "hotel_categories" ADD CONSTRAINT "hotel_categories_venue_id_station_id_hotel_stations_venue_id_id_fk" FOREIGN KEY ("venue_id","station_id") REFERENCES "public"."hotel_stations"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_products" ADD CONSTRAINT "hotel_products_venue_id_station_id_hotel_stations_venue_id_id_fk" FOREIGN KEY ("venue_id","station_id") REFERENCES "public"."hotel_stations"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A mark that contradicts the contents is removed: the contents protect people with allergies.
ALTER TABLE "hotel_products" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "hotel_products" SET "vegetarian" = false WHERE "vegetarian" AND "contains"::text[] && '{fish,crustaceans,molluscs,meat}'::text[];--> statement-breakpoint
UPDATE "hotel_products" SET "vegan" = false WHERE "vegan" AND "contains"::text[] && '{fish,crustaceans,molluscs,meat,milk,eggs}'::text[];--> statement-breakpoint
ALTER TABLE "hotel_products" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "hotel_products" ADD CONSTRAINT "hotel_products_vegetarian" CHECK (not ("hotel_products"."vegetarian" and "hotel_products"."contains"::text[] && '{fish,crustaceans,molluscs,meat}'::text[]));--> statement-breakpoint
ALTER TABLE "hotel_products" ADD CONSTRAINT "hotel_products_vegan" CHECK (not ("hotel_products"."vegan" and "hotel_products"."contains"::text[] && '{fish,crustaceans,molluscs,meat,milk,eggs}'::text[]));--> statement-breakpoint
ALTER TABLE "hotel_orders" ADD CONSTRAINT "hotel_orders_delivery" CHECK ("hotel_orders"."deliver_to" = 'room' or "hotel_orders"."outlet_id" is not null);--> statement-breakpoint
CREATE POLICY "of_venue" ON "hotel_adjustments" AS PERMISSIVE FOR ALL TO "casa_app" USING ("hotel_adjustments"."venue_id" = current_venue()) WITH CHECK ("hotel_adjustments"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_caller" ON "hotel_adjustments" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff()) or is_for_caller('guest', "hotel_adjustments"."stay_id")) WITH CHECK ((select is_staff()) or is_for_caller('guest', "hotel_adjustments"."stay_id"));--> statement-breakpoint
CREATE POLICY "of_venue" ON "hotel_settings" AS PERMISSIVE FOR ALL TO "casa_app" USING ("hotel_settings"."venue_id" = current_venue()) WITH CHECK ("hotel_settings"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_staff" ON "hotel_settings" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff() or current_kind() in ('guest'))) WITH CHECK ((select is_staff() or current_kind() in ('guest')));--> statement-breakpoint
CREATE POLICY "of_venue" ON "hotel_payment_requests" AS PERMISSIVE FOR ALL TO "casa_app" USING ("hotel_payment_requests"."venue_id" = current_venue()) WITH CHECK ("hotel_payment_requests"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_caller" ON "hotel_payment_requests" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff()) or is_for_caller('guest', "hotel_payment_requests"."stay_id")) WITH CHECK ((select is_staff()) or is_for_caller('guest', "hotel_payment_requests"."stay_id"));--> statement-breakpoint
CREATE POLICY "of_venue" ON "hotel_payments" AS PERMISSIVE FOR ALL TO "casa_app" USING ("hotel_payments"."venue_id" = current_venue()) WITH CHECK ("hotel_payments"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_caller" ON "hotel_payments" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff()) or is_for_caller('guest', "hotel_payments"."stay_id")) WITH CHECK ((select is_staff()) or is_for_caller('guest', "hotel_payments"."stay_id"));--> statement-breakpoint
CREATE POLICY "of_venue" ON "hotel_receipt_numbers" AS PERMISSIVE FOR ALL TO "casa_app" USING ("hotel_receipt_numbers"."venue_id" = current_venue()) WITH CHECK ("hotel_receipt_numbers"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_staff" ON "hotel_receipt_numbers" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff())) WITH CHECK ((select is_staff()));--> statement-breakpoint
CREATE POLICY "of_venue" ON "hotel_alerts" AS PERMISSIVE FOR ALL TO "casa_app" USING ("hotel_alerts"."venue_id" = current_venue()) WITH CHECK ("hotel_alerts"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_caller" ON "hotel_alerts" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff()) or is_for_caller('guest', "hotel_alerts"."stay_id")) WITH CHECK ((select is_staff()) or is_for_caller('guest', "hotel_alerts"."stay_id"));--> statement-breakpoint
CREATE POLICY "of_venue" ON "hotel_stations" AS PERMISSIVE FOR ALL TO "casa_app" USING ("hotel_stations"."venue_id" = current_venue()) WITH CHECK ("hotel_stations"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_staff" ON "hotel_stations" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff() or current_kind() in ('guest'))) WITH CHECK ((select is_staff() or current_kind() in ('guest')));--> statement-breakpoint
CREATE POLICY "of_venue" ON "hotel_cash_movements" AS PERMISSIVE FOR ALL TO "casa_app" USING ("hotel_cash_movements"."venue_id" = current_venue()) WITH CHECK ("hotel_cash_movements"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_staff" ON "hotel_cash_movements" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff())) WITH CHECK ((select is_staff()));--> statement-breakpoint
CREATE POLICY "of_venue" ON "hotel_shifts" AS PERMISSIVE FOR ALL TO "casa_app" USING ("hotel_shifts"."venue_id" = current_venue()) WITH CHECK ("hotel_shifts"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_staff" ON "hotel_shifts" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff())) WITH CHECK ((select is_staff()));--> statement-breakpoint
-- Open requests of guests move to their own table.
ALTER TABLE "hotel_stays" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "hotel_alerts" ("venue_id", "stay_id", "kind", "asked_at")
  SELECT "venue_id", "id", 'clean', "clean_at" FROM "hotel_stays" WHERE "clean_at" IS NOT NULL AND "closed_at" IS NULL
  UNION ALL
  SELECT "venue_id", "id", 'pay', "pay_at" FROM "hotel_stays" WHERE "pay_at" IS NOT NULL AND "closed_at" IS NULL;--> statement-breakpoint
ALTER TABLE "hotel_stays" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE OR REPLACE FUNCTION hotel_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'entries of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER hotel_payments_stay BEFORE UPDATE OR DELETE ON hotel_payments
  FOR EACH ROW EXECUTE FUNCTION hotel_refuse_change();
--> statement-breakpoint
CREATE TRIGGER hotel_payments_stay_all BEFORE TRUNCATE ON hotel_payments
  FOR EACH STATEMENT EXECUTE FUNCTION hotel_refuse_change();
--> statement-breakpoint
CREATE TRIGGER hotel_adjustments_stay BEFORE UPDATE OR DELETE ON hotel_adjustments
  FOR EACH ROW EXECUTE FUNCTION hotel_refuse_change();
--> statement-breakpoint
CREATE TRIGGER hotel_adjustments_stay_all BEFORE TRUNCATE ON hotel_adjustments
  FOR EACH STATEMENT EXECUTE FUNCTION hotel_refuse_change();
--> statement-breakpoint
CREATE TRIGGER hotel_cash_movements_stay BEFORE UPDATE OR DELETE ON hotel_cash_movements
  FOR EACH ROW EXECUTE FUNCTION hotel_refuse_change();
--> statement-breakpoint
CREATE TRIGGER hotel_cash_movements_stay_all BEFORE TRUNCATE ON hotel_cash_movements
  FOR EACH STATEMENT EXECUTE FUNCTION hotel_refuse_change();
--> statement-breakpoint
CREATE TRIGGER hotel_shifts_closed BEFORE UPDATE OR DELETE ON hotel_shifts
  FOR EACH ROW WHEN (OLD.closed_at IS NOT NULL) EXECUTE FUNCTION hotel_refuse_change();
--> statement-breakpoint
-- Locks the shift, so that it cannot be closed while an entry is added.
CREATE FUNCTION hotel_check_shift() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.shift_id IS NOT NULL THEN
    PERFORM 1 FROM hotel_shifts
      WHERE venue_id = NEW.venue_id AND id = NEW.shift_id AND closed_at IS NULL FOR SHARE;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'the till shift is closed' USING ERRCODE = 'restrict_violation';
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER hotel_payments_shift BEFORE INSERT ON hotel_payments
  FOR EACH ROW EXECUTE FUNCTION hotel_check_shift();
--> statement-breakpoint
CREATE TRIGGER hotel_cash_movements_shift BEFORE INSERT ON hotel_cash_movements
  FOR EACH ROW EXECUTE FUNCTION hotel_check_shift();
