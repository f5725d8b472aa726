import { expect } from '@playwright/test';
import { MAILBOX_URL } from './places.js';

interface ListedMail {
  readonly id: string;
  readonly to: readonly string[];
  readonly subject: string;
}

export interface ReadMail extends ListedMail {
  readonly html: string;
  readonly text: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly attachments: readonly {
    readonly filename: string;
    readonly mimeType: string;
    readonly size: number;
  }[];
}

/** The mail with this subject to this address, once it has arrived. */
export async function mailTo(address: string, subject: RegExp, mailbox = MAILBOX_URL): Promise<ReadMail> {
  let found: ListedMail | undefined;
  await expect
    .poll(async () => {
      const listed = await get<ListedMail[]>(`/api/messages?to=${encodeURIComponent(address)}`, mailbox);
      found = listed.find((mail) => subject.test(mail.subject));
      return found?.subject;
    })
    .toMatch(subject);
  return get<ReadMail>(`/api/messages/${found?.id ?? ''}`, mailbox);
}

/** All with this subject that have come so far. */
export async function mailsTo(address: string, subject: RegExp): Promise<ListedMail[]> {
  const listed = await get<ListedMail[]>(`/api/messages?to=${encodeURIComponent(address)}`);
  return listed.filter((mail) => subject.test(mail.subject));
}

export function headerOf(mail: ReadMail, name: string): string | undefined {
  return mail.headers.find((header) => header.name.toLowerCase() === name.toLowerCase())?.value;
}

/** The SMTP address of the demo's mailbox. */
export async function smtpOfMailbox(): Promise<{ readonly host: string; readonly port: number }> {
  return get('/api/smtp');
}

async function get<T>(path: string, mailbox = MAILBOX_URL): Promise<T> {
  return (await (await fetch(`${mailbox}${path}`)).json()) as T;
}
