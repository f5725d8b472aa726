import { once } from 'node:events';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { DOMAIN } from './caddy-server.js';

interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: Buffer;
}

/**
 * Sends requests to a proxy on this machine, each on a connection of its own, because a closed connection
 * would affect the next request.
 */
export class ProxyVisitor {
  constructor(private readonly proxy: { readonly httpsPort: number }) {}

  /** Starts a request whose body is sent in pieces. */
  begin(path: string, { method = 'GET', headers = {} }: Asked = {}): ClientRequest {
    const place = { host: '127.0.0.1', servername: DOMAIN, port: this.proxy.httpsPort, path };
    const requested = request({
      ...{ ...place, method, headers: { Host: DOMAIN, ...headers }, agent: false },
      rejectUnauthorized: false,
    });
    requested.on('error', () => undefined);
    return requested;
  }

  async ask(path: string, requested: Asked = {}): Promise<IncomingMessage> {
    const begun = this.begin(path, requested);
    begun.end(requested.body);
    const [answer] = (await once(begun, 'response')) as [IncomingMessage];
    return answer;
  }

  /**
   * The answer to a body of so many bytes that is announced and never sent. Who goes on sending a refused body may lose
   * the answer with the connection.
   */
  async statusOfAnnounced(path: string, bytes: number): Promise<number | undefined> {
    const begun = this.begin(path, { method: 'POST', headers: { 'Content-Length': String(bytes) } });
    begun.flushHeaders();
    const [answer] = (await once(begun, 'response')) as [IncomingMessage];
    begun.destroy();
    return answer.statusCode;
  }

  async statusOf(path: string, requested: Asked = {}): Promise<number | undefined> {
    const answer = await this.ask(path, requested);
    answer.resume();
    return answer.statusCode;
  }
}
