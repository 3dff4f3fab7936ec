ALTER TABLE "club_counters" ADD COLUMN "bags_in" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "club_counters" ADD COLUMN "bags_out" integer DEFAULT 0 NOT NULL;--> statement-breakpoint

-- Bags are also counted by their last movement.
CREATE FUNCTION club_add_bags(integer, bigint, bigint, bigint, bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO club_counters AS c (venue_id, bags, active_bags, bags_in, bags_out) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (venue_id) DO UPDATE SET bags = c.bags + excluded.bags, active_bags = c.active_bags + excluded.active_bags,
    bags_in = c.bags_in + excluded.bags_in, bags_out = c.bags_out + excluded.bags_out;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION club_count_bags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM club_add_bags(venue_id, count(*), count(*) FILTER (WHERE active),
        count(*) FILTER (WHERE last_action = 'Ingreso'), count(*) FILTER (WHERE last_action = 'Retiro'))
      FROM added WHERE archived_at IS NULL GROUP BY venue_id;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM club_add_bags(venue_id, -count(*), -count(*) FILTER (WHERE active),
        -count(*) FILTER (WHERE last_action = 'Ingreso'), -count(*) FILTER (WHERE last_action = 'Retiro'))
      FROM removed WHERE archived_at IS NULL GROUP BY venue_id;
  ELSE
    PERFORM club_add_bags(venue_id, sum(bags), sum(active_bags), sum(bags_in), sum(bags_out)) FROM (
      SELECT venue_id, n AS bags, n * active::integer AS active_bags,
        n * (last_action IS NOT DISTINCT FROM 'Ingreso')::integer AS bags_in,
        n * (last_action IS NOT DISTINCT FROM 'Retiro')::integer AS bags_out
      FROM (SELECT *, 1 AS n FROM added UNION ALL SELECT *, -1 FROM removed) AS versions WHERE archived_at IS NULL
    ) AS changed GROUP BY venue_id HAVING (sum(bags), sum(active_bags), sum(bags_in), sum(bags_out)) <> (0, 0, 0, 0);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint

-- The names in the ledger are found by every part of three letters or more: club_words has each end of their words, and a part of
-- a word is the beginning of an end. Subject 'movement': the owner's name and number as the bag's movements store them. Subject
-- 'actor': the name of the person who registered movements, without a bag. The row with an empty word says that the others exist.
CREATE FUNCTION club_write_names(integer, text, text, uuid) RETURNS void LANGUAGE sql AS $$
  WITH first AS (
    INSERT INTO club_words (venue_id, subject, word, search, id) VALUES ($1, $2, '', $3, $4) ON CONFLICT DO NOTHING RETURNING search
  ) INSERT INTO club_words (venue_id, subject, word, search, id)
    SELECT DISTINCT $1, $2, substr(word, n), search, $4
    FROM first, unnest(string_to_array(plain(search), ' ')) AS word, generate_series(1, length(word) - 2) AS n;
$$;
--> statement-breakpoint
CREATE FUNCTION club_write_ledger_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM club_write_names(venue_id, subject, name, id) FROM (
    SELECT venue_id, 'movement' AS subject, full_name || ' ' || number_socio AS name, bag_id AS id FROM added
    UNION SELECT venue_id, 'actor', person_admin, '00000000-0000-0000-0000-000000000000' FROM added
  ) AS stored WHERE NOT EXISTS (SELECT FROM club_words w WHERE w.venue_id = stored.venue_id AND w.subject = stored.subject
    AND w.word = '' AND w.search = stored.name AND w.id = stored.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER club_movements_names AFTER INSERT ON club_movements REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION club_write_ledger_names();
--> statement-breakpoint

-- Rows of all venues, which the policies show to nobody.
ALTER TABLE club_bags NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE club_counters NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE club_movements NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE club_words NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE club_counters c SET bags_in = b.bags_in, bags_out = b.bags_out FROM (
    SELECT venue_id, count(*) FILTER (WHERE last_action = 'Ingreso') AS bags_in, count(*) FILTER (WHERE last_action = 'Retiro') AS bags_out
    FROM club_bags WHERE archived_at IS NULL GROUP BY venue_id
  ) AS b WHERE b.venue_id = c.venue_id;
--> statement-breakpoint
SELECT club_write_names(venue_id, subject, name, id) FROM (
    SELECT venue_id, 'movement' AS subject, full_name || ' ' || number_socio AS name, bag_id AS id FROM club_movements
    UNION SELECT venue_id, 'actor', person_admin, '00000000-0000-0000-0000-000000000000' FROM club_movements
  ) AS stored;
--> statement-breakpoint
ALTER TABLE club_bags FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE club_counters FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE club_movements FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE club_words FORCE ROW LEVEL SECURITY;
