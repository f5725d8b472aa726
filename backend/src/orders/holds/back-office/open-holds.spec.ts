import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OpenHoldsRow } from '../../../../contract/orders/open-holds.views.js';
import { aProduct } from '../../../../seed/catalog.js';
import { aCustomer } from '../../../../seed/customers.js';
import { aWorkshopSession } from '../../../../seed/workshops.js';
import { emptyTables } from '../../../../testing/empty-tables.js';
import { sessionState, stockState } from '../../../../testing/ledger.js';
import { holdCart, pieces, placeHeldCart, seats } from '../../../../testing/purchase.js';
import { suiteAdmin } from '../../../../testing/suite-admin.js';
import { suiteServer } from '../../../../testing/suite-server.js';
import { dataOf, refusalOf, Visitor } from '../../../../testing/visitor.js';
import type { Product } from '../../../catalog/product.entity.js';
import type { WorkshopSession } from '../../../workshops/workshop-session.entity.js';
import { HoldsService } from '../holds.service.js';

const server = suiteServer();
const admin = suiteAdmin(server);
let bowl: Product;
let session: WorkshopSession;

const SOMEBODY = '203.0.113.1';
const ANOTHER = '198.51.100.7';

beforeEach(async () => {
  await emptyTables(server.dataSource, 'product', 'hold', 'order', 'workshop_session', 'log_entry');
  const { manager } = server.dataSource;
  bowl = await aProduct(manager, { name: 'Kase', stockQuantity: 40 });
  session = await aWorkshopSession(manager, { title: 'Çark', capacity: 12 });
});

const list = async () => dataOf(await admin.query('admin.openHolds.list', undefined)) as OpenHoldsRow[];
const release = (network: string) => admin.mutate('admin.openHolds.release', { network });

describe('The open carts', () => {
  it('are listed by network with what they reserve, the greatest first; orders at the bank are not', async () => {
    await holdCart(server.app, { lines: [pieces(bowl, 1)], ipAddress: ANOTHER });
    await holdCart(server.app, { lines: [pieces(bowl, 3)], ipAddress: SOMEBODY });
    const { id: customerId } = await aCustomer(server.dataSource.manager, {
      firstName: 'Ayşe',
      lastName: 'Demir',
    });
    await holdCart(server.app, { lines: [seats(session, 2)], ipAddress: SOMEBODY, customerId });
    await placeHeldCart(
      server.app,
      await holdCart(server.app, { lines: [pieces(bowl, 2)], ipAddress: ANOTHER }),
    );
    expect(await list()).toMatchObject([
      {
        ...{ network: SOMEBODY, carts: 2, pieces: 3, seats: 2, customers: ['Ayşe Demir'] },
        items: [
          { title: 'Kase', quantity: 3 },
          { title: 'Çark', quantity: 2 },
        ],
      },
      { network: ANOTHER, carts: 1, pieces: 1, seats: 0, items: [{ title: 'Kase', quantity: 1 }] },
    ]);
  });

  it('of one network are released together, which is logged; others and orders at the bank stay', async () => {
    await holdCart(server.app, { lines: [pieces(bowl, 3)], ipAddress: SOMEBODY });
    await holdCart(server.app, { lines: [seats(session, 2)], ipAddress: SOMEBODY });
    await holdCart(server.app, { lines: [pieces(bowl, 1)], ipAddress: ANOTHER });
    await placeHeldCart(
      server.app,
      await holdCart(server.app, { lines: [pieces(bowl, 2)], ipAddress: SOMEBODY }),
    );
    expect(dataOf(await release(SOMEBODY))).toBe(2);
    expect(await stockState(server.dataSource, bowl.id)).toMatchObject({ stock: 40, held: 3 });
    expect(await sessionState(server.dataSource, session.id)).toMatchObject({ held: 0 });
    const entries = await server.dataSource.query<{ details: unknown }[]>(
      `SELECT details FROM log_entry WHERE record_kind = 'hold'`,
    );
    expect(entries).toMatchObject([
      { details: { event: 'open_carts_released', after: { network: SOMEBODY, carts: 2 } } },
    ]);
  });

  it('are released once, however many admins press at the same time', async () => {
    const hold = await holdCart(server.app, { lines: [pieces(bowl, 4)], ipAddress: SOMEBODY });
    const { manager } = server.dataSource;
    const holds = server.app.get(HoldsService);
    await Promise.all(
      [1, 2, 3, 4].map(() => manager.transaction(async (inside) => holds.releaseUnplaced(inside, hold.id))),
    );
    expect(await stockState(server.dataSource, bowl.id)).toMatchObject({ stock: 40, held: 0 });
    expect(dataOf(await release(SOMEBODY))).toBe(0);
  });

  it('are for admins only, and a network is a short text', async () => {
    expect((await new Visitor(server).query('admin.openHolds.list', undefined)).status).toBe(401);
    expect(refusalOf(await release('x'.repeat(65))).fields).toEqual({
      network: 'Bu bağlantının açık sepeti yok.',
    });
  });
});
