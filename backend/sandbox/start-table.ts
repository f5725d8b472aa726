import { GEMINI_KEYS } from './gemini/behaviours.js';
import { GELIVER_DEMO } from './geliver/start-geliver.js';
import { IYS_DEMO } from './iys/start-iys.js';
import { NETGSM_DEMO } from './netgsm/start-netgsm.js';
import { PARASUT_DEMO } from './parasut/start-parasut.js';
import { DEMO_ADMIN, DEMO_CARD, DEMO_CUSTOMER, DEMO_KEYS } from './demo-settings.js';

interface Addresses {
  readonly shopUrl: string;
  readonly mailboxUrl: string;
  readonly smtpUrl: string;
  readonly isDemoShop: boolean;
}

/** The table of addresses that is printed at the end of a start. */
export function startTable(addresses: Addresses): string {
  const { shopUrl, mailboxUrl, isDemoShop } = addresses;
  const rows = [
    ['Shop', shopUrl],
    ['Admin', `${shopUrl}/admin`],
    ['Mailbox', mailboxUrl],
    ...(isDemoShop ? demoAccounts() : connections(addresses)),
    [
      'Test card',
      `${DEMO_CARD.number}, ${DEMO_CARD.expiry}, CVC ${DEMO_CARD.cvc}, SMS code ${DEMO_CARD.smsCode}`,
    ],
    ['SMS account', `${NETGSM_DEMO.userCode} / ${NETGSM_DEMO.password}, sender ${NETGSM_DEMO.header}`],
    ['Paraşüt', `company ${PARASUT_DEMO.companyId}, ${PARASUT_DEMO.username} / ${PARASUT_DEMO.password},`],
    ['', `client ${PARASUT_DEMO.clientId} / ${PARASUT_DEMO.clientSecret}`],
    ['Cargo token', `${GELIVER_DEMO.token} (Geliver, connections)`],
    [
      'İYS',
      `code ${IYS_DEMO.iysCode}, brand ${IYS_DEMO.brandCode}, ${IYS_DEMO.username} / ${IYS_DEMO.password}`,
    ],
    ['AI key', `${GEMINI_KEYS.working} (blog, AI settings)`],
  ] as const;
  const lines = rows.map(([name = '', value = '']) => `  ${name.padEnd(14)} ${value}`);
  const state = isDemoShop ? 'Toprak is open.' : 'An empty shop runs.';
  return `\n${state} Ctrl-C closes it.\n\n${lines.join('\n')}\n\n`;
}

function demoAccounts(): string[][] {
  return [
    ['Demo admin', `${DEMO_ADMIN.email} / ${DEMO_ADMIN.password}`],
    ['Demo customer', `${DEMO_CUSTOMER.email} / ${DEMO_CUSTOMER.password}`],
  ];
}

/** What the owner of an empty shop enters on screens to reach the stand-ins. */
function connections({ smtpUrl }: Addresses): string[][] {
  const { hostname, port } = new URL(smtpUrl);
  return [
    ['Mail relay', `${hostname}, port ${port}, no encryption, no password`],
    ['iyzico keys', `${DEMO_KEYS.apiKey} / ${DEMO_KEYS.secretKey}`],
  ];
}
