CREATE TYPE "public"."hotel_order_status" AS ENUM('pending', 'accepted', 'canceled', 'completed');--> statement-breakpoint
CREATE TYPE "public"."hotel_room_kind" AS ENUM('room', 'table');--> statement-breakpoint
CREATE TABLE "hotel_chats" (
	"venue_id" integer NOT NULL,
	"stay_id" uuid NOT NULL,
	"last" integer DEFAULT 0 NOT NULL,
	"guest_delivered" integer DEFAULT 0 NOT NULL,
	"guest_read" integer DEFAULT 0 NOT NULL,
	"staff_delivered" integer DEFAULT 0 NOT NULL,
	"staff_read" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "hotel_chats_venue_id_stay_id_pk" PRIMARY KEY("venue_id","stay_id")
);
--> statement-breakpoint
ALTER TABLE "hotel_chats" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hotel_messages" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"stay_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"from" text NOT NULL,
	"by" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "hotel_messages_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "hotel_messages_venueId_stayId_position_unique" UNIQUE("venue_id","stay_id","position")
);
--> statement-breakpoint
ALTER TABLE "hotel_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hotel_order_changes" (
	"venue_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"stay_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"what" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "hotel_order_changes_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "hotel_order_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hotel_order_lines" (
	"venue_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"stay_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"price" bigint,
	"quantity" integer NOT NULL,
	"options" jsonb NOT NULL,
	"comment" text NOT NULL,
	"outlet_id" uuid,
	"done_at" timestamp with time zone,
	CONSTRAINT "hotel_order_lines_venue_id_order_id_id_pk" PRIMARY KEY("venue_id","order_id","id"),
	CONSTRAINT "hotel_order_lines_price" CHECK ("hotel_order_lines"."price" >= 0),
	CONSTRAINT "hotel_order_lines_quantity" CHECK ("hotel_order_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
ALTER TABLE "hotel_order_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hotel_order_numbers" (
	"venue_id" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "hotel_order_numbers_venue_id_pk" PRIMARY KEY("venue_id")
);
--> statement-breakpoint
ALTER TABLE "hotel_order_numbers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hotel_orders" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"stay_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"status" "hotel_order_status" NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"entered_by" text,
	"decided_by" text,
	"decided_by_id" uuid,
	"decided_at" timestamp with time zone,
	"completed_by" text,
	"completed_by_id" uuid,
	"completed_at" timestamp with time zone,
	"corrections" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "hotel_orders_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "hotel_orders_venueId_number_unique" UNIQUE("venue_id","number"),
	CONSTRAINT "hotel_orders_number" CHECK ("hotel_orders"."number" > 0),
	CONSTRAINT "hotel_orders_decided" CHECK ("hotel_orders"."status" = 'completed' or ("hotel_orders"."status" = 'pending') = ("hotel_orders"."decided_at" is null)),
	CONSTRAINT "hotel_orders_completed" CHECK (("hotel_orders"."status" = 'completed') = ("hotel_orders"."completed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "hotel_orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hotel_rooms" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"kind" "hotel_room_kind" NOT NULL,
	"number" integer NOT NULL,
	"printing" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "hotel_rooms_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "hotel_rooms_number_counts" CHECK ("hotel_rooms"."number" > 0)
);
--> statement-breakpoint
ALTER TABLE "hotel_rooms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hotel_knocks" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"stay_id" uuid NOT NULL,
	"word" text NOT NULL,
	"device" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"let_in" boolean DEFAULT false NOT NULL,
	CONSTRAINT "hotel_knocks_venue_id_id_pk" PRIMARY KEY("venue_id","id")
);
--> statement-breakpoint
ALTER TABLE "hotel_knocks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hotel_occupied" (
	"venue_id" integer NOT NULL,
	"room_id" uuid NOT NULL,
	"stay_id" uuid NOT NULL,
	CONSTRAINT "hotel_occupied_venue_id_room_id_pk" PRIMARY KEY("venue_id","room_id"),
	CONSTRAINT "hotel_occupied_venueId_stayId_unique" UNIQUE("venue_id","stay_id")
);
--> statement-breakpoint
ALTER TABLE "hotel_occupied" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hotel_stays" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"mail" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'spanish' NOT NULL,
	"code" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"opened_by" text NOT NULL,
	"first_phone_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"clean_at" timestamp with time zone,
	"pay_at" timestamp with time zone,
	"no_disturb" boolean DEFAULT false NOT NULL,
	CONSTRAINT "hotel_stays_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "hotel_stays_code" CHECK (("hotel_stays"."closed_at" is null) = ("hotel_stays"."code" ~ '^[0-9]{6}$')),
	CONSTRAINT "hotel_stays_closed" CHECK (("hotel_stays"."closed_at" is null) = ("hotel_stays"."closed_by" is null))
);
--> statement-breakpoint
ALTER TABLE "hotel_stays" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "hotel_chats" ADD CONSTRAINT "hotel_chats_venue_id_stay_id_hotel_stays_venue_id_id_fk" FOREIGN KEY ("venue_id","stay_id") REFERENCES "public"."hotel_stays"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_messages" ADD CONSTRAINT "hotel_messages_venue_id_stay_id_hotel_chats_venue_id_stay_id_fk" FOREIGN KEY ("venue_id","stay_id") REFERENCES "public"."hotel_chats"("venue_id","stay_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_order_changes" ADD CONSTRAINT "hotel_order_changes_venue_id_order_id_hotel_orders_venue_id_id_fk" FOREIGN KEY ("venue_id","order_id") REFERENCES "public"."hotel_orders"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_order_lines" ADD CONSTRAINT "hotel_order_lines_venue_id_order_id_hotel_orders_venue_id_id_fk" FOREIGN KEY ("venue_id","order_id") REFERENCES "public"."hotel_orders"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_orders" ADD CONSTRAINT "hotel_orders_venue_id_stay_id_hotel_stays_venue_id_id_fk" FOREIGN KEY ("venue_id","stay_id") REFERENCES "public"."hotel_stays"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_orders" ADD CONSTRAINT "hotel_orders_venue_id_room_id_hotel_rooms_venue_id_id_fk" FOREIGN KEY ("venue_id","room_id") REFERENCES "public"."hotel_rooms"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_knocks" ADD CONSTRAINT "hotel_knocks_venue_id_stay_id_hotel_stays_venue_id_id_fk" FOREIGN KEY ("venue_id","stay_id") REFERENCES "public"."hotel_stays"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_occupied" ADD CONSTRAINT "hotel_occupied_venue_id_room_id_hotel_rooms_venue_id_id_fk" FOREIGN KEY ("venue_id","room_id") REFERENCES "public"."hotel_rooms"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_occupied" ADD CONSTRAINT "hotel_occupied_venue_id_stay_id_hotel_stays_venue_id_id_fk" FOREIGN KEY ("venue_id","stay_id") REFERENCES "public"."hotel_stays"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_stays" ADD CONSTRAINT "hotel_stays_venue_id_room_id_hotel_rooms_venue_id_id_fk" FOREIGN KEY ("venue_id","room_id") REFERENCES "public"."hotel_rooms"("venue_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hotel_order_changes_venue_id_order_id_at_index" ON "hotel_order_changes" USING btree ("venue_id","order_id","at");--> statement-breakpoint
CREATE INDEX "hotel_orders_venue_id_stay_id_number_index" ON "hotel_orders" USING btree ("venue_id","stay_id","number");--> statement-breakpoint
CREATE INDEX "hotel_orders_venue_id_status_sent_at_index" ON "hotel_orders" USING btree ("venue_id","status","sent_at");--> statement-breakpoint
CREATE INDEX "hotel_orders_venue_id_sent_at_index" ON "hotel_orders" USING btree ("venue_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "hotel_rooms_number" ON "hotel_rooms" USING btree ("venue_id","number") WHERE "hotel_rooms"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "hotel_knocks_venue_id_stay_id_index" ON "hotel_knocks" USING btree ("venue_id","stay_id");--> statement-breakpoint
CREATE INDEX "hotel_stays_venue_id_room_id_opened_at_index" ON "hotel_stays" USING btree ("venue_id","room_id","opened_at");--> statement-breakpoint
CREATE INDEX "hotel_stays_venue_id_mail_opened_at_index" ON "hotel_stays" USING btree ("venue_id","mail","opened_at");--> statement-breakpoint
CREATE POLICY "of_venue" ON "hotel_chats" AS PERMISSIVE FOR ALL TO "casa_app" USING ("hotel_chats"."venue_id" = current_venue()) WITH CHECK ("hotel_chats"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_caller" ON "hotel_chats" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_for_caller('guest', "hotel_chats"."stay_id")) WITH CHECK (is_for_caller('guest', "hotel_chats"."stay_id"));--> statement-breakpoint
CREATE POLICY "of_venue" ON "hotel_messages" AS PERMISSIVE FOR ALL TO "casa_app" USING ("hotel_messages"."venue_id" = current_venue()) WITH CHECK ("hotel_messages"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_caller" ON "hotel_messages" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_for_caller('guest', "hotel_messages"."stay_id")) WITH CHECK (is_for_caller('guest', "hotel_messages"."stay_id"));--> statement-breakpoint
CREATE POLICY "of_venue" ON "hotel_order_changes" AS PERMISSIVE FOR ALL TO "casa_app" USING ("hotel_order_changes"."venue_id" = current_venue()) WITH CHECK ("hotel_order_changes"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_caller" ON "hotel_order_changes" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_for_caller('guest', "hotel_order_changes"."stay_id")) WITH CHECK (is_for_caller('guest', "hotel_order_changes"."stay_id"));--> statement-breakpoint
CREATE POLICY "of_venue" ON "hotel_order_lines" AS PERMISSIVE FOR ALL TO "casa_app" USING ("hotel_order_lines"."venue_id" = current_venue()) WITH CHECK ("hotel_order_lines"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_caller" ON "hotel_order_lines" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_for_caller('guest', "hotel_order_lines"."stay_id")) WITH CHECK (is_for_caller('guest', "hotel_order_lines"."stay_id"));--> statement-breakpoint
CREATE POLICY "of_venue" ON "hotel_order_numbers" AS PERMISSIVE FOR ALL TO "casa_app" USING ("hotel_order_numbers"."venue_id" = current_venue()) WITH CHECK ("hotel_order_numbers"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "hotel_orders" AS PERMISSIVE FOR ALL TO "casa_app" USING ("hotel_orders"."venue_id" = current_venue()) WITH CHECK ("hotel_orders"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_caller" ON "hotel_orders" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_for_caller('guest', "hotel_orders"."stay_id")) WITH CHECK (is_for_caller('guest', "hotel_orders"."stay_id"));--> statement-breakpoint
CREATE POLICY "of_venue" ON "hotel_rooms" AS PERMISSIVE FOR ALL TO "casa_app" USING ("hotel_rooms"."venue_id" = current_venue()) WITH CHECK ("hotel_rooms"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "hotel_knocks" AS PERMISSIVE FOR ALL TO "casa_app" USING ("hotel_knocks"."venue_id" = current_venue()) WITH CHECK ("hotel_knocks"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_caller" ON "hotel_knocks" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_for_caller('guest', "hotel_knocks"."stay_id")) WITH CHECK (is_for_caller('guest', "hotel_knocks"."stay_id"));--> statement-breakpoint
CREATE POLICY "of_venue" ON "hotel_occupied" AS PERMISSIVE FOR ALL TO "casa_app" USING ("hotel_occupied"."venue_id" = current_venue()) WITH CHECK ("hotel_occupied"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_venue" ON "hotel_stays" AS PERMISSIVE FOR ALL TO "casa_app" USING ("hotel_stays"."venue_id" = current_venue()) WITH CHECK ("hotel_stays"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_caller" ON "hotel_stays" AS RESTRICTIVE FOR ALL TO "casa_app" USING (is_for_caller('guest', "hotel_stays"."id")) WITH CHECK (is_for_caller('guest', "hotel_stays"."id"));
--> statement-breakpoint
-- Who did what to an order is only ever added to, whoever asks.
CREATE FUNCTION hotel_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the trace of an order is never changed' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER hotel_order_changes_stay BEFORE UPDATE OR DELETE ON hotel_order_changes
  FOR EACH ROW EXECUTE FUNCTION hotel_refuse_change();
--> statement-breakpoint
CREATE TRIGGER hotel_order_changes_stay_all BEFORE TRUNCATE ON hotel_order_changes
  FOR EACH STATEMENT EXECUTE FUNCTION hotel_refuse_change();
