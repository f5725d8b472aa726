import { latestMail } from './mails.js';
import { anAddress } from './shop-client.js';
import type { TestServer } from './test-server.js';
import { Visitor } from './visitor.js';

type Shop = Pick<TestServer, 'url' | 'dataSource'>;

export const aNewcomer = (shop: Pick<Shop, 'url'>) => new Visitor(shop, { address: anAddress() });

/** Submits the newsletter form as the site does. */
export function askToSubscribe(shop: Pick<Shop, 'url'>, email: string) {
  return aNewcomer(shop).mutate('newsletter.subscribe', { email, hasAgreed: true, textVersion: '2026-11' });
}

/** The token in the last mailed confirmation link. */
export async function confirmationToken(
  { dataSource }: Pick<Shop, 'dataSource'>,
  email: string,
): Promise<string> {
  const mail = await latestMail(dataSource, 'newsletter-confirmation', email);
  if (!mail) throw new Error(`No confirmation was mailed to ${email}.`);
  return new URL(mail.confirmUrl, 'http://shop').searchParams.get('anahtar') ?? '';
}

/** Takes both steps of subscribing. */
export async function subscribed(shop: Shop, email: string): Promise<void> {
  await askToSubscribe(shop, email);
  const token = await confirmationToken(shop, email);
  const { status, text } = await aNewcomer(shop).mutate('newsletter.confirm', { token });
  if (status !== 200) throw new Error(`Not subscribed: ${text}`);
}
