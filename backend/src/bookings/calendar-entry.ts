import dayjs from 'dayjs';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { STUDIO_TIME_ZONE, studioInstant } from '../../contract/common/dates.js';
import { placeOf } from '../../contract/studio/studio-profile.js';
import type { StudioIdentity } from '../studio/current-studio.js';
import type { Booking } from './booking.entity.js';

/** Turkey has used +03 all year since September 2016, and no booking is older. */
const ISTANBUL = [
  'BEGIN:VTIMEZONE',
  `TZID:${STUDIO_TIME_ZONE}`,
  `X-LIC-LOCATION:${STUDIO_TIME_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:20160907T000000',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0300',
  'TZNAME:+03',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/** What a calendar entry tells: a booking, or the seat of one guest of it. */
export type CalendarBooking = Pick<
  Booking,
  'id' | 'status' | 'title' | 'date' | 'startTime' | 'endTime' | 'quantity' | 'isStudent' | 'calendarSequence'
>;

interface CalendarSetting {
  readonly publicUrl: string;
  /** The full address of the ticket's page. */
  readonly ticketUrl: string;
  readonly studio: StudioIdentity;
  readonly now: Date;
}

/**
 * A booking as a calendar entry (RFC 5545). All versions have the same UID, so that a later one moves or
 * removes the entry instead of adding another. The method is PUBLISH: with REQUEST, calendars would send
 * their owner's answer to the studio.
 */
export function calendarEntry(
  booking: CalendarBooking,
  { publicUrl, ticketUrl, studio, now }: CalendarSetting,
): string {
  const { profile, seller } = studio;
  const isCancelled = booking.status === 'cancelled';
  const { date, startTime, endTime } = booking;
  const calendar = ical({
    prodId: { company: profile.name, product: 'Workshop', language: 'TR' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    // No name, because a time zone of the whole calendar would also move the time stamps out of UTC.
    timezone: { name: null, generator: () => ISTANBUL },
  });
  calendar.createEvent({
    id: `${booking.id}@${new URL(publicUrl).hostname}`,
    sequence: booking.calendarSequence,
    stamp: now,
    timezone: STUDIO_TIME_ZONE,
    // Not a plain Date, which would be written in the time zone of this process.
    start: dayjs(studioInstant(date, startTime)).tz(STUDIO_TIME_ZONE),
    end: dayjs(studioInstant(date, endTime)).tz(STUDIO_TIME_ZONE),
    summary: booking.title,
    description: description(booking, ticketUrl),
    location: { title: profile.name, address: placeOf(profile) },
    url: ticketUrl,
    organizer: { name: seller.title, email: seller.email },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return `${calendar.toString()}\r\n`;
}

function description(booking: CalendarBooking, ticketUrl: string): string {
  if (booking.status === 'cancelled') return 'Bu rezervasyon iptal edildi.';
  return [
    `${booking.quantity} kişilik yeriniz ayrıldı.`,
    ...(booking.isStudent ? ['Öğrenci belgenizi yanınıza almayı unutmayın.'] : []),
    `Biletiniz: ${ticketUrl}`,
  ].join('\n');
}
