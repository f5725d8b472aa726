import { beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, studioDate } from '../../../contract/common/dates.js';
import type { BookingPolicy } from '../../../contract/workshops/policies/booking-policy.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { CallOffs } from '../../../testing/call-offs.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { anActor } from '../../../testing/order-transitions.js';
import { confirmAtBank, placeCart, seats } from '../../../testing/purchase.js';
import { bookingRules } from '../../../testing/studio-rules.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import { BankReturnService } from '../../payments/bank-return.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import type { WorkshopSession } from '../../workshops/workshop-session.entity.js';
import { OpenActsService } from './back-office/open-acts.service.js';
import { TooFewGuestsService } from './back-office/too-few-guests.service.js';

const DAY = addDays(studioDate(new Date()), 3);

const shop = suiteShop();
const callOffs = new CallOffs(shop, () => actor);
let actor: Actor;
let session: WorkshopSession;
let other: WorkshopSession;

beforeEach(async () => {
  await emptyTables(
    shop.dataSource,
    ...['order', 'workshop_session', 'hold', 'mail_message', 'log_entry', 'studio_notification'],
    'studio_details',
  );
  actor = await anActor(shop.app);
  const wheel = { title: 'Çarkta ilk kâse', capacity: 6, priceKurus: 85_000 };
  const { manager } = shop.dataSource;
  session = await aWorkshopSession(manager, { ...wheel, date: DAY });
  other = await aWorkshopSession(manager, { ...wheel, date: addDays(DAY, 30) });
});

const acts = () => shop.app.get(OpenActsService).read();
const rules = (given: Partial<BookingPolicy>) => bookingRules(shop.app, given);
async function bought(quantity: number): Promise<string> {
  const placed = await placeCart(shop.app, { lines: [seats(session, quantity)] });
  await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
  const [booking] = await shop.dataSource.query<{ id: string }[]>('SELECT id FROM booking');
  return booking?.id ?? '';
}

describe('What waits for the studio', () => {
  it('is a session with too few guests, before its decision and until it is settled', async () => {
    await rules({ minimumGuests: 3, decisionHours: 36, whenTooFew: 'ask' });
    await bought(2);
    const line = { sessionId: session.id, guests: 2, minimum: 3, whenTooFew: 'ask' };
    expect((await acts()).tooFew).toMatchObject([{ ...line, isAsked: false }]);
    await rules({ minimumGuests: 3, decisionHours: 96, whenTooFew: 'ask' });
    await shop.app.get(TooFewGuestsService).sweep();
    expect((await acts()).tooFew).toMatchObject([{ ...line, isAsked: true }]);
    await bought(1);
    expect((await acts()).tooFew).toEqual([]);
  });

  it('is nothing where there are enough guests, the decision is far, or no rule asks for any', async () => {
    await rules({ minimumGuests: 3, decisionHours: 2 });
    expect((await acts()).tooFew).toEqual([]);
    await rules({ minimumGuests: 0 });
    expect((await acts()).tooFew).toEqual([]);
  });

  it('is guests of a date that was called off, until they have chosen', async () => {
    const bookingId = await bought(2);
    await callOffs.announce(session.id);
    expect((await acts()).unanswered).toMatchObject([
      { sessionId: session.id, date: DAY, isCalledOff: true, waiting: 1, toCall: 0 },
    ]);
    await callOffs.choose('guest', { bookingId, choice: 'move', sessionId: other.id });
    expect((await acts()).unanswered).toEqual([]);
  });

  it('names who must be called', async () => {
    await bought(1);
    await shop.dataSource.query(`UPDATE booking SET email = '', phone = ''`);
    await callOffs.announce(session.id);
    expect((await acts()).unanswered).toMatchObject([{ waiting: 1, toCall: 1 }]);
  });
});
