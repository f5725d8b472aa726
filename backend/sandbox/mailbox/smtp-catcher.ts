import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { DeliveryFaults } from './delivery-faults.js';
import { parseMail } from './mail-content.js';
import type { MailStore } from './mail-store.js';

class RefusedDelivery extends Error {
  constructor(readonly responseCode: number) {
    super('Refused on request of a test');
  }
}

interface SmtpCatcher {
  readonly port: number;
  stop(): Promise<void>;
}

/** Accepts all mails and delivers none outside this machine. */
export async function startSmtpCatcher(
  { host, port }: { host: string; port: number },
  { store, faults }: { store: MailStore; faults: DeliveryFaults },
): Promise<SmtpCatcher> {
  const smtp = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'mailbox' }),
    onData: (stream, session, done) => {
      receive(stream, session, { store, faults }).then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error('Delivery failed')),
      );
    },
  });
  // Errors of clients that disconnect midway are ignored.
  smtp.on('error', () => undefined);
  smtp.listen(port, host);
  await once(smtp.server, 'listening');
  const address = smtp.server.address() as AddressInfo;
  return { port: address.port, stop: () => new Promise((resolve) => smtp.close(() => resolve())) };
}

async function receive(
  stream: Readable,
  { envelope }: SMTPServerSession,
  { store, faults }: { store: MailStore; faults: DeliveryFaults },
): Promise<void> {
  const raw = await buffer(stream);
  const fault = faults.take();
  if (fault) await sleep(fault.delayMs);
  if (fault?.status) throw new RefusedDelivery(fault.status);
  const { messageId, subject, from, attachments } = await parseMail(raw);
  await store.add(raw, {
    messageId,
    from: from || (envelope.mailFrom ? envelope.mailFrom.address : ''),
    to: envelope.rcptTo.map(({ address }) => address),
    subject,
    attachmentCount: attachments.length,
  });
}
