DROP INDEX "hotel_orders_venue_id_status_sent_at_index";--> statement-breakpoint
CREATE INDEX "club_bags_venue_id_archived_at_id_index" ON "club_bags" USING btree ("venue_id","archived_at","id") WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "hotel_orders_open" ON "hotel_orders" USING btree ("venue_id","sent_at") WHERE status in ('pending', 'accepted');