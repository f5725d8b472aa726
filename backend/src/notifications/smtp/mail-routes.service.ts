import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ProcessCopiesService, type ProcessCopy } from '../../platform/change-feed/process-copies.service.js';
import { SecretBox } from '../../platform/security/secret-box.js';
import { CurrentStudio } from '../../studio/current-studio.js';
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

/** The route of the shop's mail, of which every process keeps a copy. */
@Injectable()
export class MailRoutesService implements OnModuleInit {
  private route: MailRoute = null;
  private copy: ProcessCopy | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly copies: ProcessCopiesService,
    private readonly secrets: SecretBox,
    private readonly studio: CurrentStudio,
  ) {}

  async onModuleInit(): Promise<void> {
    this.copy = await this.copies.keep({
      name: 'The mail settings',
      topic: 'mail',
      read: () => this.read(),
    });
  }

  /** The route including every change that this process has heard of. */
  async latest(): Promise<MailRoute> {
    await this.copy?.caughtUp();
    return this.route;
  }

  /** The stored settings, whether active or not. */
  async kept(): Promise<MailSettings> {
    return this.dataSource.manager.findOneByOrFail(MailSettings, { id: 1 });
  }

  /** Whether a server is stored by which no mail goes, because it is switched off. */
  async isSwitchedOff(): Promise<boolean> {
    const { smtpHost, isActive } = await this.kept();
    return smtpHost !== '' && !isActive;
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
    return { name: fromName, address: fromEmail === '' ? this.studio.seller.email : fromEmail };
  }

  private async read(): Promise<void> {
    const kept = await this.kept();
    const route = kept.isActive ? this.routeBy(kept) : null;
    // The same topic announces templates: connections stay when the route is the same.
    if (!isDeepStrictEqual(route, this.route)) this.route = route;
  }
}
