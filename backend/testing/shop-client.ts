import { randomInt } from 'node:crypto';
import type { DataSource } from 'typeorm';

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly bytes: Uint8Array;
  /** The body as JSON; undefined when it is not JSON. */
  readonly json: unknown;
}

/** An address that no other visitor has, from the network reserved for tests (RFC 2544). */
export function anAddress(): string {
  return `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`;
}

interface Origin {
  /** The address of all requests; when absent, each request has another one, as if from many visitors. */
  readonly address?: string;
}

/** Sends requests to a running shop like any program; nothing is checked before sending. */
export class ShopClient {
  constructor(
    private readonly shop: { readonly url: string },
    private readonly origin: Origin = {},
  ) {}

  async ask(path: string, init: RequestInit = {}): Promise<HttpAnswer> {
    const headers = new Headers(init.headers);
    if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', this.origin.address ?? anAddress());
    const response = await fetch(this.shop.url + path, { redirect: 'manual', ...init, headers });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    return { status: response.status, headers: response.headers, text, bytes, json: parsed(text) };
  }

  query(procedure: string, input: unknown): Promise<HttpAnswer> {
    return this.ask(`/trpc/${procedure}?input=${encodeURIComponent(asText(input))}`);
  }

  mutate(procedure: string, input: unknown, headers: Readonly<Record<string, string>> = {}) {
    return this.post(`/trpc/${procedure}`, input, headers);
  }

  /** `body`: a string is sent as it is, anything else as JSON. */
  post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<HttpAnswer> {
    return this.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: asText(body),
    });
  }
}

/** All data that a refused request must leave unchanged. */
export async function stockAndRecords(dataSource: DataSource): Promise<unknown> {
  const [counted] = await dataSource.query<unknown[]>(
    `SELECT (SELECT json_agg(json_build_array(id, stock_quantity, held_quantity) ORDER BY id) FROM product) AS stock,
            (SELECT json_agg(json_build_array(id, booked_seats, held_seats) ORDER BY id) FROM workshop_session) AS seats,
            (SELECT json_agg(json_build_array(id, usage_count, held_uses) ORDER BY id) FROM coupon) AS coupons,
            (SELECT count(*)::int FROM booking) AS bookings,
            (SELECT count(*)::int FROM information_request) AS questions,
            (SELECT count(*)::int FROM bulk_order_request) AS wishes,
            (SELECT json_agg(json_build_array(id, status, renewals, expires_at) ORDER BY id)
               FROM hold WHERE status = 'active') AS holds,
            (SELECT count(*)::int FROM "order") AS orders,
            (SELECT json_agg(json_build_array(id, status) ORDER BY id) FROM payment_attempt) AS attempts,
            (SELECT count(*)::int FROM mail_message) AS mails`,
  );
  return counted;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
