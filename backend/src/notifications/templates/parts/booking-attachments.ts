import { qrCodePng } from '../../../platform/qr-code.js';
import type { MailAttachment } from '../../mail/mail-template.js';

/** The name by which `TICKET_CODE` shows the picture. */
const SQUARE_CODE = 'karekod';

export async function qrCodeImage(ticketUrl: string): Promise<MailAttachment> {
  return {
    filename: 'karekod.png',
    content: await qrCodePng(ticketUrl),
    contentType: 'image/png',
    cid: SQUARE_CODE,
  };
}

/** `method`: the same as in the file itself, for mail programs that read only the type of the part. */
export function calendarFile(
  { shortId, calendar }: { readonly shortId: string; readonly calendar: string },
  method: 'PUBLISH' | 'CANCEL',
): MailAttachment {
  return {
    filename: `workshop-${shortId}.ics`,
    content: Buffer.from(calendar),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  };
}
