import type { Reach } from '@contract/messages/admin-messaging.views.js';
import { numberText } from '../lib/number-text.js';
import { peopleText } from '../lib/people-text.js';

/** '1.204 kişi: 1.200 kişinin hesabına, 980 kişiye e-posta ile. …' */
export function reachText({ recipientCount, accountCount, mailCount, skippedCount }: Reach): string {
  const ways = [
    accountCount > 0 && `${numberText(accountCount)} kişinin hesabına`,
    mailCount > 0 && `${numberText(mailCount)} kişiye e-posta ile`,
  ].filter((way) => way !== false);
  const skipped =
    skippedCount > 0
      ? ` İzni ya da doğrulanmış adresi olmayan ${numberText(skippedCount)} kişiye e-posta gitmez.`
      : '';
  return `${peopleText(recipientCount)}: ${ways.join(', ')}.${skipped}`;
}
