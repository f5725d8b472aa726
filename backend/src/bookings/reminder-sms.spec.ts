import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aWorkshopSession } from '../../seed/workshops.js';
import { aPaidLine, BOOKING_TABLES, bookingServices } from '../../testing/bookings.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { suiteDatabase } from '../../testing/suite-database.js';
import { fitsSms } from '../notifications/sms/sms-length.js';
import type { Booking } from './booking.entity.js';
import { reminderSms } from './reminder-sms.js';
import { testStudio } from '../../testing/test-studio.js';

const BOOKED = '2026-11-21T11:02:00Z';
const DUE = '2026-12-11T07:00:00Z';
const studio = testStudio();

describe('The reminder by text message', () => {
  it.each([
    [false, 'Yarın'],
    [true, 'Bugün'],
  ])('says day, workshop, hours, and what to do (is it today: %p)', (isToday, day) => {
    const booking = { title: 'Çarkta ilk kâse', startTime: '14:00', endTime: '17:00' };
    expect(reminderSms(booking, { isToday, studio })).toBe(
      `${day} görüşüyoruz: Çarkta ilk kâse, 14:00–17:00. Biletiniz e-postanızda. Gelemezseniz arayın: 0216 555 01 48. Toprak`,
    );
  });

  it('fits whatever the workshop is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        const booking = { title, startTime: '14:00', endTime: '17:00' };
        expect(fitsSms(reminderSms(booking, { isToday: false, studio }))).toBe(true);
      }),
    );
  });

  describe('is a row', () => {
    const database = suiteDatabase(BOOKING_TABLES);

    beforeEach(() =>
      emptyTables(
        database.dataSource,
        'order',
        'workshop_session',
        'mail_message',
        'sms_message',
        'outbox_job',
        'studio_notification',
      ),
    );

    function servicesWith(isOn: boolean) {
      return bookingServices(database.dataSource, {
        now: BOOKED,
        stored: { sms_notifications_enabled: String(isOn) },
      });
    }

    const aBooking = ({ book }: ReturnType<typeof servicesWith>): Promise<Booking> =>
      database.dataSource.transaction(async (manager) => {
        const session = await aWorkshopSession(manager, { date: '2026-12-12', capacity: 8 });
        return book.book(manager, await aPaidLine(manager, session));
      });

    const texts = () =>
      database.dataSource.query<{ dedupe_key: string; recipient: string; text: string }[]>(
        'SELECT dedupe_key, recipient, text FROM sms_message',
      );

    it('to the telephone of the booking, once, while the channel is on', async () => {
      const services = servicesWith(true);
      const booking = await aBooking(services);
      services.clock.moveTo(DUE);
      await services.reminders.sweep();
      await services.reminders.sweep();
      expect(await texts()).toEqual([
        {
          dedupe_key: `booking-reminder:${booking.id}:0`,
          recipient: '+905325550112',
          text: expect.stringMatching(/^Yarın görüşüyoruz: /),
        },
      ]);
    });

    it('of nobody while the channel is off; the mail goes all the same', async () => {
      const services = servicesWith(false);
      await aBooking(services);
      services.clock.moveTo(DUE);
      await services.reminders.sweep();
      expect(await texts()).toEqual([]);
      const mails = await database.dataSource.query<unknown[]>(
        `SELECT 1 FROM mail_message WHERE template = 'booking-reminder'`,
      );
      expect(mails).toHaveLength(1);
    });

    it('that is taken back when the booking is cancelled before it left', async () => {
      const services = servicesWith(true);
      const booking = await aBooking(services);
      services.clock.moveTo(DUE);
      await services.reminders.sweep();
      await database.dataSource.transaction((manager) =>
        services.cancel.cancelOfOrder(manager, booking.orderId),
      );
      expect(await texts()).toEqual([]);
    });
  });
});
