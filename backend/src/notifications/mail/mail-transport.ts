import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { workContext } from '../../platform/logging/work-context.js';
import type { RenderedMail } from './mail-renderer.js';
import { MailHostsService } from '../smtp/mail-hosts.service.js';
import { MailPool } from '../smtp/mail-pool.js';
import { type MailRoute, MailRoutesService } from '../smtp/mail-routes.service.js';
import { MailTuning } from './mail-tuning.js';

const WHOLE_SEND_MS = 90_000;
const SINGLE_CONNECTIONS = 3;

/** Each lane has its own connections, so that a sign-in code never waits for a campaign. */
export type MailLane = 'single' | 'campaigns';

interface OutgoingMail extends RenderedMail {
  readonly id: string;
  readonly recipient: string;
  /** For the headers of one-click unsubscription; null for mails without consent. */
  readonly unsubscribeUrl: string | null;
}

/** Mails wait like those of a relay that is away, until somebody enters one. */
export class NoMailRelayError extends Error {
  readonly code = 'ENORELAY';

  constructor() {
    super('no mail relay is set up');
  }
}

/** Sends through the studio's relay while its settings are active, else through the environment's. */
@Injectable()
export class MailTransport implements OnApplicationShutdown {
  private current:
    | { readonly route: MailRoute; readonly pools: Readonly<Record<MailLane, MailPool>> }
    | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly routes: MailRoutesService,
    private readonly hosts: MailHostsService,
    private readonly tuning: MailTuning,
  ) {}

  /** Throws NoMailRelayError while neither the back office nor the environment names a relay. */
  async send(mail: OutgoingMail, lane: MailLane): Promise<void> {
    const route = await this.routes.latest();
    const { MAIL_FROM, PUBLIC_URL } = this.settings;
    const from = route?.from ?? MAIL_FROM;
    if (from === undefined) throw new NoMailRelayError();
    await this.poolsFor(route)[lane].send({
      from,
      // An object instead of a string, which could be parsed into several addresses.
      to: { name: '', address: mail.recipient },
      replyTo: { name: '', address: mail.replyTo },
      // The same for every try, so that mail programs recognise a mail that arrives twice after a crash.
      messageId: `<${mail.id}@${senderDomain(MAIL_FROM) ?? new URL(PUBLIC_URL).hostname}>`,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      attachments: [...mail.attachments],
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...requestHeader(),
        ...unsubscribeHeaders(mail.unsubscribeUrl),
      },
      signal: AbortSignal.timeout(WHOLE_SEND_MS),
    });
  }

  onApplicationShutdown(): void {
    this.eachPool((pool) => pool.close());
  }

  /** A change of the route creates a new object, so comparing identity is enough. */
  private poolsFor(route: MailRoute): Readonly<Record<MailLane, MailPool>> {
    if (this.current?.route === route) return this.current.pools;
    this.eachPool((pool) => pool.retire());
    const pools = {
      single: this.openPool(route, SINGLE_CONNECTIONS),
      campaigns: this.openPool(route, this.tuning.campaignConnections),
    };
    this.current = { route, pools };
    return pools;
  }

  private openPool(route: MailRoute, maxConnections: number): MailPool {
    const limits = { maxConnections, socketTimeout: this.tuning.silenceMs };
    if (route !== null) return MailPool.by(route, this.hosts, limits);
    const { SMTP_URL } = this.settings;
    if (SMTP_URL === undefined) throw new NoMailRelayError();
    return MailPool.to(SMTP_URL, limits);
  }

  private eachPool(act: (pool: MailPool) => void): void {
    Object.values(this.current?.pools ?? {}).forEach(act);
  }
}

/** The id of the causing request, to compare the relay's log with ours. */
function requestHeader(): Record<string, string> {
  const { requestId } = workContext();
  return requestId === undefined ? {} : { 'X-Request-Id': requestId };
}

/** Headers of RFC 2369, and of RFC 8058 for one-click unsubscription. */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (url === null) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function senderDomain(from = ''): string | undefined {
  return /@([^\s>]+)/.exec(from)?.[1];
}
