import { query } from './shop-database.js';

/** Writes a text of the site; a trigger announces the change to all processes. */
export async function setText(section: string, key: string, value: string): Promise<void> {
  await query(
    `INSERT INTO content_entry (section, content_key, content_value) VALUES ($1, $2, $3)
     ON CONFLICT (section, content_key) DO UPDATE SET content_value = $3`,
    [section, key, value],
  );
}

/** Removes the studio's text, so that the built-in one is shown. */
export async function resetText(section: string, key: string): Promise<void> {
  await query('DELETE FROM content_entry WHERE section = $1 AND content_key = $2', [section, key]);
}

interface WrittenPost {
  readonly slug: string;
  readonly title: string;
  readonly status: 'draft' | 'published' | 'scheduled';
  /** The seconds until the publication; absent for a draft. */
  readonly outInSeconds?: number;
}

export async function writePost({ slug, title, status, outInSeconds }: WrittenPost): Promise<void> {
  await query(
    `INSERT INTO blog_post (slug, title, excerpt, content, category, author_name, status, published_at)
     VALUES ($1, $2, 'Kısa bir not.', '<p>Fırından yeni çıktı.</p>', 'Fırınlama', 'Elif Karaca', $3,
       now() + $4 * interval '1 second')`,
    [slug, title, status, outInSeconds ?? null],
  );
}

export async function renamePost(slug: string, title: string): Promise<void> {
  await query('UPDATE blog_post SET title = $2 WHERE slug = $1', [slug, title]);
}

/** Deletes the post, because other journeys count the posts. */
export async function deletePosts(slugs: readonly string[]): Promise<void> {
  await query('DELETE FROM blog_post WHERE slug = ANY($1)', [slugs]);
}

export async function viewsOf(slug: string): Promise<number> {
  const [row] = await query<{ views: number }>('SELECT views FROM blog_post WHERE slug = $1', [slug]);
  return row?.views ?? 0;
}

interface RequestedOffer {
  readonly hoursToAnswer: number;
  readonly status: string;
}

export async function bulkOrdersOf(email: string): Promise<RequestedOffer[]> {
  return query<RequestedOffer>(
    `SELECT (extract(epoch FROM due_at - created_at) / 3600)::integer AS "hoursToAnswer", status
     FROM bulk_order_request WHERE email = $1`,
    [email],
  );
}

export async function isSubscribed(address: string): Promise<boolean> {
  const rows = await query('SELECT FROM newsletter_subscriber WHERE address = $1', [address]);
  return rows.length > 0;
}

/** The consents and withdrawals of an address, in their order. */
export async function consentsOf(address: string): Promise<boolean[]> {
  const rows = await query<{ given: boolean }>(
    'SELECT is_given AS given FROM consent WHERE address = $1 ORDER BY position',
    [address],
  );
  return rows.map(({ given }) => given);
}

/** Records a consent that was given to the studio directly. */
export async function agreeToCommercialMail(address: string): Promise<void> {
  await query(
    `INSERT INTO consent (address, purpose, channel, is_given, text_version, source)
     VALUES ($1, 'commercial', 'email', true, '2026-11', 'studio')`,
    [address],
  );
}
