CREATE TABLE "kernel_webhook_deliveries" (
	"venue_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"attempted_at" timestamp with time zone,
	"result" text,
	"status" integer,
	"sent_at" timestamp with time zone,
	CONSTRAINT "kernel_webhook_deliveries_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "kernel_webhook_deliveries_event" CHECK ("kernel_webhook_deliveries"."event" in ('order.created', 'order.changed', 'payment.recorded', 'booking.created', 'booking.canceled', 'claim.created', 'claim.answered', 'enquiry.created', 'webhook.test')),
	CONSTRAINT "kernel_webhook_deliveries_result" CHECK ("kernel_webhook_deliveries"."result" in ('delivered', 'refused', 'redirected', 'timeout', 'unreachable', 'forbidden', 'canceled'))
);
--> statement-breakpoint
ALTER TABLE "kernel_webhook_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "kernel_webhooks" (
	"venue_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"failing_since" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"pause_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "kernel_webhooks_venue_id_id_pk" PRIMARY KEY("venue_id","id"),
	CONSTRAINT "kernel_webhooks_events" CHECK (cardinality("kernel_webhooks"."events") > 0 and "kernel_webhooks"."events" <@ array['order.created', 'order.changed', 'payment.recorded', 'booking.created', 'booking.canceled', 'claim.created', 'claim.answered', 'enquiry.created']),
	CONSTRAINT "kernel_webhooks_reason" CHECK ("kernel_webhooks"."pause_reason" in ('admin', 'failures')),
	CONSTRAINT "kernel_webhooks_paused" CHECK (("kernel_webhooks"."paused_at" is null) = ("kernel_webhooks"."pause_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "kernel_webhooks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "kernel_webhook_deliveries" ADD CONSTRAINT "kernel_webhook_deliveries_venue_id_webhook_id_kernel_webhooks_venue_id_id_fk" FOREIGN KEY ("venue_id","webhook_id") REFERENCES "public"."kernel_webhooks"("venue_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kernel_webhook_deliveries_venue_id_webhook_id_due_at_index" ON "kernel_webhook_deliveries" USING btree ("venue_id","webhook_id","due_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "kernel_webhook_deliveries_venue_id_webhook_id_created_at_id_index" ON "kernel_webhook_deliveries" USING btree ("venue_id","webhook_id","created_at","id");--> statement-breakpoint
CREATE POLICY "of_venue" ON "kernel_webhook_deliveries" AS PERMISSIVE FOR ALL TO "casa_app" USING ("kernel_webhook_deliveries"."venue_id" = current_venue()) WITH CHECK ("kernel_webhook_deliveries"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "insert_only" ON "kernel_webhook_deliveries" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff())) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "for_the_sender" ON "kernel_webhook_deliveries" AS PERMISSIVE FOR SELECT TO "casa_app" USING (current_setting('casa.errand', true) = 'webhooks' and "kernel_webhook_deliveries"."sent_at" is null);--> statement-breakpoint
CREATE POLICY "of_venue" ON "kernel_webhooks" AS PERMISSIVE FOR ALL TO "casa_app" USING ("kernel_webhooks"."venue_id" = current_venue()) WITH CHECK ("kernel_webhooks"."venue_id" = current_venue());--> statement-breakpoint
CREATE POLICY "of_staff" ON "kernel_webhooks" AS RESTRICTIVE FOR ALL TO "casa_app" USING ((select is_staff() or current_purpose() in ('webhooks'))) WITH CHECK ((select is_staff() or current_purpose() in ('webhooks')));--> statement-breakpoint
CREATE POLICY "for_the_sender" ON "kernel_webhooks" AS PERMISSIVE FOR SELECT TO "casa_app" USING (current_setting('casa.errand', true) = 'webhooks' and "kernel_webhooks"."paused_at" is null);--> statement-breakpoint
-- Queues the event of the first argument for the venue's webhooks that have chosen it, in the transaction of the change. The
-- other arguments are the columns that the event reports. The purpose shows the webhooks to guests and members, who cause
-- events too. Rows that return from the bin are no events.
CREATE FUNCTION kernel_queue_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  purpose text := coalesce(current_setting('casa.purpose', true), '');
BEGIN
  IF purpose = 'restore' THEN
    RETURN NULL;
  END IF;
  PERFORM set_config('casa.purpose', 'webhooks', true);
  INSERT INTO kernel_webhook_deliveries (venue_id, webhook_id, event, data)
    SELECT NEW.venue_id, w.id, TG_ARGV[0],
      (SELECT jsonb_object_agg(key, value) FROM jsonb_each(to_jsonb(NEW)) WHERE key = ANY (TG_ARGV[1:]))
    FROM kernel_webhooks w
    WHERE w.venue_id = NEW.venue_id AND w.paused_at IS NULL AND TG_ARGV[0] = ANY (w.events);
  PERFORM set_config('casa.purpose', purpose, true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER hotel_orders_created AFTER INSERT ON hotel_orders FOR EACH ROW EXECUTE FUNCTION
  kernel_queue_webhooks('order.created', 'id', 'number', 'status', 'stay_id', 'room_id', 'outlet_id', 'sent_at');
--> statement-breakpoint
CREATE TRIGGER hotel_orders_changed AFTER UPDATE ON hotel_orders FOR EACH ROW
  WHEN ((OLD.status, OLD.ready_at, OLD.corrections, OLD.stay_id, OLD.room_id)
    IS DISTINCT FROM (NEW.status, NEW.ready_at, NEW.corrections, NEW.stay_id, NEW.room_id))
  EXECUTE FUNCTION kernel_queue_webhooks('order.changed', 'id', 'number', 'status', 'stay_id', 'room_id', 'outlet_id',
    'sent_at', 'decided_at', 'ready_at', 'completed_at');
--> statement-breakpoint
CREATE TRIGGER hotel_payments_recorded AFTER INSERT ON hotel_payments FOR EACH ROW EXECUTE FUNCTION
  kernel_queue_webhooks('payment.recorded', 'id', 'number', 'kind', 'method', 'amount', 'tip', 'stay_id',
    'charged_stay_id', 'refund_of');
--> statement-breakpoint
CREATE TRIGGER community_bookings_created AFTER INSERT ON community_bookings FOR EACH ROW EXECUTE FUNCTION
  kernel_queue_webhooks('booking.created', 'id', 'member_id', 'slot_id', 'day', 'starts_at');
--> statement-breakpoint
CREATE TRIGGER community_bookings_canceled AFTER UPDATE ON community_bookings FOR EACH ROW
  WHEN (OLD.canceled_at IS NULL AND NEW.canceled_at IS NOT NULL)
  EXECUTE FUNCTION kernel_queue_webhooks('booking.canceled', 'id', 'member_id', 'slot_id', 'day', 'starts_at', 'canceled_at');
--> statement-breakpoint
CREATE TRIGGER community_claims_created AFTER INSERT ON community_claims FOR EACH ROW EXECUTE FUNCTION
  kernel_queue_webhooks('claim.created', 'id', 'number', 'status', 'member_id');
--> statement-breakpoint
CREATE TRIGGER community_claims_answered AFTER UPDATE ON community_claims FOR EACH ROW
  WHEN (NEW.answered_at IS NOT NULL AND OLD.answered_at IS DISTINCT FROM NEW.answered_at)
  EXECUTE FUNCTION kernel_queue_webhooks('claim.answered', 'id', 'number', 'status', 'member_id', 'answered_at');
--> statement-breakpoint
CREATE TRIGGER properties_enquiries_created AFTER INSERT ON properties_enquiries FOR EACH ROW EXECUTE FUNCTION
  kernel_queue_webhooks('enquiry.created', 'id', 'kind', 'listing_id', 'day');
