ALTER TABLE "club_messages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "club_posts" ADD COLUMN "shown_from" date;--> statement-breakpoint
ALTER TABLE "club_posts" ADD COLUMN "shown_until" date;--> statement-breakpoint
ALTER TABLE "club_posts" ADD CONSTRAINT "club_posts_shown_in_order" CHECK (shown_from <= shown_until);--> statement-breakpoint

-- A bag is also found by its place in the bag room.
CREATE OR REPLACE FUNCTION club_describe_bag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := CASE WHEN NEW.archived_at IS NULL THEN left(btrim(concat_ws(' ',
    (SELECT p.search FROM club_people p WHERE p.venue_id = NEW.venue_id AND p.id = NEW.owner_id),
    plain(NEW.brand), plain(NEW.place))), 240)
    ELSE '' END;
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER club_bags_describe ON club_bags;
--> statement-breakpoint
CREATE TRIGGER club_bags_describe BEFORE INSERT OR UPDATE OF owner_id, brand, place, search, archived_at ON club_bags
  FOR EACH ROW EXECUTE FUNCTION club_describe_bag();
--> statement-breakpoint

-- What is there already: of every venue, which the policies show to nobody.
ALTER TABLE club_people NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE club_bags NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE club_words NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE club_bags SET search = '' WHERE place <> '' AND archived_at IS NULL;
--> statement-breakpoint
ALTER TABLE club_people FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE club_bags FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE club_words FORCE ROW LEVEL SECURITY;
