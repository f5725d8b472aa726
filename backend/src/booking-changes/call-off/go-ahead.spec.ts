import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { GoAheadDto } from '../../../contract/booking-changes/call-off/go-ahead.dto.js';
import { addDays, studioDate } from '../../../contract/common/dates.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { anActor } from '../../../testing/order-transitions.js';
import { confirmAtBank, placeCart, seats } from '../../../testing/purchase.js';
import { refusedWith } from '../../../testing/refused.js';
import { bookingRules } from '../../../testing/studio-rules.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import { ChangeBookingStatusService } from '../../bookings/status/change-booking-status.service.js';
import { BankReturnService } from '../../payments/bank-return.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import type { WorkshopSession } from '../../workshops/workshop-session.entity.js';
import { GoAheadService } from './back-office/go-ahead.service.js';
import { OpenActsService } from './back-office/open-acts.service.js';
import { TooFewGuestsService } from './back-office/too-few-guests.service.js';

const shop = suiteShop();
let actor: Actor;
let session: WorkshopSession;

const sql = <Row>(text: string) => shop.dataSource.query<Row[]>(text);
const sweep = () => shop.app.get(TooFewGuestsService).sweep();
const shown = async () => (await shop.app.get(OpenActsService).read()).tooFew;
const goAhead = (given: Partial<GoAheadDto> = {}) =>
  shop.app.get(GoAheadService).decide(actor, {
    ...{ sessionId: session.id, guests: 2, requestKey: randomUUID() },
    ...given,
  });
const decisions = () => sql<object>('SELECT guests, made_by AS "by" FROM session_go_ahead ORDER BY made_at');
const notices = async () =>
  (await sql<{ title: string }>('SELECT title FROM studio_notification')).filter(
    ({ title }) => title === 'Workshopa gelecekler azaldı',
  );
async function bought(): Promise<string> {
  const placed = await placeCart(shop.app, { lines: [seats(session, 1)] });
  await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
  const [booking] = await sql<{ id: string }>('SELECT id FROM booking ORDER BY created_at DESC LIMIT 1');
  return booking?.id ?? '';
}
const cancels = (bookingId: string) =>
  shop.app
    .get(ChangeBookingStatusService)
    .change(actor, { bookingId, version: 1, status: 'cancelled', refundsMoney: false });

let last: string;

beforeEach(async () => {
  await emptyTables(
    shop.dataSource,
    ...['order', 'workshop_session', 'hold', 'mail_message', 'log_entry', 'studio_notification'],
    'studio_details',
  );
  actor = await anActor(shop.app);
  const date = addDays(studioDate(new Date()), 2);
  session = await aWorkshopSession(shop.dataSource.manager, { date, capacity: 6 });
  await bookingRules(shop.app, { minimumGuests: 3, decisionHours: 96, whenTooFew: 'ask' });
  await bought();
  last = await bought();
  await sweep();
});

describe('A session with too few guests that the studio leaves as it is', () => {
  it('is not asked about any more, and who decided it is kept', async () => {
    expect(await shown()).toMatchObject([{ guests: 2, isAsked: true, decidedFor: null }]);
    await goAhead();
    expect(await shown()).toEqual([]);
    const [{ email } = { email: '' }] = await sql<{ email: string }>('SELECT email FROM admin');
    expect(await decisions()).toEqual([{ guests: 2, by: email }]);
    const entries = await sql<object>(
      `SELECT details->>'event' AS event FROM log_entry
       WHERE record_kind = 'workshop_session' AND record_id = '${session.id}'`,
    );
    expect(entries).toContainEqual({ event: 'session_goes_ahead' });
  });

  it('is asked about again once there are fewer guests, and the studio hears of it once', async () => {
    await goAhead();
    await sweep();
    expect(await notices()).toEqual([]);
    await cancels(last);
    expect(await shown()).toMatchObject([{ guests: 1, isAsked: true, decidedFor: 2 }]);
    await sweep();
    await sweep();
    expect(await notices()).toHaveLength(1);
    await goAhead({ guests: 1 });
    expect(await shown()).toEqual([]);
  });

  it('is not asked about when guests come and go above what was decided', async () => {
    await goAhead();
    const third = await bought();
    await cancels(third);
    expect(await shown()).toEqual([]);
  });

  it('is decided once when the request arrives three times, or two admins send it', async () => {
    const requestKey = randomUUID();
    await Promise.all([goAhead({ requestKey }), goAhead({ requestKey }), goAhead({ requestKey }), goAhead()]);
    expect(await decisions()).toHaveLength(1);
    expect(await refusedWith(goAhead({ requestKey, guests: 1 }))).toBe('changed_meanwhile');
  });

  it('is decided again when there are fewer than were seen', async () => {
    await cancels(last);
    expect(await refusedWith(goAhead())).toBe('too_few_now_fewer');
    expect(await decisions()).toEqual([]);
  });

  it.each([
    ['that is called off', 'UPDATE workshop_session SET removed_at = now(), cancelled_at = now()'],
    ['about which nobody is asked', 'DELETE FROM too_few_decision'],
  ])('cannot be one %s', async (_what, meanwhile) => {
    await shop.dataSource.query(meanwhile);
    expect(await refusedWith(goAhead())).toBe('too_few_settled');
    expect(await decisions()).toEqual([]);
  });

  it('keeps the decision as it was made', async () => {
    await goAhead();
    await expect(shop.dataSource.query('UPDATE session_go_ahead SET guests = 0')).rejects.toThrow();
  });
});
