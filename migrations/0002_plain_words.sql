-- A text as it is searched and sorted: words without accents and case, one space between them; cut, because an
-- entry of an index has room for some 2,700 bytes.
-- The same in src/server/club/search/search.rules.ts, which makes the words to look for.
CREATE FUNCTION plain(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN left(btrim(regexp_replace(
    lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g') COLLATE "C"),
    '[^a-z0-9\u0080-\U0010ffff]+', ' ', 'g')), 240);
