ALTER TABLE "kernel_venues" ALTER COLUMN "shades" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_products" ADD COLUMN "out_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hotel_products" ADD COLUMN "remaining" integer;--> statement-breakpoint
ALTER TABLE "hotel_products" ADD CONSTRAINT "hotel_products_remaining" CHECK ("hotel_products"."remaining" >= 0);