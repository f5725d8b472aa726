import { describe, expect, it } from '@jest/globals';
import { ShopClient } from '../testing/shop-client.js';
import { suiteServer } from '../testing/suite-server.js';

const BATCH = '/trpc/catalog.categories,site.status?batch=1&input=%7B%7D';

const server = suiteServer();

describe('A batch of public reads', () => {
  it.each([
    ['application/jsonl', {}],
    ['text/html, application/jsonl', {}],
    ['Application/JSONL', {}],
    ['*/*', { 'trpc-accept': 'application/jsonl' }],
  ])('answered line by line to whoever accepts %s is kept for nobody else', async (accept, more) => {
    const address = `${BATCH}&as=${encodeURIComponent(accept)}`;
    const attacker = new ShopClient(server);
    const headers: Record<string, string> = { accept, ...more };
    await attacker.ask(address, { headers });

    const visitor = new ShopClient(server);
    for (let asked = 0; asked < 2; asked += 1) {
      const { json, headers: answered } = await visitor.ask(address);
      expect(answered.get('content-type')).toMatch(/^application\/json\b/);
      expect(json).toMatchObject([{ result: {} }, { result: {} }]);
    }
  });
});
