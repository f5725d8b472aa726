import { type HttpAnswer, ShopClient } from './shop-client.js';

/** Keeps cookies as a browser does, all for the whole site. */
export class CookieClient extends ShopClient {
  private readonly jar = new Map<string, { readonly value: string; readonly endsAt: number }>();

  /** The cookies of the next request, by name. */
  get cookies(): ReadonlyMap<string, string> {
    const now = Date.now();
    const kept = [...this.jar].filter(([, { endsAt }]) => endsAt > now);
    return new Map(kept.map(([name, { value }]) => [name, value]));
  }

  override async ask(path: string, init: RequestInit = {}): Promise<HttpAnswer> {
    const headers = new Headers(init.headers);
    const cookies = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookies !== '' && !headers.has('cookie')) headers.set('cookie', cookies);
    const answer = await super.ask(path, { ...init, headers });
    answer.headers.getSetCookie().forEach((line) => this.keep(line));
    return answer;
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const separator = pair.indexOf('=');
    this.jar.set(pair.slice(0, separator), { value: pair.slice(separator + 1), endsAt: endOf(attributes) });
  }
}

/** Max-Age takes precedence over Expires; without either the cookie lasts as long as the browser. */
function endOf(attributes: readonly string[]): number {
  const valueOf = (name: string) =>
    attributes.find((each) => each.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const maxAge = valueOf('max-age');
  if (maxAge !== undefined) return Date.now() + Number(maxAge) * 1000;
  const expires = valueOf('expires');
  return expires === undefined ? Infinity : Date.parse(expires);
}
