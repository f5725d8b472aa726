import { beforeAll, describe, expect, it } from '@jest/globals';
import { seedShopToSellFrom } from '../../testing/shop-to-sell-from.js';
import { suiteServer } from '../../testing/suite-server.js';
import { OpenActsService } from '../../src/booking-changes/call-off/back-office/open-acts.service.js';
import { verifyData } from '../../src/operations/verify/verify-data.js';
import { Settings } from '../../src/platform/config/settings.js';
import { DEMO_ASKED_GUEST, DEMO_PARTIES } from './demo-guests.texts.js';
import { expectGuests } from './expect-guests.js';

describe('Who is expected when a demo opens', () => {
  const server = suiteServer();
  const sql = <Row>(text: string) => server.dataSource.query<Row[]>(text);

  beforeAll(async () => {
    await seedShopToSellFrom(server.dataSource.manager);
    await expectGuests(server.app);
    await expectGuests(server.app);
  });

  it('sits in the next workshop, by name, once', async () => {
    const guests = await sql<{ name: string }>(
      `SELECT guest.name FROM seat_guest guest JOIN booking ON booking.id = guest.booking_id
       WHERE booking.session_id = (SELECT id FROM workshop_session
         WHERE ends_at > now() + interval '15 minutes' AND NOT is_for_children ORDER BY date, start_time LIMIT 1)
       ORDER BY booking.created_at, guest.position`,
    );
    expect(guests.map(({ name }) => name)).toEqual(
      DEMO_PARTIES.flatMap((party) => party.guests.map(({ name }) => name)),
    );
  });

  it('is paid for but for one, and one has a note about health', async () => {
    const open = await sql<{ phone: string }>('SELECT phone FROM "order" WHERE open_kurus > 0');
    expect(open).toEqual(
      DEMO_PARTIES.filter(({ payment }) => payment === 'none').map(({ phone }) => ({ phone })),
    );
    expect(await sql(`SELECT 1 FROM seat_guest WHERE needs <> ''`)).toHaveLength(1);
  });

  it('has still to answer in one case whether a later start suits', async () => {
    const { unanswered } = await server.app.get(OpenActsService).read();
    expect(unanswered).toMatchObject([{ isCalledOff: false, waiting: 1, toCall: 0 }]);
    const [asked] = await sql<{ email: string }>(
      'SELECT email FROM booking JOIN guest_choice choice ON choice.booking_id = booking.id',
    );
    expect(asked).toEqual({ email: DEMO_ASKED_GUEST.email });
  });

  it('leaves seats, money and ledger in order', async () => {
    const said: string[] = [];
    const found = await verifyData(server.app.get(Settings).DATABASE_URL, (text) => said.push(text));
    expect(found === 0 ? [] : said).toEqual([]);
  });
});
