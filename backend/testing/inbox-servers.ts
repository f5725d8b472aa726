import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface InboxServer {
  readonly port: number;
  readonly close: () => void;
}

type Answer = (line: string) => string | undefined;

/** A server that greets and answers line by line, which is enough of IMAP or POP3 for a connection test. */
async function startInboxServer(greeting: string, answer: Answer): Promise<InboxServer> {
  const guests = new Set<Socket>();
  const server = createServer((guest) => {
    guests.add(guest);
    guest.on('error', () => undefined);
    guest.write(greeting);
    guest.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) guest.write(answer(line) ?? '');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      guests.forEach((guest) => guest.destroy());
      server.close();
    },
  };
}

export function startImapServer(password: string): Promise<InboxServer> {
  return startInboxServer('* OK [CAPABILITY IMAP4rev1] ready\r\n', (line) => {
    const [tag = '', command = ''] = line.split(' ');
    if (command.toUpperCase() === 'LOGIN' && !line.includes(password)) {
      return `${tag} NO [AUTHENTICATIONFAILED] wrong\r\n`;
    }
    return `${tag} OK done\r\n`;
  });
}

export function startPop3Server(password: string, hear?: (line: string) => void): Promise<InboxServer> {
  return startInboxServer('+OK ready\r\n', (line) => {
    hear?.(line);
    if (line.startsWith('PASS') && !line.includes(password)) return '-ERR wrong\r\n';
    return line.startsWith('STAT') ? '+OK 0 0\r\n' : '+OK\r\n';
  });
}
