import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  /** The recipient in the envelope. */
  readonly recipient: string;
  readonly raw: string;
  readonly parsed: Email;
}

export interface TestSmtpServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** The codes for the next recipients, in turn; later ones are accepted again. */
  readonly refuse: (...codes: number[]) => void;
  readonly close: () => Promise<void>;
}

/** Starts a real mail relay in this process. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const refusals: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      const code = refusals.shift();
      done(code === undefined ? null : Object.assign(new Error('not now'), { responseCode: code }));
    },
    onData: (stream, session, done) => {
      void buffer(stream).then(async (content) => {
        const recipient = session.envelope.rcptTo[0]?.address ?? '';
        received.push({ recipient, raw: content.toString(), parsed: await PostalMime.parse(content) });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (...codes) => void refusals.push(...codes),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
