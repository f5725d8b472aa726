import type { SellerIdentity } from '../contract/studio/seller-identity.js';
import { PRODUCT_TEXTS } from '../contract/catalog/product-fields.js';
import { CONTENT_LIMITS } from '../contract/content/content-key.js';
import { contentKeys } from '../contract/content/content-keys.js';
import { COUPON_TEXTS } from '../contract/coupons/coupon-fields.js';
import { SESSION_TEXTS } from '../contract/workshops/session-fields.js';
import { snakeCase } from '../src/platform/database/naming-strategy.js';
import { XSS_PAYLOADS } from './xss-payloads.js';

type Sql = (text: string, values?: unknown[]) => Promise<readonly unknown[]>;

const NOBODY: SellerIdentity = {
  ...{ kind: 'limited', title: '', address: '', phone: '', email: '', tax: '' },
  ...{ mersis: null, chamber: null, kep: null, etbis: null },
};
const TOPICS = ['catalog', 'workshops', 'media', 'content', 'blog'];
/** The columns that visitors read, by table. */
const FIELDS = {
  product: PRODUCT_TEXTS.map(snakeCase),
  category: ['name'],
  product_picture: ['alt'],
  workshop_session: SESSION_TEXTS.map(snakeCase),
  media_item: ['title', 'alt_text', 'description'],
  blog_post: [
    ...['title', 'excerpt', 'content', 'category', 'author_name'],
    ...['featured_alt', 'meta_title', 'meta_description', 'tags', 'meta_keywords'],
  ],
  coupon: COUPON_TEXTS.map(snakeCase),
  customer: ['first_name', 'last_name'],
} as const;
const LISTS = new Set<string>(['tags', 'meta_keywords']);
/** Too many attacks in one text could disable each other. */
const MOST_IN_ONE = 4;

/** Distributes the attacks, as many as fit into each field. */
class Attacks {
  private next: number;

  constructor(round: number) {
    this.next = round * 17;
  }

  within(maxLength: number): string {
    let text = this.one();
    for (let count = 1; count < MOST_IN_ONE; count += 1) {
      const more = `${text} ${this.one()}`;
      if (more.length > maxLength) break;
      text = more;
    }
    return text;
  }

  one(): string {
    const payload = XSS_PAYLOADS[this.next % XSS_PAYLOADS.length] ?? '';
    this.next += 1;
    // PostgreSQL cannot store NUL.
    return payload.replaceAll('\0', '');
  }
}

/**
 * Writes attacks into every field that visitors read, bypassing all sanitising. Each round distributes them
 * differently.
 */
export async function fillWithScripts(sql: Sql, round: number): Promise<void> {
  const attacks = new Attacks(round);
  await poisonContent(sql, attacks);
  for (const [table, columns] of Object.entries(FIELDS)) {
    const rows = (await sql(`SELECT ctid::text AS place FROM ${table}`)) as { place: string }[];
    for (const { place } of rows) {
      const values = columns.map((column) => {
        if (LISTS.has(column)) return [attacks.one(), attacks.one()];
        // Names are unique: none may be one that another record still has from an earlier round.
        return column === 'name' ? `${attacks.within(600)} ${round}` : attacks.within(600);
      });
      // The order of the records must stay the same.
      const named = columns.map((column, at) => `${column} = $${at + 1}`).join(', ');
      await sql(`UPDATE ${table} SET ${named} WHERE ctid = '${place}'::tid`, values);
    }
  }
  for (const topic of TOPICS) await sql(`SELECT pg_notify('change_feed', $1)`, [topic]);
}

async function poisonContent(sql: Sql, attacks: Attacks): Promise<void> {
  for (const [section, keys] of Object.entries(contentKeys(NOBODY, NOBODY))) {
    for (const [key, { type, isList }] of Object.entries(keys)) {
      const value = isList ? listOf(key, attacks) : attacks.within(CONTENT_LIMITS[type]);
      // A telephone number without digits would not be shown.
      const shown = key === 'contact_phone' ? `0216 555 01 48 ${value}` : value;
      await sql(
        `INSERT INTO content_entry (section, content_key, content_value) VALUES ($1, $2, $3)
         ON CONFLICT (section, content_key) DO UPDATE SET content_value = excluded.content_value`,
        [section, key, shown],
      );
    }
  }
}

function listOf(key: string, attacks: Attacks): string {
  const row = () =>
    key === 'workshop_faqs'
      ? { question: attacks.one(), answer: attacks.one(), image: attacks.one() }
      : attacks.one();
  return JSON.stringify(Array.from({ length: 8 }, row));
}
