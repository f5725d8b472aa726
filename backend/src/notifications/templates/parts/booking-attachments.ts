import { squareCodePng } from '../../../platform/square-code.js';
import type { MailAttachment } from '../../mail/mail-template.js';

/** As `TICKET_CODE` names it. */
const SQUARE_CODE = 'karekod';

export async function squareCodeImage(ticketUrl: string): Promise<MailAttachment> {
  return {
    filename: 'karekod.png',
    content: await squareCodePng(ticketUrl),
    contentType: 'image/png',
    cid: SQUARE_CODE,
  };
}

/** `method`: as the file itself says, for mail programs that look no further than the part's type. */
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
