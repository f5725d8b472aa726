import { beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, studioDate } from '../../../contract/common/dates.js';
import type { BookingPolicy } from '../../../contract/workshops/policies/booking-policy.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { confirmAtBank, placeCart, seats } from '../../../testing/purchase.js';
import { bookingRules } from '../../../testing/studio-rules.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import { BankReturnService } from '../../payments/bank-return.service.js';
import type { WorkshopSession } from '../../workshops/workshop-session.entity.js';
import { CallOffSweeperService } from './call-off-sweeper.service.js';
import { TooFewGuestsService } from './back-office/too-few-guests.service.js';

const shop = suiteShop();
let tomorrow: WorkshopSession;

const rules = (given: Partial<BookingPolicy>) => bookingRules(shop.app, given);
const sql = <Row>(text: string) => shop.dataSource.query<Row[]>(text);
const decide = () => shop.app.get(TooFewGuestsService).sweep();
const outcomes = () => sql<object>('SELECT guests, minimum, outcome FROM too_few_decision');
const notices = () =>
  sql<{ message: string }>(
    `SELECT message FROM studio_notification WHERE title = 'Workshopa yeterli katılım yok'`,
  );
async function bought(quantity: number): Promise<void> {
  const placed = await placeCart(shop.app, { lines: [seats(tomorrow, quantity)] });
  await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
}

beforeEach(async () => {
  await emptyTables(
    shop.dataSource,
    ...[
      'order',
      'workshop_session',
      'hold',
      'mail_message',
      'log_entry',
      'studio_notification',
      'studio_details',
    ],
  );
  const { manager } = shop.dataSource;
  tomorrow = await aWorkshopSession(manager, { date: addDays(studioDate(new Date()), 1), capacity: 6 });
});

describe('On the day of decision, a workshop', () => {
  it('with too few guests is left to the studio, which is asked once', async () => {
    await rules({ minimumGuests: 3, decisionHours: 72, whenTooFew: 'ask' });
    await bought(2);
    await Promise.all([decide(), decide()]);
    await decide();
    expect(await outcomes()).toEqual([{ guests: 2, minimum: 3, outcome: 'asked' }]);
    expect(await notices()).toEqual([
      { message: expect.stringContaining('2 kişi var; kuralınız en az 3 kişi') },
    ]);
    expect(await sql('SELECT 1 FROM session_call_off')).toEqual([]);
  });

  it('calls itself off where the rules say so, with ten minutes to take it back', async () => {
    await rules({ minimumGuests: 3, decisionHours: 72, whenTooFew: 'call_off' });
    await bought(2);
    await Promise.all([decide(), decide()]);
    expect(await sql(`SELECT made_by AS "by", announced_at AS "told" FROM session_call_off`)).toEqual([
      { by: 'shop', told: null },
    ]);
    expect(await notices()).toHaveLength(1);
    await shop.app.get(CallOffSweeperService).sweep();
    expect(await sql('SELECT 1 FROM guest_choice')).toEqual([]);
    await shop.dataSource.query(`UPDATE session_call_off SET announce_at = now() - interval '1 second'`);
    await shop.app.get(CallOffSweeperService).sweep();
    expect(await sql('SELECT told_by AS "toldBy" FROM guest_choice')).toHaveLength(1);
  });

  it('is not called off again once the studio has taken it back', async () => {
    await rules({ minimumGuests: 3, decisionHours: 72, whenTooFew: 'call_off' });
    await decide();
    await shop.dataSource.query('UPDATE session_call_off SET undone_at = now()');
    await shop.dataSource.query('UPDATE workshop_session SET removed_at = NULL, cancelled_at = NULL');
    await decide();
    expect(await sql('SELECT 1 FROM session_call_off')).toHaveLength(1);
  });

  it('with enough guests takes place', async () => {
    await rules({ minimumGuests: 2, decisionHours: 72 });
    await bought(2);
    await decide();
    expect(await outcomes()).toEqual([{ guests: 2, minimum: 2, outcome: 'enough' }]);
    expect(await notices()).toEqual([]);
  });

  it.each<[string, Partial<BookingPolicy>]>([
    ['that is still far away', { minimumGuests: 3, decisionHours: 1 }],
    ['that needs nobody', { minimumGuests: 0 }],
  ])('%s is left alone', async (_what, given) => {
    await rules(given);
    await decide();
    expect(await outcomes()).toEqual([]);
  });
});
