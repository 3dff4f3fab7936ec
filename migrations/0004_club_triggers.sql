-- The custody ledger is only ever added to, whoever asks.
CREATE FUNCTION club_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger of movements is never changed' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER club_movements_stay BEFORE UPDATE OR DELETE ON club_movements
  FOR EACH ROW EXECUTE FUNCTION club_refuse_change();
--> statement-breakpoint
CREATE TRIGGER club_movements_stay_all BEFORE TRUNCATE ON club_movements
  FOR EACH STATEMENT EXECUTE FUNCTION club_refuse_change();
--> statement-breakpoint

-- Movements of each hour on the venue's clock.
CREATE FUNCTION club_count_movements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO club_movement_hours AS h (venue_id, day, hour, entries, exits)
    SELECT m.venue_id, (m.at AT TIME ZONE v.time_zone)::date, extract(hour FROM m.at AT TIME ZONE v.time_zone)::integer,
      count(*) FILTER (WHERE m.action_type = 'Ingreso'), count(*) FILTER (WHERE m.action_type = 'Retiro')
    FROM added m JOIN kernel_venues v ON v.venue_id = m.venue_id
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (venue_id, day, hour) DO UPDATE
    SET entries = h.entries + excluded.entries, exits = h.exits + excluded.exits;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER club_movements_count AFTER INSERT ON club_movements REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION club_count_movements();
--> statement-breakpoint

-- People and bags are counted as they come and go. The row of counters is locked last, after the rows
-- that are counted: whoever changes both takes the locks in this order, so nobody waits in a circle.
CREATE FUNCTION club_add_to_counters(integer, bigint, bigint, bigint, bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO club_counters AS c (venue_id, people, active_people, bags, active_bags) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (venue_id) DO UPDATE SET people = c.people + excluded.people,
    active_people = c.active_people + excluded.active_people,
    bags = c.bags + excluded.bags, active_bags = c.active_bags + excluded.active_bags;
$$;
--> statement-breakpoint
CREATE FUNCTION club_count_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM club_add_to_counters(venue_id, count(*), count(*) FILTER (WHERE active), 0, 0) FROM added GROUP BY venue_id;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM club_add_to_counters(venue_id, -count(*), -count(*) FILTER (WHERE active), 0, 0) FROM removed GROUP BY venue_id;
  ELSE
    PERFORM club_add_to_counters(a.venue_id, 0, sum(a.active::integer - r.active::integer), 0, 0)
      FROM added a JOIN removed r USING (venue_id, id)
      WHERE a.active <> r.active GROUP BY a.venue_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION club_count_bags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM club_add_to_counters(venue_id, 0, 0, count(*), count(*) FILTER (WHERE active))
      FROM added WHERE archived_at IS NULL GROUP BY venue_id;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM club_add_to_counters(venue_id, 0, 0, -count(*), -count(*) FILTER (WHERE active))
      FROM removed WHERE archived_at IS NULL GROUP BY venue_id;
  ELSE
    PERFORM club_add_to_counters(a.venue_id, 0, 0,
        sum((a.archived_at IS NULL)::integer - (r.archived_at IS NULL)::integer),
        sum((a.archived_at IS NULL AND a.active)::integer - (r.archived_at IS NULL AND r.active)::integer))
      FROM added a JOIN removed r USING (venue_id, id)
      WHERE (a.archived_at IS NULL, a.active) <> (r.archived_at IS NULL, r.active) GROUP BY a.venue_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint

-- A bag is found by its owner's names and number and by its brand; an archived one is not found.
CREATE FUNCTION club_describe_bag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := CASE WHEN NEW.archived_at IS NULL THEN left(btrim(concat_ws(' ',
    (SELECT p.search FROM club_people p WHERE p.venue_id = NEW.venue_id AND p.id = NEW.owner_id), plain(NEW.brand))), 240)
    ELSE '' END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER club_bags_describe BEFORE INSERT OR UPDATE OF owner_id, brand, search, archived_at ON club_bags
  FOR EACH ROW EXECUTE FUNCTION club_describe_bag();
--> statement-breakpoint

-- Each row is found by the words of its search text.
CREATE FUNCTION club_write_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO club_words (venue_id, subject, word, search, id)
      SELECT a.venue_id, TG_ARGV[0], unnest(string_to_array(a.search, ' ')), a.search, a.id FROM added a
      ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM club_words w USING (
      SELECT venue_id, id, unnest(string_to_array(r.search, ' ')) AS word, r.search
      FROM removed r JOIN added a USING (venue_id, id) WHERE a.search <> r.search
    ) gone WHERE w.venue_id = gone.venue_id AND w.subject = TG_ARGV[0] AND w.word = gone.word
      AND w.search = gone.search AND w.id = gone.id;
    INSERT INTO club_words (venue_id, subject, word, search, id)
      SELECT venue_id, TG_ARGV[0], unnest(string_to_array(a.search, ' ')), a.search, id
      FROM added a JOIN removed r USING (venue_id, id) WHERE a.search <> r.search
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION club_follow_owners() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE club_bags b SET search = ''
    FROM added a JOIN removed r USING (venue_id, id)
    WHERE a.search <> r.search AND b.venue_id = a.venue_id AND b.owner_id = a.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER club_people_added_words AFTER INSERT ON club_people REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION club_write_words('person');
--> statement-breakpoint
CREATE TRIGGER club_people_changed_bags AFTER UPDATE ON club_people REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION club_follow_owners();
--> statement-breakpoint
CREATE TRIGGER club_people_changed_words AFTER UPDATE ON club_people REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION club_write_words('person');
--> statement-breakpoint
CREATE TRIGGER club_bags_added_words AFTER INSERT ON club_bags REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION club_write_words('bag');
--> statement-breakpoint
CREATE TRIGGER club_bags_changed_words AFTER UPDATE ON club_bags REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION club_write_words('bag');
--> statement-breakpoint

-- Triggers of one moment fire by name: the counters come last ('z').
CREATE TRIGGER z_count_people_added AFTER INSERT ON club_people REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION club_count_people();
--> statement-breakpoint
CREATE TRIGGER z_count_people_removed AFTER DELETE ON club_people REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION club_count_people();
--> statement-breakpoint
CREATE TRIGGER z_count_people_changed AFTER UPDATE ON club_people REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION club_count_people();
--> statement-breakpoint
CREATE TRIGGER z_count_bags_added AFTER INSERT ON club_bags REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION club_count_bags();
--> statement-breakpoint
CREATE TRIGGER z_count_bags_removed AFTER DELETE ON club_bags REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION club_count_bags();
--> statement-breakpoint
CREATE TRIGGER z_count_bags_changed AFTER UPDATE ON club_bags REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION club_count_bags();
