import ICAL from 'ical.js';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { MAILBOX_URL } from './places.js';
import type { ReadMail } from './mailbox.js';

/** Decodes the QR code in a picture, like a telephone. */
export async function qrCodeIn(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

export interface CalendarEntry {
  readonly uid: string;
  readonly summary: string;
  readonly location: string;
  readonly start: Date;
  readonly end: Date;
  readonly timeZone: string;
}

/** The one event of an .ics file, as a calendar program reads it. */
export function calendarEntryIn(text: string): CalendarEntry {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const [vevent] = calendar.getAllSubcomponents('vevent');
  const event = new ICAL.Event(vevent);
  return {
    uid: event.uid,
    summary: event.summary,
    location: event.location,
    start: event.startDate.toJSDate(),
    end: event.endDate.toJSDate(),
    timeZone: event.startDate.zone.tzid,
  };
}

export async function attachmentOf(mail: ReadMail, mimeType: string): Promise<Buffer> {
  const index = mail.attachments.findIndex((attachment) => attachment.mimeType.startsWith(mimeType));
  const response = await fetch(`${MAILBOX_URL}/api/messages/${mail.id}/attachments/${index}`);
  if (!response.ok) throw new Error(`No ${mimeType} in the mail: ${JSON.stringify(mail.attachments)}`);
  return Buffer.from(await response.arrayBuffer());
}
