import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SHOP_URL } from './places.js';

const WORKER = '/admin/bugun-worker.js';
const VERSION = /OFFLINE_VERSION="[^"]*"/;
const SENDS_NOTES = 'attendance.record';

/**
 * The worker's shop under a second address, behind a proxy: it can put up a new version of the page's service worker,
 * whose script no test can replace in the browser itself, and lose what the door sends.
 */
export class ShopBeforeUpdate {
  /** Cuts the connection of each call that sends notes of the door. */
  losesNotes = false;
  private version: string | null = null;
  private readonly server = createServer((asked, answer) => this.pass(asked, answer));

  static async open(): Promise<ShopBeforeUpdate> {
    const shop = new ShopBeforeUpdate();
    await new Promise<void>((resolve) => shop.server.listen(0, 'localhost', resolve));
    return shop;
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on browsers find another script of the worker. */
  putUp(version: string): void {
    this.version = version;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  /** The shop takes the address in `Host` for its own, so that it is passed on as it came. */
  private pass(asked: IncomingMessage, answer: ServerResponse): void {
    const path = asked.url ?? '/';
    if (this.losesNotes && path.includes(SENDS_NOTES)) {
      asked.socket.destroy();
      return;
    }
    const isRewritten = path === WORKER && this.version !== null;
    const passedOn = isRewritten ? { host: asked.headers.host } : asked.headers;
    const call = request(`${SHOP_URL}${path}`, { method: asked.method, headers: passedOn }, (told) => {
      if (isRewritten) void this.sendNewWorker(told, answer);
      else told.pipe(answer.writeHead(told.statusCode ?? 502, told.headers));
    });
    call.on('error', () => answer.destroy());
    answer.on('close', () => call.destroy());
    asked.pipe(call);
  }

  private async sendNewWorker(told: IncomingMessage, answer: ServerResponse): Promise<void> {
    const script = await text(told);
    answer.writeHead(told.statusCode ?? 502, { 'content-type': told.headers['content-type'] });
    answer.end(script.replace(VERSION, `OFFLINE_VERSION="${this.version}"`));
  }
}
