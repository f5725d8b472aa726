import type { IysAccount } from './iys-account.js';
import { IysAccountError, IysAwayError, IysRefusal } from './iys-errors.js';

export const IYS = 'https://api.iys.org.tr';

const ANSWERS_WITHIN_MS = 12_000;
/** A token is given up before it ends, so that no call carries one that ends on its way. */
const SPARE_MS = 60_000;

interface Call {
  readonly method: 'GET' | 'POST';
  /** Below the brand's address, such as '/consents'. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

interface Token {
  readonly value: string;
  readonly endsAt: number;
}

/** Calls İYS for one account: signs in, and tells apart how a call can fail. */
export class IysClient {
  private token: Token | null = null;

  constructor(
    private readonly account: IysAccount,
    private readonly baseUrl: string = IYS,
  ) {}

  /** Throws IysAwayError, IysAccountError, IysRefusal. */
  async call(call: Call): Promise<unknown> {
    const response = await this.send(call, await this.signedIn());
    if (response.status !== 401) return readCall(response);
    // The token may have been taken back before its time.
    this.token = null;
    return readCall(await this.send(call, await this.signedIn()));
  }

  private async send({ method, path, query = {}, body }: Call, token: string): Promise<Response> {
    const [iysCode, brandCode] = [this.account.iysCode, this.account.brandCode].map(encodeURIComponent);
    const url = new URL(`/sps/${iysCode}/brands/${brandCode}${path}`, this.baseUrl);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return this.fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  private async signedIn(): Promise<string> {
    if (this.token !== null && this.token.endsAt > Date.now()) return this.token.value;
    const { username, password } = this.account;
    const response = await this.fetch(new URL('/oauth2/token', this.baseUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password, grant_type: 'password' }),
    });
    if (isLater(response.status)) throw new IysAwayError(`signing in was answered with ${response.status}`);
    if (!response.ok) throw new IysAccountError(response.status);
    this.token = tokenIn(await bodyOf(response));
    return this.token.value;
  }

  private async fetch(url: URL, init: RequestInit): Promise<Response> {
    try {
      return await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWERS_WITHIN_MS), redirect: 'error' });
    } catch (cause) {
      throw new IysAwayError('no answer', { cause });
    }
  }
}

async function readCall(response: Response): Promise<unknown> {
  const { status } = response;
  if (isLater(status)) throw new IysAwayError(`answered with ${status}`);
  if (status === 401 || status === 403) throw new IysAccountError(status);
  const body = await bodyOf(response);
  if (!response.ok) throw new IysRefusal(status, reasonsIn(body) || `İYS ${status} yanıtını verdi.`);
  return body;
}

/** Too many calls, or a fault of theirs: the same call may work later. */
function isLater(status: number): boolean {
  return status === 429 || status >= 500;
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new IysAwayError('an answer could not be read', { cause });
  }
}

function tokenIn(body: unknown): Token {
  const { access_token: value, expires_in: seconds } = { ...(body as Record<string, unknown> | null) };
  if (typeof value !== 'string' || value === '') throw new IysAwayError('no token was given');
  const lifeMs = typeof seconds === 'number' ? seconds * 1000 : 0;
  return { value, endsAt: Date.now() + lifeMs - SPARE_MS };
}

/** İYS lists its errors as objects with a code and a message. */
function reasonsIn(body: unknown): string {
  const { errors } = { ...(body as { errors?: unknown } | null) };
  if (!Array.isArray(errors)) return '';
  return (errors as ({ code?: unknown; message?: unknown } | null)[])
    .map((error) => [error?.code, error?.message].filter((part) => typeof part === 'string').join(': '))
    .join('; ')
    .slice(0, 500);
}
