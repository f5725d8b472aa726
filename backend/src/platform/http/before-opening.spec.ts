import { beforeAll, describe, expect, it } from '@jest/globals';
import { announce } from '../../../testing/announce.js';
import { plainSite } from '../../../testing/plain-site.js';
import { eventually } from '../../../testing/poll.js';
import { ShopClient } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf, Visitor } from '../../../testing/visitor.js';
import { SecuritySettingsService } from '../security/security-settings.service.js';
import { ShopOpening } from '../security/shop-opening.entity.js';

const server = suiteServer({ WEB_DIR: plainSite() });
const client = new ShopClient(server);

beforeAll(async () => {
  const { manager } = server.dataSource;
  await manager.clear(ShopOpening);
  await announce(manager, 'settings');
  const security = server.app.get(SecuritySettingsService);
  await eventually('the shop is closed', () => security.closure === 'before_opening');
});

describe('Before the studio opens its shop', () => {
  it.each(['/api/products.php', '/api/workshops.php', '/sitemap.xml', '/robots.txt', '/blog/rss.xml'])(
    '%s is refused like in maintenance, so that nothing is indexed',
    async (path) => {
      const answer = await client.ask(path);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '600']);
    },
  );

  it.each(['catalog.products', 'workshops.month', 'content.home', 'checkout.quote', 'account.orders'])(
    'no visitor is answered by %s',
    async (procedure) => {
      const answer = await client.query(procedure, {});
      expect([answer.status, refusalOf(answer).code]).toEqual([503, 'not_open_yet']);
    },
  );

  it('the page is one that is away for a while', async () => {
    const answer = await client.ask('/', { headers: { accept: 'text/html' } });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });

  it('visitors learn of it, may read the privacy policy and join the newsletter', async () => {
    expect(dataOf(await client.ask('/trpc/site.status'))).toMatchObject({ closure: 'before_opening' });
    expect((await client.query('content.policy', { kind: 'privacy' })).status).toBe(200);
    const joined = await new Visitor(server).mutate('newsletter.subscribe', {
      email: 'ayse@toprak.example',
      hasAgreed: true,
      textVersion: '2026-11',
    });
    expect(joined.status).toBe(200);
  });
});
