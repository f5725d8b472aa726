import { squareCodePng } from '../../platform/square-code.js';
import type { MailAttachment } from '../mail-template.js';
import { COLOR, LOOK } from './mail-look.js';

const SQUARE_CODE = 'karekod';

/** Where a mail shows the square code that is attached to it. White around it, or a dark mail hides its edge. */
export const HTML_SQUARE_CODE = `<p style="margin:24px 0 8px;text-align:center"><img src="cid:${SQUARE_CODE}" width="220" height="220" alt="{{shortId}} numaralı biletinizin karekodu" style="display:inline-block;width:220px;height:220px;border:1px solid ${COLOR.line};border-radius:12px;background:#FFFFFF"></p>
<p ${LOOK.small} align="center">Bilet {{shortId}}. Girişte bu karekodu telefonunuzdan göstermeniz yeterli.</p>
`;

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
