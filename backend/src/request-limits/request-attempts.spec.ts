import { describe, expect, it } from '@jest/globals';
import { suiteShop } from '../../testing/suite-shop.js';
import { RequestAttemptsService } from './request-attempts.service.js';

const shop = suiteShop();

describe('Requests without an account', () => {
  it('end at a hundred a day for all networks of one site, and for nobody else', async () => {
    const attempts = shop.app.get(RequestAttemptsService);
    const ask = (network: number, site = '7') =>
      attempts.take('bulk-orders', `2001:db8:${site}:${network.toString(16)}::1`);
    for (let network = 0; network < 100; network += 1) await ask(network);
    await expect(ask(100)).rejects.toMatchObject({ code: 'too_many_from_here' });
    await ask(100, '8');
  });
});
