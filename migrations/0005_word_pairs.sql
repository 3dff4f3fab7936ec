-- Each row is also found by two words at once: under the first three letters of both, in the order of the alphabet.
-- The space before them keeps pairs apart from the words that begin like them. Numbers are rare enough alone.
CREATE FUNCTION club_words_of(search text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  WITH words AS (SELECT DISTINCT word COLLATE "C" AS word FROM unnest(string_to_array(search, ' ')) AS word),
    beginnings AS (SELECT DISTINCT left(word, 3) AS three FROM words WHERE length(word) >= 3 AND word !~ '[0-9]')
  SELECT word FROM words
  UNION ALL
  SELECT ' ' || a.three || ' ' || b.three FROM beginnings a JOIN beginnings b ON a.three < b.three
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION club_write_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO club_words (venue_id, subject, word, search, id)
      SELECT a.venue_id, TG_ARGV[0], w, a.search, a.id FROM added a, club_words_of(a.search) w;
  ELSE
    DELETE FROM club_words w USING (
      SELECT r.venue_id, r.id, o AS word, r.search
      FROM removed r JOIN added a USING (venue_id, id), club_words_of(r.search) o WHERE a.search <> r.search
    ) gone WHERE w.venue_id = gone.venue_id AND w.subject = TG_ARGV[0] AND w.word = gone.word
      AND w.search = gone.search AND w.id = gone.id;
    INSERT INTO club_words (venue_id, subject, word, search, id)
      SELECT a.venue_id, TG_ARGV[0], w, a.search, a.id
      FROM added a JOIN removed r USING (venue_id, id), club_words_of(a.search) w WHERE a.search <> r.search;
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
