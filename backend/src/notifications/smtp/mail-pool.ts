import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import type { MailHostsService } from './mail-hosts.service.js';
import type { RelayRoute } from './mail-routes.service.js';

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

const PATIENCE = {
  // The job queue does the repeating.
  maxRequeues: 0,
  connectionTimeout: CONNECT_MS,
  greetingTimeout: CONNECT_MS,
  dnsTimeout: CONNECT_MS,
  socketTimeout: SILENCE_MS,
  disableFileAccess: true,
  disableUrlAccess: true,
} as const;

interface PoolLimits {
  readonly maxConnections: number;
  /** The allowed silence in milliseconds. */
  readonly socketTimeout: number;
}

/** The connections to one relay. Once retired, it ends after its last mail. */
export class MailPool {
  private underway = 0;
  private isRetired = false;

  constructor(private readonly transporter: Transporter) {}

  static to(url: string, limits: PoolLimits): MailPool {
    return new MailPool(createTransport({ url, pool: true, ...PATIENCE, ...limits }));
  }

  static by(route: RelayRoute, hosts: MailHostsService, limits: PoolLimits): MailPool {
    const options = { ...relayOptions(route, hosts), pool: true, ...limits } as const;
    const transporter: Transporter = createTransport(options);
    return new MailPool(transporter);
  }

  async send(mail: SendMailOptions): Promise<void> {
    this.underway += 1;
    try {
      await this.transporter.sendMail(mail);
    } finally {
      this.underway -= 1;
      if (this.isRetired && this.underway === 0) this.close();
    }
  }

  /** Accepts no further mails; those being sent still go out. */
  retire(): void {
    this.isRetired = true;
    if (this.underway === 0) this.close();
  }

  close(): void {
    this.transporter.close();
  }
}

/** Options for nodemailer: connects to the checked address, and verifies the certificate for the name. */
export function relayOptions(
  { host, port, encryption, username, password }: RelayRoute,
  hosts: MailHostsService,
) {
  return {
    ...PATIENCE,
    host,
    port,
    secure: encryption === 'ssl',
    requireTLS: encryption === 'tls',
    ignoreTLS: encryption === 'none',
    ...(username !== '' && { auth: { user: username, pass: password } }),
    getSocket: (_options: unknown, done: (error: Error | null, socket?: object) => void) => {
      hosts.connectTo({ host, port }).then(
        (connection) => done(null, { connection }),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  };
}
