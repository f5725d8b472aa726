import { describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { inTimeZone } from '../../testing/in-time-zone.js';
import { testStudio } from '../../testing/test-studio.js';
import type { Booking } from './booking.entity.js';
import { calendarEntry } from './calendar-entry.js';

const BOOKED = {
  id: '7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c11',
  status: 'confirmed',
  title: 'Seramik Atölyesi: çarkta ilk kâse; ışık, gölge ve \\ öğün',
  date: '2026-12-12',
  startTime: '14:00',
  endTime: '17:00',
  quantity: 2,
  isStudent: true,
  calendarSequence: 0,
} as const;
const TICKET_URL = `https://toprak.example/bilet/${BOOKED.id}?anahtar=Zk3x-_9QmVtYp0aLr8sWc1uN2bH4gJ6d`;
const { profile, seller } = testStudio();
const SETTING = {
  publicUrl: 'https://toprak.example',
  ticketUrl: TICKET_URL,
  studio: { profile, seller },
  now: new Date('2026-11-21T11:02:00Z'),
};

const entry = (given: Partial<Booking> = {}) => calendarEntry({ ...BOOKED, ...given }, SETTING);

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const component = calendar.getFirstSubcomponent('vevent')!;
  return { calendar, component, event: new ICAL.Event(component) };
}

describe('The calendar entry of a ticket', () => {
  it('names the hour of the studio’s clock and its time zone', () => {
    const { calendar, component, event } = read(entry());
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-12T11:00:00.000Z');
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-12-12T14:00:00.000Z');
    expect(component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('Europe/Istanbul');
    expect(component.getFirstProperty('dtend')?.getParameter('tzid')).toBe('Europe/Istanbul');
    expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Europe/Istanbul');
  });

  it.each([
    ['2027-03-28', '2027-03-28T11:00:00.000Z'],
    ['2027-07-01', '2027-07-01T11:00:00.000Z'],
    ['2027-10-31', '2027-10-31T11:00:00.000Z'],
    ['2027-03-14', '2027-03-14T11:00:00.000Z'],
  ])('is three hours ahead of UTC all year, whatever other countries do: %s', (date, instant) => {
    expect(read(entry({ date })).event.startDate.toJSDate().toISOString()).toBe(instant);
  });

  it.each(['UTC', 'America/New_York', 'Asia/Tokyo'])('is the same from a server in %s', (zone) => {
    const expression = `module.calendarEntry(${JSON.stringify(BOOKED)}, { ...${JSON.stringify(SETTING)}, now: new Date(${SETTING.now.getTime()}) })`;
    expect(inTimeZone(zone, 'src/bookings/calendar-entry.ts', expression)).toBe(entry());
  });

  it('tells what, where, whose ticket and which studio', () => {
    const { calendar, component, event } = read(entry());
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Toprak//Workshop//TR');
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(event.summary).toBe(BOOKED.title);
    expect(event.location).toContain('Kuzguncuk Mah. İcadiye Cad. No: 48, 34674 Üsküdar / İstanbul');
    expect(event.description).toContain('2 kişilik yeriniz ayrıldı.');
    expect(event.description).toContain('Öğrenci belgenizi yanınıza almayı unutmayın.');
    expect(component.getFirstPropertyValue('url')).toBe(TICKET_URL);
    expect(event.description).toContain(TICKET_URL);
    expect(event.uid).toBe(`${BOOKED.id}@toprak.example`);
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-21T11:02:00Z');
    const organizer = component.getFirstProperty('organizer')!;
    expect(organizer.getFirstValue()).toBe('mailto:merhaba@toprak.example');
    expect(organizer.getParameter('cn')).toBe('Toprak Seramik Atölyesi Ltd. Şti.');
    expect(component.getFirstProperty('attendee')).toBeNull();
  });

  it('asks only students for their document', () => {
    expect(read(entry({ isStudent: false })).event.description).not.toContain('belge');
  });

  it('takes itself away once the booking is cancelled: same UID, higher sequence', () => {
    const [before, after] = [read(entry()), read(entry({ status: 'cancelled', calendarSequence: 1 }))];
    expect(after.event.uid).toBe(before.event.uid);
    expect(after.event.sequence).toBeGreaterThan(before.event.sequence);
    expect(after.calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(after.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(after.event.startDate.toString()).toBe(before.event.startDate.toString());
    expect(after.component.getFirstPropertyValue('organizer')).toBe(
      before.component.getFirstPropertyValue('organizer'),
    );
  });

  it('keeps to the letter of the format: CRLF, and lines of at most 75 octets with whole Turkish letters', () => {
    const text = entry({ title: 'Işıklı çömlek, ğüzel şekil; İğne oyası '.repeat(6).trim() });
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\ufffd');
    }
    expect(read(text).event.summary).toContain('ğüzel şekil; İğne oyası Işıklı');
  });

  it('cannot be led to other properties by a text', () => {
    const { component, event } = read(
      entry({ title: 'Kâse\r\nATTENDEE:mailto:herkes@example.com\nX-BAD:1' }),
    );
    expect(component.getFirstProperty('attendee')).toBeNull();
    expect(component.getFirstProperty('x-bad')).toBeNull();
    expect(event.summary).toContain('ATTENDEE');
  });
});
