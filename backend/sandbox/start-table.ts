import { GEMINI_KEYS } from './gemini/behaviours.js';
import { NETGSM_DEMO } from './netgsm/start-netgsm.js';
import { DEMO_ADMIN, DEMO_CARD, DEMO_CUSTOMER } from './demo-settings.js';

/** The table of addresses that is printed at the end of a start. */
export function startTable({ shopUrl, mailboxUrl }: { shopUrl: string; mailboxUrl: string }): string {
  const rows = [
    ['Shop', shopUrl],
    ['Admin', `${shopUrl}/admin`],
    ['Mailbox', mailboxUrl],
    ['Demo admin', `${DEMO_ADMIN.email} / ${DEMO_ADMIN.password}`],
    ['Demo customer', `${DEMO_CUSTOMER.email} / ${DEMO_CUSTOMER.password}`],
    [
      'Test card',
      `${DEMO_CARD.number}, ${DEMO_CARD.expiry}, CVC ${DEMO_CARD.cvc}, SMS code ${DEMO_CARD.smsCode}`,
    ],
    ['SMS account', `${NETGSM_DEMO.userCode} / ${NETGSM_DEMO.password}, sender ${NETGSM_DEMO.header}`],
    ['AI key', `${GEMINI_KEYS.working} (blog, AI settings)`],
  ] as const;
  const lines = rows.map(([name, value]) => `  ${name.padEnd(14)} ${value}`);
  return `\nToprak is open. Ctrl-C closes it.\n\n${lines.join('\n')}\n\n`;
}
