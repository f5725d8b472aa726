import { beforeAll, expect, it } from '@jest/globals';
import { eventually } from '../testing/poll.js';
import { changeSetting } from '../testing/security-settings.js';
import { ShopClient } from '../testing/shop-client.js';
import { suiteServer } from '../testing/suite-server.js';

const server = suiteServer();

beforeAll(() => changeSetting(server.app, 'api_rate_limit', '10'));

/** In the order of their addresses: each is written after its answer has left, so one may overtake another. */
const entries = (event: string) =>
  server.dataSource.query<object[]>(
    `SELECT ip_address, details FROM log_entry WHERE details->>'event' = $1 ORDER BY ip_address, id`,
    [event],
  );

it('Forged requests go on record, once a minute for each network', async () => {
  const forged = { method: 'POST', headers: { origin: 'https://kotu.example' } };
  for (const address of ['198.51.100.1', '198.51.100.1', '198.51.100.2']) {
    const answer = await new ShopClient(server, { address }).ask('/api/captcha.php?gizli=1', forged);
    expect(answer.status).toBe(403);
  }
  await eventually(
    'both networks are on record',
    async () => (await entries('forbidden_origin')).length >= 2,
  );
  expect(await entries('forbidden_origin')).toEqual(
    ['198.51.100.1', '198.51.100.2'].map((address) => ({
      ip_address: address,
      details: { event: 'forbidden_origin', method: 'POST', path: '/api/captcha.php' },
    })),
  );
});

it('Too many calls go on record, once a minute for each network', async () => {
  const flood = new ShopClient(server, { address: '198.51.100.3' });
  const statuses = [];
  for (let call = 0; call < 15; call += 1) statuses.push((await flood.ask('/trpc/session.current')).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  await eventually('it is on record', async () => (await entries('rate_limited')).length > 0);
  expect(await entries('rate_limited')).toEqual([
    { ip_address: '198.51.100.3', details: expect.objectContaining({ path: '/trpc/session.current' }) },
  ]);
});
