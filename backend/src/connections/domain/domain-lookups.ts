import { Resolver } from 'node:dns/promises';
import { connect } from 'node:tls';
import { Injectable } from '@nestjs/common';

/** For each question, since an admin waits for all of them. */
const ANSWERS_WITHIN_MS = 4_000;
/** The name exists, but has no record of this kind, or it does not exist. */
const NONE = new Set(['ENODATA', 'ENOTFOUND']);

export interface Certificate {
  readonly issuer: string;
  readonly validTo: Date;
  /** Whether browsers accept it for the host. */
  readonly isTrusted: boolean;
}

/** What anybody outside can ask about a domain. Hosts come from the shop's settings, never from a request. */
@Injectable()
export class DomainLookups {
  private readonly resolver = new Resolver({ timeout: ANSWERS_WITHIN_MS / 2, tries: 2 });

  /** Empty when the name has no address; null when nobody answers. */
  async addresses(host: string): Promise<readonly string[] | null> {
    const [ipv4, ipv6] = await Promise.all([
      records(this.resolver.resolve4(host)),
      records(this.resolver.resolve6(host)),
    ]);
    return ipv4 === null && ipv6 === null ? null : [...(ipv4 ?? []), ...(ipv6 ?? [])];
  }

  /** The TXT records of a name, each in one piece. */
  async texts(name: string): Promise<readonly string[] | null> {
    const found = await records(this.resolver.resolveTxt(name));
    return found === null ? null : found.map((pieces) => pieces.join(''));
  }

  /** Null when there is no secure connection at all. */
  certificate(host: string): Promise<Certificate | null> {
    return new Promise((resolve) => {
      // An untrusted certificate is looked at as well; nothing is sent over this connection.
      const options = { host, port: 443, servername: host, rejectUnauthorized: false };
      const socket = connect({ ...options, timeout: ANSWERS_WITHIN_MS }, () => {
        const { issuer, valid_to: validTo } = socket.getPeerCertificate();
        const [name] = [issuer.O ?? issuer.CN ?? ''].flat();
        resolve({ issuer: name ?? '', validTo: new Date(validTo), isTrusted: socket.authorized });
        socket.end();
      });
      const giveUp = () => {
        socket.destroy();
        resolve(null);
      };
      socket.on('timeout', giveUp);
      socket.on('error', giveUp);
    });
  }

  /** The address to which this one leads at once; an empty text when it answers itself. */
  async leadsTo(address: string): Promise<string | null> {
    try {
      const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
      const answer = await fetch(address, { method: 'HEAD', redirect: 'manual', signal });
      const location = answer.headers.get('location');
      return location === null ? '' : (URL.parse(location, address)?.href ?? '');
    } catch {
      return null;
    }
  }
}

async function records<T>(question: Promise<T[]>): Promise<T[] | null> {
  try {
    return await question;
  } catch (error) {
    return NONE.has(String((error as NodeJS.ErrnoException).code)) ? [] : null;
  }
}
