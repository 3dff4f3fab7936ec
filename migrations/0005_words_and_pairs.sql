-- Each row is also found by two words at once: under the first three letters of both, in the order of the alphabet.
-- The space before them keeps pairs apart from the words that begin like them. Numbers are rare enough alone.
CREATE FUNCTION club_words_of(search text) RETURNS SETOF text LANGUAGE sql IMMUTABLE ROWS 10 AS $$
  WITH words AS (SELECT DISTINCT word COLLATE "C" AS word FROM unnest(string_to_array(search, ' ')) AS word),
    beginnings AS (SELECT DISTINCT left(word, 3) AS three FROM words WHERE length(word) >= 3 AND word !~ '[0-9]')
  SELECT word FROM words
  UNION ALL
  SELECT ' ' || a.three || ' ' || b.three FROM beginnings a JOIN beginnings b ON a.three < b.three
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION club_write_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO club_words (venue_id, subject, word, search, id)
    SELECT a.venue_id, TG_ARGV[0], w, a.search, a.id FROM added a, club_words_of(a.search) w;
  RETURN NULL;
END $$;
--> statement-breakpoint

-- What changes follows row by row. Joining the rows before with the rows after was quick or took minutes: its plan is
-- made once for a session, and one that was made for a single row compares each of 20,000 with every other.
CREATE FUNCTION club_rewrite_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM club_words WHERE venue_id = OLD.venue_id AND subject = TG_ARGV[0]
    AND word = ANY (ARRAY(SELECT club_words_of(OLD.search))) AND search = OLD.search AND id = OLD.id;
  INSERT INTO club_words (venue_id, subject, word, search, id)
    SELECT NEW.venue_id, TG_ARGV[0], w, NEW.search, NEW.id FROM club_words_of(NEW.search) w;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION club_follow_owners() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE club_bags SET search = '' WHERE venue_id = NEW.venue_id AND owner_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER club_people_changed_words ON club_people;
--> statement-breakpoint
DROP TRIGGER club_people_changed_bags ON club_people;
--> statement-breakpoint
DROP TRIGGER club_bags_changed_words ON club_bags;
--> statement-breakpoint
CREATE TRIGGER club_people_changed_words AFTER UPDATE ON club_people FOR EACH ROW
  WHEN (OLD.search <> NEW.search) EXECUTE FUNCTION club_rewrite_words('person');
--> statement-breakpoint
CREATE TRIGGER club_people_changed_bags AFTER UPDATE ON club_people FOR EACH ROW
  WHEN (OLD.search <> NEW.search) EXECUTE FUNCTION club_follow_owners();
--> statement-breakpoint
CREATE TRIGGER club_bags_changed_words AFTER UPDATE ON club_bags FOR EACH ROW
  WHEN (OLD.search <> NEW.search) EXECUTE FUNCTION club_rewrite_words('bag');
--> statement-breakpoint

-- The counters need no join either: what is counted after, less what was counted before.
CREATE OR REPLACE FUNCTION club_count_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM club_add_to_counters(venue_id, count(*), count(*) FILTER (WHERE active), 0, 0) FROM added GROUP BY venue_id;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM club_add_to_counters(venue_id, -count(*), -count(*) FILTER (WHERE active), 0, 0) FROM removed GROUP BY venue_id;
  ELSE
    PERFORM club_add_to_counters(venue_id, 0, sum(counts), 0, 0) FROM (
      SELECT venue_id, active::integer AS counts FROM added
      UNION ALL SELECT venue_id, -active::integer FROM removed
    ) AS changed GROUP BY venue_id HAVING sum(counts) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION club_count_bags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM club_add_to_counters(venue_id, 0, 0, count(*), count(*) FILTER (WHERE active))
      FROM added WHERE archived_at IS NULL GROUP BY venue_id;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM club_add_to_counters(venue_id, 0, 0, -count(*), -count(*) FILTER (WHERE active))
      FROM removed WHERE archived_at IS NULL GROUP BY venue_id;
  ELSE
    PERFORM club_add_to_counters(venue_id, 0, 0, sum(counts), sum(counts * active::integer)) FROM (
      SELECT venue_id, active, 1 AS counts FROM added WHERE archived_at IS NULL
      UNION ALL SELECT venue_id, active, -1 FROM removed WHERE archived_at IS NULL
    ) AS changed GROUP BY venue_id HAVING sum(counts) <> 0 OR sum(counts * active::integer) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint

-- What is there already: of every venue, which the policies show to nobody.
ALTER TABLE club_people NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE club_bags NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE club_words NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO club_words (venue_id, subject, word, search, id)
  SELECT p.venue_id, 'person', w, p.search, p.id FROM club_people p, club_words_of(p.search) w
  UNION ALL
  SELECT b.venue_id, 'bag', w, b.search, b.id FROM club_bags b, club_words_of(b.search) w
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
ALTER TABLE club_people FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE club_bags FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE club_words FORCE ROW LEVEL SECURITY;
