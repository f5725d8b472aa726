import { beforeEach, describe, expect, it } from '@jest/globals';
import { aProduct } from '../../../seed/catalog.js';
import { aCustomer } from '../../../seed/customers.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { changeOrderStatus } from '../../../testing/order-transitions.js';
import { eventually } from '../../../testing/poll.js';
import { confirmAtBank, pieces, placeCart, seats } from '../../../testing/purchase.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import type { RequestedLine } from '../../../contract/checkout/quote.js';
import type { OrderStatus } from '../../../contract/orders/order-status.js';
import { CustomerRecordsService } from '../accounts/customer-records.service.js';
import type { Customer } from '../accounts/customer.entity.js';
import type { Product } from '../../catalog/product.entity.js';
import { InvoiceDetailsService } from '../../orders/invoice-details/invoice-details.service.js';
import { BankReturnService } from '../../payments/bank-return.service.js';
import type { WorkshopSession } from '../../workshops/workshop-session.entity.js';
import { DeleteAccountService } from './delete-account.service.js';
import { EraseOrdersSweeperService } from './erase-orders-sweeper.service.js';

const NOBODY = { name: 'Silinmiş Kullanıcı', email: '', isErased: true };
const AYSE = { name: 'Ayşe Demir', email: 'ayse@toprak.example', isErased: false };

describe('An order whose buyer deleted their account', () => {
  const shop = suiteShop();
  let zeynep: Customer;
  let mug: Product;
  let session: WorkshopSession;

  beforeEach(async () => {
    const { manager } = shop.dataSource;
    zeynep = await aCustomer(manager);
    mug = await aProduct(manager, { priceKurus: 64_000 });
    session = await aWorkshopSession(manager, { priceKurus: 100_000 });
  });

  const bought = async (lines: RequestedLine[] = [pieces(mug, 1)]): Promise<string> => {
    const placed = await placeCart(shop.app, { lines, customerId: zeynep.id });
    await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
    return placed.orderId;
  };
  const transition = (orderId: string, status: OrderStatus, version?: number) =>
    changeOrderStatus(shop.app, { orderId, status, ...(version !== undefined && { version }) });
  const mailsAreOut = () =>
    shop.dataSource.query(
      `UPDATE mail_message SET status = 'sent', sent_at = now() WHERE status = 'pending'`,
    );
  const endAccount = () =>
    shop.dataSource.transaction(async (manager) =>
      shop.app
        .get(DeleteAccountService)
        .end(manager, await shop.app.get(CustomerRecordsService).lock(manager, zeynep.id)),
    );
  const sweep = () => shop.app.get(EraseOrdersSweeperService).sweep();
  const buyer = async (orderId: string) => {
    const [found] = await shop.dataSource.query<(typeof AYSE)[]>(
      `SELECT name || ' ' || surname AS name, email, erased_at IS NOT NULL AS "isErased"
       FROM "order" WHERE id = $1`,
      [orderId],
    );
    return found;
  };
  const versionOf = async (orderId: string) => {
    const [found] = await shop.dataSource.query<{ version: number }[]>(
      'SELECT version FROM "order" WHERE id = $1',
      [orderId],
    );
    return found?.version ?? 0;
  };

  it('is erased at once when it was delivered, and when it was cancelled', async () => {
    const [delivered, cancelled] = [await bought(), await bought()];
    await transition(delivered, 'delivered');
    await transition(cancelled, 'cancelled');
    await shop.dataSource.query(`UPDATE refund SET status = 'done', done_at = now()`);
    await mailsAreOut();
    await endAccount();
    expect([await buyer(delivered), await buyer(cancelled)]).toEqual([NOBODY, NOBODY]);
  });

  it('loses the details of its invoice with its buyer', async () => {
    const orderId = await bought();
    await shop.app.get(InvoiceDetailsService).write(shop.dataSource.manager, orderId, {
      kind: 'person',
      identityNumber: '10000000146',
    });
    const kept = () => shop.dataSource.query('SELECT kind FROM order_invoice_details');
    await transition(orderId, 'delivered');
    expect(await kept()).toHaveLength(1);
    await mailsAreOut();
    await endAccount();
    expect(await kept()).toEqual([]);
  });

  it('keeps whom the parcel goes to until it has come and the last mail is out', async () => {
    const orderId = await bought();
    await mailsAreOut();
    await endAccount();
    await transition(orderId, 'shipped');
    await mailsAreOut();
    await sweep();
    expect(await buyer(orderId)).toEqual(AYSE);
    await transition(orderId, 'delivered');
    await sweep();
    expect(await buyer(orderId)).toEqual(AYSE);
    await mailsAreOut();
    await sweep();
    expect(await buyer(orderId)).toEqual(NOBODY);
    const told = await shop.dataSource.query<unknown[]>(
      `SELECT DISTINCT recipient FROM mail_message WHERE dedupe_key LIKE '%' || $1 || '%'`,
      [orderId],
    );
    expect(told).toEqual([{ recipient: '' }]);
  });

  it.each(['requested', 'unclear', 'failed'])(
    'keeps whose money it is while a refund is %s',
    async (status) => {
      const orderId = await bought();
      await transition(orderId, 'cancelled');
      await shop.dataSource.query('UPDATE refund SET status = $1', [status]);
      await mailsAreOut();
      await endAccount();
      expect(await buyer(orderId)).toEqual(AYSE);
      await shop.dataSource.query(`UPDATE refund SET status = 'done', done_at = now()`);
      await sweep();
      expect(await buyer(orderId)).toEqual(NOBODY);
    },
  );

  it('of seats alone rests the day after the workshop, and its tickets name nobody', async () => {
    const orderId = await bought([seats(session, 2)]);
    await mailsAreOut();
    await endAccount();
    const move = (date: string) =>
      shop.dataSource.query(`UPDATE booking SET date = ${date} WHERE order_id = $1`, [orderId]);
    await move(`(now() AT TIME ZONE 'Europe/Istanbul')::date`);
    await sweep();
    expect(await buyer(orderId)).toEqual(AYSE);
    await move(`(now() AT TIME ZONE 'Europe/Istanbul')::date - 1`);
    await sweep();
    expect(await buyer(orderId)).toEqual(NOBODY);
    const guests = await shop.dataSource.query<unknown[]>(
      `SELECT DISTINCT b.name, b.email, b.phone, b.remind_at, g.name AS guest
       FROM booking b LEFT JOIN seat_guest g ON g.booking_id = b.id WHERE b.order_id = $1`,
      [orderId],
    );
    expect(guests).toEqual([{ name: 'Silinmiş', email: '', phone: '', remind_at: null, guest: null }]);
  });

  it('writes to nobody when the studio opens it again', async () => {
    const orderId = await bought([pieces(mug, 1), seats(session)]);
    await transition(orderId, 'cancelled');
    await shop.dataSource.query(`UPDATE refund SET status = 'done', done_at = now()`);
    await mailsAreOut();
    await endAccount();
    await transition(orderId, 'preparing');
    const waiting = await shop.dataSource.query<unknown[]>(
      `SELECT recipient, template FROM mail_message WHERE status = 'pending' AND template <> 'account-deleted'`,
    );
    expect(waiting).toEqual([]);
  });

  it('is counted among those of its new name, and found by it', async () => {
    const orderId = await bought();
    await transition(orderId, 'delivered');
    await mailsAreOut();
    await endAccount();
    const wrong = await shop.dataSource.query<unknown[]>(
      `SELECT bucket, sum(records) AS tallied, count FROM order_tally
       FULL JOIN (SELECT left(customer_sort_key, 2) AS bucket, count(*) FROM "order" GROUP BY 1) counted USING (bucket)
       WHERE sort = 'name' GROUP BY bucket, count HAVING sum(records) <> coalesce(count, 0)`,
    );
    expect(wrong).toEqual([]);
    const found = await shop.dataSource.query<unknown[]>(
      `SELECT id FROM "order" WHERE id = $1 AND customer_search LIKE '%silinmis kullanici%'`,
      [orderId],
    );
    expect(found).toEqual([{ id: orderId }]);
  });

  it('is erased or changed, never both, when the studio and the sweeper come at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const orderId = await bought();
      await mailsAreOut();
      await endAccount();
      await shop.dataSource.query(`UPDATE "order" SET status = 'delivered' WHERE id = $1`, [orderId]);
      const version = await versionOf(orderId);
      const [changed] = await Promise.allSettled([transition(orderId, 'preparing', version), sweep()]);
      const isChanged = changed.status === 'fulfilled';
      expect(await buyer(orderId)).toEqual(isChanged ? AYSE : NOBODY);
      if (!isChanged) expect(changed.reason).toMatchObject({ code: 'changed_meanwhile' });
      zeynep = await aCustomer(shop.dataSource.manager);
    }
  });

  it('is not erased when it is opened again while the sweeper waits for it', async () => {
    const orderId = await bought();
    await mailsAreOut();
    await endAccount();
    await shop.dataSource.query(`UPDATE "order" SET status = 'delivered' WHERE id = $1`, [orderId]);
    let swept: Promise<void> | undefined;
    await shop.dataSource.transaction(async (manager) => {
      await manager.query(`UPDATE "order" SET status = 'preparing' WHERE id = $1`, [orderId]);
      swept = sweep();
      await eventually('the sweeper waits', async () => {
        const waiting = await shop.dataSource.query<unknown[]>(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return waiting.length > 0;
      });
    });
    await swept;
    expect(await buyer(orderId)).toEqual(AYSE);
  });
});
