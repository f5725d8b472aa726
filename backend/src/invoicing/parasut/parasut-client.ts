import { RateLimiterMemory, RateLimiterQueue } from 'rate-limiter-flexible';
import { type JsonApiAnswer, readAnswer, reasonsIn } from './json-api.js';
import type { ParasutAccount } from './parasut-account.js';
import { ParasutAccountError, ParasutAwayError, ParasutRefusal } from './parasut-errors.js';

export const PARASUT = 'https://api.parasut.com';

/** Seven calls of a document end within the lease of its try. */
const ANSWERS_WITHIN_MS = 12_000;
/** Paraşüt answers ten calls in ten seconds. */
const PACE = { points: 10, duration: 10 };
/** A token is given up before it ends, so that no call carries one that ends on its way. */
const SPARE_MS = 60_000;
const LARGEST_PDF_BYTES = 5_000_000;

interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below the company's address, such as '/contacts'. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly data?: unknown;
}

interface Token {
  readonly value: string;
  readonly endsAt: number;
}

/** Calls Paraşüt for one account: signs in, keeps the pace that it demands, and tells apart how a call can fail. */
export class ParasutClient {
  private token: Token | null = null;
  private readonly pace = new RateLimiterQueue(new RateLimiterMemory(PACE));

  constructor(
    private readonly account: ParasutAccount,
    private readonly baseUrl: string = PARASUT,
  ) {}

  /** Throws ParasutAwayError, ParasutAccountError, ParasutRefusal. */
  async call(call: Call): Promise<JsonApiAnswer> {
    const response = await this.send(call, await this.signedIn());
    if (response.status !== 401) return readCall(response);
    // The token may have been taken back before its time.
    this.token = null;
    return readCall(await this.send(call, await this.signedIn()));
  }

  /** A file that Paraşüt gives for an hour at an address of its own. */
  async download(address: string): Promise<Buffer> {
    const response = await this.fetch(new URL(address), {});
    if (!response.ok) throw new ParasutAwayError(`a file was answered with ${response.status}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (bytes.length > LARGEST_PDF_BYTES || bytes.subarray(0, 4).toString('latin1') !== '%PDF') {
      throw new ParasutAwayError('a file is no PDF');
    }
    return bytes;
  }

  private async send({ method, path, query = {}, data }: Call, token: string): Promise<Response> {
    await this.pace.removeTokens(1);
    const url = new URL(`/v4/${encodeURIComponent(this.account.companyId)}${path}`, this.baseUrl);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return this.fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(data !== undefined && { 'content-type': 'application/json' }),
      },
      ...(data !== undefined && { body: JSON.stringify({ data }) }),
    });
  }

  private async signedIn(): Promise<string> {
    if (this.token !== null && this.token.endsAt > Date.now()) return this.token.value;
    const { clientId, clientSecret, username, password } = this.account;
    const response = await this.fetch(new URL('/oauth/token', this.baseUrl), {
      method: 'POST',
      body: new URLSearchParams({
        ...{ grant_type: 'password', client_id: clientId, client_secret: clientSecret },
        ...{ username, password, redirect_uri: 'urn:ietf:wg:oauth:2.0:oob' },
      }),
    });
    if (isLater(response.status)) {
      throw new ParasutAwayError(`signing in was answered with ${response.status}`);
    }
    if (!response.ok) throw new ParasutAccountError(response.status);
    this.token = tokenIn(await bodyOf(response));
    return this.token.value;
  }

  private async fetch(url: URL, init: RequestInit): Promise<Response> {
    try {
      return await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWERS_WITHIN_MS), redirect: 'error' });
    } catch (cause) {
      throw new ParasutAwayError('no answer', { cause });
    }
  }
}

async function readCall(response: Response): Promise<JsonApiAnswer> {
  const { status } = response;
  if (isLater(status)) throw new ParasutAwayError(`answered with ${status}`);
  if (status === 401 || status === 403) throw new ParasutAccountError(status);
  const body = await bodyOf(response);
  if (!response.ok) throw new ParasutRefusal(status, reasonsIn(body) || `Paraşüt ${status} yanıtını verdi.`);
  return readAnswer(body);
}

/** Too many calls, or a fault of theirs: the same call may work later. */
function isLater(status: number): boolean {
  return status === 429 || status >= 500;
}

/** Null for an empty answer, as a deletion has it. */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    return text === '' ? null : JSON.parse(text);
  } catch (cause) {
    throw new ParasutAwayError('an answer could not be read', { cause });
  }
}

function tokenIn(body: unknown): Token {
  const { access_token: value, expires_in: seconds } = { ...(body as Record<string, unknown> | null) };
  if (typeof value !== 'string' || value === '') throw new ParasutAwayError('no token was given');
  const lifeMs = typeof seconds === 'number' ? seconds * 1000 : 0;
  return { value, endsAt: Date.now() + lifeMs - SPARE_MS };
}
