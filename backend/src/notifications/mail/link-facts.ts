import type { SecretBox } from '../../platform/security/secret-box.js';

/** The facts with a key that opens an order or a ticket without an account, wherever they stand in the payload. */
const LINK_FACTS: readonly string[] = [
  'orderUrl',
  'ticketUrl',
  'guestsUrl',
  'changesUrl',
  'choiceUrl',
  'pageUrl',
  'calendar',
  'paymentUrl',
  'leaveUrl',
];

type LinkBox = Pick<SecretBox, 'seal' | 'open'>;

/** Seals these facts for the mail's row, which is kept after the mail has been sent. */
export function sealLinks(payload: object, box: LinkBox): object {
  return mapLinks(payload, (link) => box.seal(link)) as object;
}

/** The facts as they were before `sealLinks`. Those sealed with another APP_SECRET are blank. */
export function openLinks<Payload extends object>(payload: Payload, box: LinkBox): Payload {
  return mapLinks(payload, (sealed) => box.open(sealed) ?? '') as Payload;
}

function mapLinks(value: unknown, change: (link: string) => string): unknown {
  if (Array.isArray(value)) return value.map((part) => mapLinks(part, change));
  if (typeof value !== 'object' || value === null) return value;
  const facts = Object.entries(value).map(([name, fact]: [string, unknown]) => [
    name,
    LINK_FACTS.includes(name) && typeof fact === 'string' ? change(fact) : mapLinks(fact, change),
  ]);
  return Object.fromEntries(facts);
}
