import { lookup as resolve, type LookupAddress } from 'node:dns';
import { get as getHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { once } from 'node:events';
import { Injectable } from '@nestjs/common';
import { isPrivateAddress } from '../private-address.js';

interface FetchLimits {
  readonly maxBytes: number;
  /** For the whole answer, redirects included. */
  readonly milliseconds: number;
}

const MAX_REDIRECTS = 3;
const REDIRECTS: readonly (number | undefined)[] = [301, 302, 303, 307, 308];
const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** The file cannot be had: a wrong address, one inside a network, no answer, or too large a one. */
export class NotFetchedError extends Error {}

/**
 * Reads files at addresses that somebody wrote down. Only public addresses and the usual ports are asked: the
 * address that is connected to is the one that was checked, for every redirect again, so that our own network
 * cannot be reached.
 */
@Injectable()
export class PublicFetch {
  /** Tests let this be their own server. */
  mayReach = (address: string, port: number): boolean =>
    !isPrivateAddress(address) && Object.values(PORTS).includes(port);

  /** Throws NotFetchedError. */
  async read(address: string, limits: FetchLimits): Promise<Buffer> {
    const signal = AbortSignal.timeout(limits.milliseconds);
    try {
      return await this.follow(address, { maxBytes: limits.maxBytes, signal });
    } catch (error) {
      throw error instanceof NotFetchedError ? error : new NotFetchedError('No answer.', { cause: error });
    }
  }

  private async follow(
    first: string,
    { maxBytes, signal }: { readonly maxBytes: number; readonly signal: AbortSignal },
  ): Promise<Buffer> {
    let url = urlOf(first);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await this.ask(url, signal);
      const { location } = answer.headers;
      if (!REDIRECTS.includes(answer.statusCode) || location === undefined) return bodyOf(answer, maxBytes);
      answer.destroy();
      url = urlOf(location, url);
    }
    throw new NotFetchedError('Too many redirects.');
  }

  private async ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const port = url.port === '' ? (PORTS[url.protocol] ?? 0) : Number(url.port);
    // Node asks `lookup` only for names.
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0) this.assertReachable([host], port);
    const options: RequestOptions = { signal, agent: false, lookup: this.lookupFor(port) };
    const request = url.protocol === 'https:' ? getHttps(url, options) : getHttp(url, options);
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    return answer;
  }

  private lookupFor(port: number): LookupFunction {
    return (host, options, done) => {
      resolve(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
        try {
          if (error) throw error;
          this.assertReachable(
            found.map(({ address }) => address),
            port,
          );
          const [first] = found;
          if (!first) throw new NotFetchedError('The name has no address.');
          if (options.all) done(null, found);
          else done(null, first.address, first.family);
        } catch (cause) {
          done(cause as Error, '');
        }
      });
    };
  }

  private assertReachable(addresses: readonly string[], port: number): void {
    if (!addresses.every((address) => this.mayReach(address, port))) {
      throw new NotFetchedError('The address is not public.');
    }
  }
}

function urlOf(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url || !(url.protocol in PORTS) || url.username !== '' || url.password !== '') {
    throw new NotFetchedError('Not an address of the web.');
  }
  return url;
}

async function bodyOf(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (answer.statusCode !== 200) {
    answer.destroy();
    throw new NotFetchedError(`Answered with ${answer.statusCode ?? 'nothing'}.`);
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // Leaving the loop ends the connection.
    if (bytes > maxBytes) throw new NotFetchedError('The file is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
