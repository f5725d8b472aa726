import { run } from '@zootools/email-spell-checker';

/** The mail services that most people in Turkey use, which mistyped addresses are led to. */
const COMMON = [
  'gmail.com',
  'hotmail.com',
  'hotmail.com.tr',
  'outlook.com',
  'outlook.com.tr',
  'yahoo.com',
  'yahoo.com.tr',
  'icloud.com',
  'live.com',
  'msn.com',
  'windowslive.com',
  'yandex.com',
  'yandex.com.tr',
  'mynet.com',
  'ttmail.com',
  'superonline.com',
  'proton.me',
  'protonmail.com',
];

/** Services that really exist and are so near to a common one that they would be taken for it. */
const REAL_NEIGHBOURS = [
  'aol.com',
  'email.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hotmail.co.uk',
  'hotmail.de',
  'hotmail.fr',
  'hotmail.it',
  'hotmail.nl',
  'line.com',
  'live.nl',
  'mac.com',
  'mail.com',
  'mail.ru',
  'me.com',
  'outlook.de',
  'outlook.fr',
  'pm.me',
  'rocketmail.com',
  'yahoo.co.uk',
  'yahoo.de',
  'yahoo.fr',
  'yandex.ru',
  'ymail.com',
];

/**
 * The address that was probably meant: 'ayse@gmial.com' → 'ayse@gmail.com'; null without a doubt. The library's own
 * lists of endings are not used, because they would correct 'itu.edu.tr' to 'itu.edu'.
 */
export function suggestEmail(email: string): string | null {
  const domains = [...COMMON, ...REAL_NEIGHBOURS];
  const found = run({ email: email.trim(), domains, topLevelDomains: [], secondLevelDomains: [] });
  return found !== undefined && COMMON.includes(found.domain) ? found.full : null;
}
