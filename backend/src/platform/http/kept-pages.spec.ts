import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { securitySettingsFrom } from '../../../contract/security/security-settings.js';
import { ChangeFeed } from '../change-feed/change-feed.js';
import { Settings } from '../config/settings.js';
import { Log } from '../logging/log.js';
import type { SecuritySettingsService } from '../security/security-settings.service.js';
import type { ApiLimit } from './api-limit.service.js';
import { ReadyBytes } from './ready-bytes.js';

const PAGE_BYTES = 200_000;
const LISTED = ['/', '/workshops', '/urun/ay-vazo'];

let readyBytes: ReadyBytes;
beforeEach(() => {
  const settings = new Settings();
  const security = { current: securitySettingsFrom({}) } as SecuritySettingsService;
  readyBytes = new ReadyBytes(new ChangeFeed(settings, new Log(settings)), security, {} as ApiLimit);
  readyBytes.register('/trpc/catalog.products', 'catalog');
});

async function finish(address: string, isListed: boolean): Promise<void> {
  await readyBytes.finishPage(address, {
    body: Buffer.alloc(PAGE_BYTES, address),
    headers: { 'content-type': 'text/html' },
    status: 200,
    reads: ['/trpc/catalog.products'],
    staleAt: null,
    heard: readyBytes.heard,
    isWhole: true,
    isListed,
  });
}

const request = (url: string, accept?: string) =>
  ({ method: 'GET', url, headers: { accept } }) as IncomingMessage;
const response = { writeHead: () => response, end: () => response } as unknown as ServerResponse;
const isKept = (address: string) => readyBytes.answerAs(address, request(address), response);

describe('The memory for pages', () => {
  it('is not taken from the shop’s pages by whatever visitors think up', async () => {
    for (const address of LISTED) await finish(address, true);
    for (let search = 0; search < 1_000; search += 1) await finish(`/?ara=${search}`, false);

    expect(LISTED.map(isKept)).toEqual([true, true, true]);
    const kept = Array.from({ length: 1_000 }, (_, search) => isKept(`/?ara=${search}`)).filter(
      Boolean,
    ).length;
    expect(kept).toBeGreaterThan(10);
    expect(kept * PAGE_BYTES).toBeLessThan(8 * 1024 * 1024);
    expect(isKept('/?ara=999')).toBe(true);
  });

  it('has an end for the shop’s pages too', async () => {
    for (let product = 0; product < 400; product += 1) await finish(`/urun/${product}`, true);

    expect(isKept('/urun/0')).toBe(false);
    expect(isKept('/urun/399')).toBe(true);
  });
});

describe('A page that is ready', () => {
  it.each([
    ['text/html,application/xhtml+xml,*/*;q=0.8', true],
    ['*/*', true],
    [undefined, true],
    ['application/json', false],
    ['image/avif,image/webp', false],
  ])('is for whoever accepts %s: %s', async (accept, isAnswered) => {
    await finish('/workshops', true);
    expect(readyBytes.handle(request('/workshops', accept), response)).toBe(isAnswered);
  });

  it('is at its own address only where it is one of the shop’s', async () => {
    await finish('/tarayicida', false);
    expect(readyBytes.handle(request('/tarayicida', 'text/html'), response)).toBe(false);
  });
});
