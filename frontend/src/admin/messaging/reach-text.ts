import type { Reach } from '@contract/messages/admin-messaging.views.js';

const turkish = new Intl.NumberFormat('tr-TR');

export function peopleText(count: number): string {
  return `${turkish.format(count)} kişi`;
}

/** '1.204 kişi: 1.200 kişinin hesabına, 980 kişiye e-posta ile. …' */
export function reachText({ recipientCount, accountCount, mailCount, skippedCount }: Reach): string {
  const ways = [
    accountCount > 0 && `${turkish.format(accountCount)} kişinin hesabına`,
    mailCount > 0 && `${turkish.format(mailCount)} kişiye e-posta ile`,
  ].filter((way) => way !== false);
  const skipped =
    skippedCount > 0
      ? ` İzni ya da doğrulanmış adresi olmayan ${turkish.format(skippedCount)} kişiye e-posta gitmez.`
      : '';
  return `${peopleText(recipientCount)}: ${ways.join(', ')}.${skipped}`;
}
