import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { securitySettingsFrom } from '../../../contract/common/security-settings.js';
import { ManualChangeFeed } from '../../../testing/manual-change-feed.js';
import type { ChangeTopic } from '../change-feed/change-feed.js';
import type { SecuritySettingsService } from '../security/security-settings.service.js';
import type { ApiLimitService } from './api-limit.service.js';
import { type ChangesHeard, ResponseCache } from './response-cache.js';

const PAGE_BYTES = 200_000;
const LISTED = ['/', '/workshops', '/urun/ay-vazo'];

let feed: ManualChangeFeed;
let responseCache: ResponseCache;
beforeEach(() => {
  feed = new ManualChangeFeed();
  const security = { current: securitySettingsFrom({}), closure: null } as SecuritySettingsService;
  responseCache = new ResponseCache(feed, security, {} as ApiLimitService);
  responseCache.register('/trpc/catalog.products', 'catalog');
  responseCache.register('/trpc/content.site', 'content');
});

async function finish(
  address: string,
  isListed: boolean,
  {
    heard = responseCache.heard,
    reads = ['catalog.products'],
  }: { heard?: ChangesHeard; reads?: string[] } = {},
): Promise<void> {
  await responseCache.storePage(address, {
    body: Buffer.alloc(PAGE_BYTES, address),
    headers: { 'content-type': 'text/html' },
    status: 200,
    reads: reads.map((read) => `/trpc/${read}`),
    staleAt: null,
    heard,
    isWhole: true,
    isListed,
  });
}

const request = (url: string, accept?: string) =>
  ({ method: 'GET', url, headers: { accept } }) as IncomingMessage;
const response = { writeHead: () => response, end: () => response } as unknown as ServerResponse;
const isCached = (address: string) => responseCache.answerAs(address, request(address), response);

describe('The memory for pages', () => {
  it('is not taken from the shop’s pages by whatever visitors think up', async () => {
    for (const address of LISTED) await finish(address, true);
    for (let search = 0; search < 1_000; search += 1) await finish(`/?ara=${search}`, false);

    expect(LISTED.map(isCached)).toEqual([true, true, true]);
    const cached = Array.from({ length: 1_000 }, (_, search) => isCached(`/?ara=${search}`)).filter(
      Boolean,
    ).length;
    expect(cached).toBeGreaterThan(10);
    expect(cached * PAGE_BYTES).toBeLessThan(8 * 1024 * 1024);
    expect(isCached('/?ara=999')).toBe(true);
  });

  it('has an end for the shop’s pages too', async () => {
    for (let product = 0; product < 400; product += 1) await finish(`/urun/${product}`, true);

    expect(isCached('/urun/0')).toBe(false);
    expect(isCached('/urun/399')).toBe(true);
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
    expect(responseCache.handle(request('/workshops', accept), response)).toBe(isAnswered);
  });

  it('is at its own address only where it is one of the shop’s', async () => {
    await finish('/tarayicida', false);
    expect(responseCache.handle(request('/tarayicida', 'text/html'), response)).toBe(false);
  });
});

describe('A page, when something was sold since it was rendered,', () => {
  const PAGE = '/urun/ay-vazo';
  let passed: number;
  const pass = (seconds: number) => {
    passed += seconds * 1_000;
  };

  beforeEach(() => {
    passed = 0;
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is shown until it is five seconds old', async () => {
    await finish(PAGE, true);
    pass(1);
    feed.emit('catalog');
    expect(isCached(PAGE)).toBe(true);
    pass(3.5);
    feed.emit('catalog');
    expect(isCached(PAGE)).toBe(true);
    pass(1);
    expect(isCached(PAGE)).toBe(false);
  });

  it('is rendered again at once when it is older', async () => {
    await finish(PAGE, true);
    pass(3_600);
    expect(isCached(PAGE)).toBe(true);
    feed.emit('catalog');
    expect(isCached(PAGE)).toBe(false);
  });

  it('is cached for those seconds also when that was while it was rendered, however long that took', async () => {
    const { heard } = responseCache;
    pass(8);
    feed.emit('catalog');
    await finish(PAGE, true, { heard });
    pass(4);
    expect(isCached(PAGE)).toBe(true);
    pass(2);
    expect(isCached(PAGE)).toBe(false);
  });

  it('is cached for good when it tells of nothing that is sold', async () => {
    await finish(PAGE, true, { reads: ['content.site'] });
    pass(60);
    feed.emit('catalog');
    feed.emit('workshops');
    expect(isCached(PAGE)).toBe(true);
  });

  it.each<[string, ChangeTopic[]]>([
    ['an edit', ['catalog', 'edits']],
    ['an edit that is told first', ['edits', 'catalog']],
    ['whatever is not a sale', ['content']],
    ['emptied caches', ['caches']],
  ])('is gone after %s, and is not cached if that was while it was rendered', async (_what, topics) => {
    const reads = ['catalog.products', 'content.site'];
    await finish(PAGE, true, { reads });
    const { heard } = responseCache;
    topics.forEach((topic) => feed.emit(topic));
    expect(isCached(PAGE)).toBe(false);
    await finish(PAGE, true, { reads, heard });
    expect(isCached(PAGE)).toBe(false);
  });
});
