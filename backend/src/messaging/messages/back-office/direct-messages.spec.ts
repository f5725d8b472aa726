import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { PageOf } from '../../../../contract/admin/page.query.js';
import type {
  MessageCampaignView,
  RecipientsView,
} from '../../../../contract/messaging/messages/admin-messaging.views.js';
import type { DirectAudience } from '../../../../contract/messaging/messages/audience.js';
import { aCustomer } from '../../../../seed/customers.js';
import { aPaidOrder } from '../../../../testing/account-orders.js';
import { emptyTables } from '../../../../testing/empty-tables.js';
import { suiteAdmin } from '../../../../testing/suite-admin.js';
import { suiteServer } from '../../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../../testing/visitor.js';
import { DeliverCampaignsService } from '../../campaigns/deliver-campaigns.service.js';

const WRITTEN = { subject: 'Yarın yağmur var', message: 'Şemsiyenizi unutmayın.\n\nGörüşmek üzere.' };
const BUYER = 'alici@example.com';
const GUEST = 'misafir@example.com';

describe('A message to whom a record belongs', () => {
  const server = suiteServer();
  const admin = suiteAdmin(server);
  let customerId: string;
  let guestOrder: string;
  let session: string;

  beforeAll(async () => {
    const { manager } = server.dataSource;
    ({ id: customerId } = await aCustomer(manager, { email: BUYER, firstName: 'Kaya', lastName: 'Uz' }));
    await aPaidOrder(server.app, { customerId, email: 'iste@example.com' });
    ({ orderId: guestOrder } = await aPaidOrder(server.app, { email: GUEST }));
    await aPaidOrder(server.app, { email: 'baska-gun@example.com' });
    [{ id: session }] = await manager.query<[{ id: string }]>(
      `SELECT session_id AS id FROM booking WHERE order_id = $1`,
      [guestOrder],
    );
    // The seats of all but one order are in that session.
    await manager.query(
      `UPDATE booking SET email = bought.email,
         session_id = CASE WHEN bought.email = 'baska-gun@example.com' THEN session_id ELSE $1::uuid END
       FROM "order" bought WHERE bought.id = booking.order_id`,
      [session],
    );
  });
  beforeEach(async () => {
    await emptyTables(server.dataSource, 'campaign');
    await emptyTables(server.dataSource, 'mail_message', 'outbox_job', 'log_entry', 'customer_message');
    await server.dataSource.query(`UPDATE booking SET status = 'confirmed', payment_status = 'paid'`);
  });

  const recipients = async (audience: DirectAudience, targetId: string) =>
    dataOf(await admin.query('admin.messaging.directRecipients', { audience, targetId })) as RecipientsView;
  const addresses = async (audience: DirectAudience, targetId: string) =>
    (await recipients(audience, targetId)).items.map(({ email }) => email.toLowerCase());
  const send = (audience: DirectAudience, targetId: string, key = randomUUID()) =>
    admin.mutate('admin.messaging.sendDirect', { key, ...WRITTEN, audience, targetId });
  const deliver = () => server.app.get(DeliverCampaignsService).deliver();
  const mailed = () =>
    server.dataSource.query<object[]>(
      'SELECT lower(recipient) AS "to", template FROM mail_message ORDER BY recipient',
    );

  it('reaches the guests of one session at the addresses of their bookings', async () => {
    expect(await addresses('session_guests', session)).toEqual(['iste@example.com', GUEST]);
  });

  it('leaves out who cancelled, and on wish who has not paid', async () => {
    await server.dataSource.query(`UPDATE booking SET payment_status = 'unpaid' WHERE email = $1`, [GUEST]);
    expect(await addresses('session_guests', session)).toEqual(['iste@example.com', GUEST]);
    expect(await addresses('session_paid_guests', session)).toEqual(['iste@example.com']);
    await server.dataSource.query(`UPDATE booking SET status = 'cancelled' WHERE email = $1`, [GUEST]);
    expect(await addresses('session_guests', session)).toEqual(['iste@example.com']);
  });

  it('is sent once without any consent, by mail and to the account, and is in the history', async () => {
    const key = randomUUID();
    const pressed = await Promise.all([1, 2, 3].map(() => send('session_guests', session, key)));
    expect(pressed.map(dataOf)).toEqual(Array(3).fill({ sentCount: 2 }));
    await deliver();
    expect(await mailed()).toEqual([
      { to: 'iste@example.com', template: 'studio-message' },
      { to: GUEST, template: 'studio-message' },
    ]);
    expect(await server.dataSource.query('SELECT customer_id AS id FROM customer_message')).toEqual([
      { id: customerId },
    ]);
    const history = dataOf(await admin.query('admin.messaging.history', {})) as PageOf<MessageCampaignView>;
    expect(history.items).toMatchObject([
      {
        ...WRITTEN,
        audience: 'session_guests',
        target: expect.stringMatching(/, \d\d:\d\d–\d\d:\d\d$/) as unknown as string,
      },
    ]);
    expect(dataOf(await admin.query('admin.messaging.sentTo', { targetId: session }))).toMatchObject([
      WRITTEN,
    ]);
    const [entry] = await server.dataSource.query<{ details: object }[]>(
      `SELECT details FROM log_entry WHERE record_kind = 'message'`,
    );
    expect(entry?.details).toMatchObject({ after: { audience: 'session_guests', targetId: session } });
  });

  it('reaches one customer, and the buyer of one order, by name', async () => {
    expect(await addresses('one_customer', customerId)).toEqual([BUYER]);
    expect(await addresses('order_buyer', guestOrder)).toEqual([GUEST]);
    await send('one_customer', customerId);
    await send('order_buyer', guestOrder);
    const { items } = dataOf(await admin.query('admin.messaging.history', {})) as PageOf<MessageCampaignView>;
    expect(items.map(({ target }) => target)).toEqual([
      expect.stringContaining(guestOrder.slice(0, 8).toUpperCase()),
      'Kaya Uz',
    ]);
  });

  it('is refused for nobody, and is no group of the documented call', async () => {
    expect(refusalOf(await send('session_guests', randomUUID()))).toMatchObject({ code: 'no_recipients' });
    await send('order_buyer', guestOrder);
    expect((await admin.ask('/api/admin_messaging.php')).json).toMatchObject({ notifications: [] });
  });
});
