import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { NEEDS_CONSENT_VERSION } from '../../../contract/bookings/seat-guests/needs-consent.js';
import type { SeatGuestDto } from '../../../contract/bookings/seat-guests/seat-guests.dto.js';
import { addDays, studioDate } from '../../../contract/common/dates.js';
import { INITIAL_POLICIES } from '../../../contract/workshops/policies/booking-policies.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { anActor } from '../../../testing/order-transitions.js';
import { confirmAtBank, placeCart, seats } from '../../../testing/purchase.js';
import { refusedWith } from '../../../testing/refused.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import { Booking } from '../../bookings/booking.entity.js';
import { SaveSeatGuestsService } from '../../bookings/seat-guests/save-seat-guests.service.js';
import { TicketLinksService } from '../../bookings/ticket-links.service.js';
import { BankReturnService } from '../../payments/bank-return.service.js';
import type { WorkshopSession } from '../../workshops/workshop-session.entity.js';
import { MoveByGuestService } from '../guest/move-by-guest.service.js';
import { RescheduleBookingService } from './reschedule-booking.service.js';

const DAY = addDays(studioDate(new Date()), 9);

const shop = suiteShop();
let saturday: WorkshopSession;
let children: WorkshopSession;
let booking: Booking;

beforeEach(async () => {
  await emptyTables(shop.dataSource, 'order', 'workshop_session', 'hold', 'mail_message', 'log_entry');
  const { manager } = shop.dataSource;
  const wheel = { title: 'Çarkta ilk kâse', capacity: 6, priceKurus: 85_000 };
  saturday = await aWorkshopSession(manager, { ...wheel, date: DAY });
  children = await aWorkshopSession(manager, { ...wheel, date: addDays(DAY, 7), isForChildren: true });
  const { fields } = await confirmAtBank(await placeCart(shop.app, { lines: [seats(saturday, 1)] }));
  await shop.app.get(BankReturnService).receive(fields);
  await manager.query('UPDATE order_line SET policy = $1', [INITIAL_POLICIES.general]);
  booking = await manager.findOneByOrFail(Booking, {});
});

const formKey = () => {
  const path = shop.app.get(TicketLinksService).guestsPath(booking);
  return new URL(path, 'https://shop').searchParams.get('anahtar') ?? '';
};
const moveByStudio = async (to: WorkshopSession) => {
  const actor = await anActor(shop.app);
  const { id: bookingId, version } = booking;
  return shop.dataSource.transaction((manager) =>
    shop.app.get(RescheduleBookingService).rescheduleForCaller(manager, actor, {
      ...{ bookingId, version, sessionId: to.id, positions: [0], reason: '', requestKey: randomUUID() },
      ...{ price: 'kept', seenDifferenceKurus: 0 },
    }),
  );
};
const named = (given: Partial<SeatGuestDto> = {}): SeatGuestDto => ({
  ...{ position: 0, name: 'Can', ageBand: 'adult', guardianName: '', guardianPhone: '' },
  ...{ needs: '', hasNeedsConsent: false, photoConsent: 'ask_at_door', version: 0, ...given },
});
const save = (guest: SeatGuestDto) =>
  shop.app.get(SaveSeatGuestsService).save({
    ...{
      bookingId: booking.id,
      formKey: formKey(),
      guests: [guest],
      needsConsentVersion: NEEDS_CONSENT_VERSION,
    },
  });
const mailed = async () =>
  (
    await shop.dataSource.query<{ payload: { needsAdult: boolean } }[]>(
      `SELECT payload FROM mail_message WHERE template = 'booking-moved'`,
    )
  ).map(({ payload }) => payload.needsAdult);

describe('Seats that move into a workshop for children', () => {
  it('have the studio ask in the mail for the responsible adult, and are not named without one', async () => {
    await save(named());
    await moveByStudio(children);
    expect(await mailed()).toEqual([true]);
    expect(await refusedWith(save(named({ name: 'Can Ak', version: 1 })))).toBe(
      'guests_without_responsible_adult',
    );
    const child = { ageBand: 'child', guardianName: 'Ayşe Demir', guardianPhone: '+905321234567' } as const;
    await save(named({ ...child, version: 1 }));
  });

  it('lead a guest who moved them to naming the adult', async () => {
    const { id: bookingId, version } = booking;
    const { guestsUrl } = await shop.app.get(MoveByGuestService).move({
      ...{ bookingId, formKey: formKey(), version, sessionId: children.id, positions: [0] },
      ...{ seenDifferenceKurus: 0, requestKey: randomUUID() },
    });
    expect(guestsUrl).toMatch(/^\/kimler-geliyor\//);
  });

  it('ask for nobody in a workshop for adults', async () => {
    const glass = { title: 'Cam boyama', date: addDays(DAY, 8), priceKurus: 85_000 };
    await moveByStudio(await aWorkshopSession(shop.dataSource.manager, glass));
    expect(await mailed()).toEqual([false]);
  });
});
