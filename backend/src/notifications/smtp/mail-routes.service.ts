import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ChangeFeed } from '../../platform/change-feed/change-feed.js';
import { Settings } from '../../platform/config/settings.js';
import { Log } from '../../platform/logging/log.js';
import { SecretBox } from '../../platform/security/secret-box.js';
import { MailSettings } from './mail-settings.entity.js';

interface Sender {
  readonly name: string;
  readonly address: string;
}

/** The studio's own relay. */
export interface RelayRoute {
  readonly host: string;
  readonly port: number;
  readonly encryption: MailSettings['smtpEncryption'];
  readonly username: string;
  readonly password: string;
  readonly from: Sender;
}

/** The route of mail; null for the environment's relay. */
export type MailRoute = RelayRoute | null;

/** Caches the route of the shop's mail in every process; the change feed announces changes. */
@Injectable()
export class MailRoutesService implements OnModuleInit {
  private route: MailRoute = null;
  /** Reads run one after the other, so that an older result cannot overwrite a newer one. */
  private reading: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly changeFeed: ChangeFeed,
    private readonly secrets: SecretBox,
    private readonly settings: Settings,
    private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    this.changeFeed.onChange((topic) => {
      if (topic === 'mail') this.readAgain();
    });
    await this.read();
  }

  /** The route including every change that this process has heard of. */
  async latest(): Promise<MailRoute> {
    await this.reading;
    return this.route;
  }

  /** The stored settings, whether active or not. */
  async kept(): Promise<MailSettings> {
    return this.dataSource.manager.findOneByOrFail(MailSettings, { id: 1 });
  }

  routeBy(kept: MailSettings): RelayRoute {
    const { smtpHost: host, smtpPort: port, smtpEncryption: encryption, smtpUsername: username } = kept;
    const password = this.passwordOf(kept);
    return { host, port, encryption, username, password, from: this.senderOf(kept) };
  }

  /** Empty when there is none, or when it was encrypted with another APP_SECRET and has to be typed again. */
  passwordOf({ smtpPasswordSealed: sealed }: Pick<MailSettings, 'smtpPasswordSealed'>): string {
    return sealed === null ? '' : (this.secrets.open(sealed) ?? '');
  }

  private senderOf({ fromName, fromEmail }: MailSettings): Sender {
    return { name: fromName, address: fromEmail === '' ? this.settings.SELLER_EMAIL : fromEmail };
  }

  private readAgain(): void {
    this.reading = this.reading
      .then(() => this.read())
      .catch((cause: unknown) => {
        this.log.error('The mail settings could not be read; the last ones stay in force.', { cause });
      });
  }

  private async read(): Promise<void> {
    const kept = await this.kept();
    const route = kept.isActive ? this.routeBy(kept) : null;
    // The same topic announces templates: connections stay when the route is the same.
    if (!isDeepStrictEqual(route, this.route)) this.route = route;
  }
}
