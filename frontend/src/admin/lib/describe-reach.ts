import type { Reach } from '@contract/messaging/messages/admin-messaging.views.js';
import { formatNumber } from './format-number.js';
import { formatPeopleCount } from './format-people-count.js';

/** '1.204 kişi: 1.200 kişinin hesabına, 980 kişiye e-posta ile. …' */
export function describeReach({ recipientCount, accountCount, mailCount, unmailedCount }: Reach): string {
  const ways = [
    accountCount > 0 && `${formatNumber(accountCount)} kişinin hesabına`,
    mailCount > 0 && `${formatNumber(mailCount)} kişiye e-posta ile`,
  ].filter((way) => way !== false);
  const skipped =
    unmailedCount > 0
      ? ` İzni ya da doğrulanmış adresi olmayan ${formatNumber(unmailedCount)} kişiye e-posta gitmez.`
      : '';
  return `${formatPeopleCount(recipientCount)}: ${ways.join(', ')}.${skipped}`;
}
