import type { DataSource } from 'typeorm';
import type { MailKind, MailPayloads } from '../src/notifications/mail/mail-template.js';

/** The payload of the latest mail of a kind; null when there is none. */
export async function latestMail<K extends MailKind>(
  dataSource: DataSource,
  template: K,
  recipient: string,
): Promise<MailPayloads[K] | null> {
  const [mail] = await dataSource.query<{ payload: MailPayloads[K] }[]>(
    `SELECT payload FROM mail_message WHERE template = $1 AND lower(recipient) = lower($2)
     ORDER BY created_at DESC LIMIT 1`,
    [template, recipient],
  );
  return mail?.payload ?? null;
}

/** The six digits of the last mailed code. */
export async function mailedCode(dataSource: DataSource, recipient: string): Promise<string> {
  const mail = await latestMail(dataSource, 'verification-code', recipient);
  if (!mail) throw new Error(`No code was mailed to ${recipient}.`);
  return mail.code;
}

/** The page and the token of the last mailed link that ends a lock-out. */
export async function mailedUnlockLink(
  dataSource: DataSource,
  template: 'account-locked' | 'admin-locked',
  recipient: string,
): Promise<{ readonly path: string; readonly token: string }> {
  const mail = await latestMail(dataSource, template, recipient);
  if (!mail) throw new Error(`No link was mailed to ${recipient}.`);
  const { pathname, searchParams } = new URL(mail.unlockUrl, 'https://toprak.example');
  return { path: pathname, token: searchParams.get('anahtar') ?? '' };
}

/** The number of mails of a kind that wait for a recipient. */
export async function countMails(
  dataSource: DataSource,
  template: MailKind,
  recipient: string,
): Promise<number> {
  const [counted] = await dataSource.query<{ count: number }[]>(
    'SELECT count(*)::int AS count FROM mail_message WHERE template = $1 AND lower(recipient) = lower($2)',
    [template, recipient],
  );
  return counted?.count ?? 0;
}
