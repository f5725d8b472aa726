CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Must stay equal to searchForm of the contract. White space is listed because \s depends on the locale of the
-- database.
CREATE FUNCTION search_form(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT btrim(regexp_replace(
    regexp_replace(
      normalize(translate(lower(value COLLATE "tr-x-icu"), 'ı’', 'i'''), NFD), '[\u0300-\u036f]', '', 'g'),
    '[\t\n\v\f\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'))
$$;

-- The stems of a text's words, each between spaces: 'vazolar' and 'vazoyu' become ' vazo  vazo '. PostgreSQL's Turkish
-- stemmer knows no circumflex, which is therefore taken off first. The other Turkish letters stay, so that 'kupa' and
-- 'küpe' have different stems. Words and stems of one or two letters say nothing.
CREATE FUNCTION search_stems(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT coalesce(string_agg(' ' || CASE WHEN length(stem) < 3 THEN word ELSE stem END || ' ', ''), '')
  FROM regexp_split_to_table(
    translate(lower(normalize(value, NFC) COLLATE "tr-x-icu"), 'âîû’', 'aiu'''), '[^[:alnum:]]+') word
  CROSS JOIN LATERAL (SELECT coalesce((ts_lexize('turkish_stem', word))[1], word) AS stem) stemmed
  WHERE length(word) > 2
$$;

-- Tells every process by NOTIFY which topic changed. What the studio edits is announced a second time as 'edits':
-- cached pages may be a moment behind sales, but not behind edits.
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('change_feed', TG_ARGV[0]);
    RETURN NULL;
  END
$$;

-- Sorts texts by the Turkish alphabet, as a key that compares byte by byte. Letters with foreign accents sort
-- with their plain letter.
CREATE FUNCTION turkish_sort_key(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT translate(
    translate(lower(normalize(btrim(value), NFC) COLLATE "tr-x-icu"), 'âàáäãåéèêëîíìïôóòõûúùñý', 'aaaaaaeeeeiiiioooouuuny'),
    'abcçdefgğhıijklmnoöpqrsştuüvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_' || chr(96))
$$;

-- File names of stored pictures in a text.
CREATE FUNCTION named_files(value text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT found[1] FROM regexp_matches(value, '([a-z0-9-]{1,90}\.webp)', 'g') found
$$;

-- Writing a mention locks the row of the file, so that it cannot be deleted meanwhile. The third argument names the
-- key's column where it is not 'id'.
CREATE FUNCTION note_named_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      DELETE FROM picture_mention WHERE record_kind = TG_ARGV[0] AND record_id = to_jsonb(OLD) ->> coalesce(TG_ARGV[2], 'id');
    END IF;
    IF TG_OP <> 'DELETE' THEN
      INSERT INTO picture_mention (media_file_id, record_kind, record_id)
      SELECT file.id, TG_ARGV[0], to_jsonb(NEW) ->> coalesce(TG_ARGV[2], 'id')
      FROM named_files(to_jsonb(NEW) ->> TG_ARGV[1]) name JOIN media_file file ON file.file_name = name;
    END IF;
    RETURN NULL;
  END
$$;

-- A text may name a file that is stored later.
CREATE FUNCTION note_texts_of_picture() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO picture_mention (media_file_id, record_kind, record_id)
    SELECT NEW.id, kind, id FROM (
      SELECT 'content' AS kind, id::text FROM content_entry WHERE position(NEW.file_name IN content_value) > 0
      UNION ALL
      SELECT 'blog_post' AS kind, id::text FROM blog_post WHERE position(NEW.file_name IN content) > 0
    ) naming;
    RETURN NULL;
  END
$$;

CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME;
  END
$$;
