import { randomInt } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';

const ANSWERS_WITHIN_MS = 5_000;
const CONNECTIONS = 10;

export interface ProbeAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface ProbePlaces {
  /** The port of the shop on this machine. */
  readonly port: number;
  readonly publicUrl: string;
  readonly trustedProxies: number;
}

/**
 * Sends requests to the running shop from an address that no real visitor has, so that limits used up by the
 * test affect nobody. `close` ends its connections.
 */
export class ShopProbe {
  readonly address: string;
  private readonly agent: Agent;

  constructor(private readonly places: ProbePlaces) {
    const isBehindProxy = places.trustedProxies > 0;
    this.address = isBehindProxy ? setAsideAddress() : ownAddress();
    const from = isBehindProxy ? {} : { localAddress: this.address };
    this.agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, ...from });
  }

  ask(path: string, { body, cookie }: { body?: object; cookie?: string } = {}): Promise<ProbeAnswer> {
    const { port, publicUrl, trustedProxies } = this.places;
    const forwarded = Array<string>(trustedProxies).fill(this.address).join(', ');
    const headers = {
      host: new URL(publicUrl).host,
      accept: 'text/html, application/json;q=0.9',
      'user-agent': 'Shop security test',
      ...(forwarded === '' ? {} : { 'x-forwarded-for': forwarded }),
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    return new Promise((resolve, reject) => {
      const requested = request(
        { host: '127.0.0.1', port, path, method, headers, agent: this.agent, timeout: ANSWERS_WITHIN_MS },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          );
        },
      );
      requested.on('timeout', () => requested.destroy(new Error('No answer in time.')));
      requested.on('error', reject);
      requested.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

/** A loopback address; this machine has all of 127.0.0.0/8. */
function ownAddress(): string {
  return `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** An address from the network reserved for tests (RFC 2544). */
export function setAsideAddress(): string {
  return `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
