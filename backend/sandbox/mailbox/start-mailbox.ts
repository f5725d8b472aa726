import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sendJson } from '../web/http-io.js';
import { DeliveryFaults } from './delivery-faults.js';
import { MailStore } from './mail-store.js';
import { answerMailbox } from './mailbox-routes.js';
import { startSmtpCatcher } from './smtp-catcher.js';

export interface MailboxOptions {
  /** 0 for a free port. */
  readonly webPort: number;
  readonly smtpPort?: number;
  readonly dataDir: string;
  readonly host?: string;
}

export interface Mailbox {
  readonly webUrl: string;
  readonly smtpUrl: string;
  stop(): Promise<void>;
}

export async function startMailbox({ webPort, smtpPort, dataDir, host }: MailboxOptions): Promise<Mailbox> {
  const at = host ?? '127.0.0.1';
  const kept = { store: new MailStore(join(dataDir, 'messages')), faults: new DeliveryFaults() };
  const smtp = await startSmtpCatcher({ host: at, port: smtpPort ?? 0 }, kept);
  const parts = { ...kept, smtp: { host: at, port: smtp.port } };
  const web = createServer((request: IncomingMessage, response: ServerResponse) => {
    answerMailbox(request, response, parts).catch(() => {
      if (!response.headersSent) sendJson(response, 500, { error: 'The mailbox failed' });
    });
  }).listen(webPort, at);
  await once(web, 'listening').catch(async (error: unknown) => {
    await smtp.stop();
    throw error;
  });
  return {
    webUrl: `http://${at}:${(web.address() as AddressInfo).port}`,
    smtpUrl: `smtp://${at}:${smtp.port}`,
    stop: async () => {
      await Promise.all([close(web), smtp.stop()]);
    },
  };
}

async function close(web: Server): Promise<void> {
  const closed = once(web, 'close');
  web.close();
  web.closeAllConnections();
  await closed;
}
