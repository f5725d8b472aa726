import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/**
 * The relay's behaviour at one try of a mail. Only `accepts-in-silence` accepts the mail: its answer is lost,
 * which the sender cannot distinguish from `hangs-up-after-it`.
 */
export type Trouble =
  | 'says-later'
  | 'knows-nobody'
  | 'hangs-up-before-it'
  | 'hangs-up-amid-it'
  | 'hangs-up-after-it'
  | 'falls-silent'
  | 'accepts-in-silence';

interface RelayOptions {
  /** Called at each try of a recipient, counted from 1; null accepts the mail. */
  readonly troubleWith?: (recipient: string, tryNumber: number) => Trouble | null;
  readonly port?: number;
}

export interface FlakyRelay {
  readonly url: string;
  /** The Message-IDs of accepted mails, by recipient. */
  readonly accepted: ReadonlyMap<string, readonly string[]>;
  readonly counts: { tries: number; troubles: number };
  /** Mails to matching recipients are neither accepted nor refused until the hold is lifted. */
  readonly hold: (isHeld: (recipient: string) => boolean) => void;
  /** The number of mails being held. */
  readonly heldCount: () => number;
  readonly lift: () => void;
  readonly close: () => Promise<void>;
}

type Done = (error?: Error | null) => void;

/** Starts a mail relay with real connections, some of which break at the worst moment. */
export async function startFlakyRelay({
  troubleWith = () => null,
  port = 0,
}: RelayOptions = {}): Promise<FlakyRelay> {
  const sockets = new Map<number, Socket>();
  const accepted = new Map<string, string[]>();
  const tries = new Map<string, number>();
  const troubles = new WeakMap<object, Trouble | null>();
  const counts = { tries: 0, troubles: 0 };
  const held = new Map<() => void, SMTPServerSession>();
  let isHeld: (recipient: string) => boolean = () => false;

  const hangUp = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.destroy();
  const recipientOf = ({ envelope }: SMTPServerSession) => envelope.rcptTo[0]?.address ?? '';
  const keep = (recipient: string, head: string) => {
    const messageId = /^Message-ID:\s*(\S+)/im.exec(head)?.[1] ?? '';
    accepted.set(recipient, [...(accepted.get(recipient) ?? []), messageId]);
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, session, done) => {
      const tryNumber = (tries.get(address) ?? 0) + 1;
      tries.set(address, tryNumber);
      counts.tries += 1;
      const trouble = troubleWith(address, tryNumber);
      if (trouble) counts.troubles += 1;
      troubles.set(session, trouble);
      if (trouble === 'says-later') done(refusal(451, 'try again later'));
      else if (trouble === 'knows-nobody') done(refusal(550, 'no such user'));
      else if (trouble === 'hangs-up-before-it') hangUp(session);
      else if (trouble !== 'falls-silent') done();
    },
    onData: (stream, session, done) => {
      const trouble = troubles.get(session) ?? null;
      if (trouble === 'hangs-up-amid-it') {
        stream.once('data', () => hangUp(session)).on('error', () => undefined);
        return;
      }
      void buffer(stream).then(
        (content) => answer({ session, trouble, head: content.toString('latin1', 0, 4_096), done }),
        () => undefined,
      );
    },
  });

  function answer(mail: {
    session: SMTPServerSession;
    trouble: Trouble | null;
    head: string;
    done: Done;
  }): void {
    const { session, trouble, head, done } = mail;
    const recipient = recipientOf(session);
    if (trouble === 'hangs-up-after-it') return void hangUp(session);
    const letIn = () => {
      if (sockets.get(session.remotePort)?.destroyed ?? true) return;
      keep(recipient, head);
      if (trouble === 'accepts-in-silence') hangUp(session);
      else done();
    };
    if (isHeld(recipient)) held.set(letIn, session);
    else letIn();
  }

  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    accepted,
    counts,
    hold: (condition) => {
      isHeld = condition;
    },
    heldCount: () => [...held.values()].filter(({ remotePort }) => sockets.has(remotePort)).length,
    lift: () => {
      isHeld = () => false;
      [...held.keys()].forEach((letIn) => letIn());
      held.clear();
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
