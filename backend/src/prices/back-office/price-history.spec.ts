import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { aProduct } from '../../../seed/catalog.js';
import { aReduction } from '../../../seed/prices.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';

const server = suiteServer();
const admin = suiteAdmin(server);

beforeEach(() => emptyTables(server.dataSource, 'product', 'workshop_session'));

describe('The history of a price', () => {
  it('tells what a product cost, the newest first, and what is crossed out', async () => {
    const { manager } = server.dataSource;
    const { id } = await aProduct(manager, { priceKurus: 80_000 });
    await aReduction(manager, { of: 'product', id, fromKurus: 100_000 });
    await manager.query('UPDATE product SET is_active = false WHERE id = $1', [id]);
    expect(dataOf(await admin.query('admin.prices.product', { id }))).toEqual({
      priceKurus: 80_000,
      prior: { kurus: 100_000, until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      lowestBeforeKurus: 100_000,
      changes: [null, 80_000, 100_000].map((priceKurus) => ({ since: expect.any(String), priceKurus })),
    });
  });

  it('tells that of a session as well', async () => {
    const { id: sessionId } = await aWorkshopSession(server.dataSource.manager, { priceKurus: 90_000 });
    expect(dataOf(await admin.query('admin.prices.session', { sessionId }))).toEqual({
      priceKurus: 90_000,
      prior: null,
      lowestBeforeKurus: null,
      changes: [{ since: expect.any(String), priceKurus: 90_000 }],
    });
  });

  it('is of things that are there', async () => {
    const id = randomUUID();
    expect(refusalOf(await admin.query('admin.prices.product', { id }))).toMatchObject({
      code: 'product_not_found',
    });
    expect(refusalOf(await admin.query('admin.prices.session', { sessionId: id }))).toMatchObject({
      code: 'workshop_not_found',
    });
  });
});
