import { qrCodePng } from '../../../platform/qr-code.js';
import type { BookingTicketFacts } from '../../mail/facts/booking-mail-facts.js';
import type { MailAttachment } from '../../mail/mail-template.js';

type TicketFacts = Pick<BookingTicketFacts, 'shortId' | 'ticketUrl' | 'calendar'>;

/** `TICKET_CODE` shows the picture by its `cid`, which names the ticket because a mail may contain several. */
export async function qrCodeImage({
  shortId,
  ticketUrl,
}: Omit<TicketFacts, 'calendar'>): Promise<MailAttachment> {
  return {
    filename: `karekod-${shortId}.png`,
    content: await qrCodePng(ticketUrl),
    contentType: 'image/png',
    cid: `karekod-${shortId}`,
  };
}

export async function ticketFiles(ticket: TicketFacts): Promise<MailAttachment[]> {
  return [await qrCodeImage(ticket), calendarFile(ticket, 'PUBLISH')];
}

/** `method`: the same as in the file itself, for mail programs that read only the type of the part. */
export function calendarFile(
  { shortId, calendar }: Omit<TicketFacts, 'ticketUrl'>,
  method: 'PUBLISH' | 'CANCEL',
): MailAttachment {
  return {
    filename: `workshop-${shortId}.ics`,
    content: Buffer.from(calendar),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  };
}
