import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type {
  MailState,
  ServiceStates,
  StorageState,
  Trial,
} from '../../../contract/connections/service-states.js';
import { describeMailFailure } from '../../../contract/messaging/email/mail-failure.js';
import { AiSettingsService } from '../../blog/back-office/ai/ai-settings.service.js';
import { MediaStorage } from '../../media/storage/media-storage.js';
import { describeMailError } from '../../notifications/mail/describe-mail-error.js';
import { NoMailRelayError } from '../../notifications/mail/mail-transport.js';
import { MailRoutesService } from '../../notifications/smtp/mail-routes.service.js';
import { RelayCheckService } from '../../notifications/smtp/relay-check.service.js';
import { Settings } from '../../platform/config/settings.js';
import { Log } from '../../platform/logging/log.js';

/** What the connections are that other pages, or the server, set up, and whether they work. */
@Injectable()
export class ServiceStatesService {
  constructor(
    private readonly settings: Settings,
    private readonly routes: MailRoutesService,
    private readonly relay: RelayCheckService,
    private readonly ai: AiSettingsService,
    private readonly storage: MediaStorage,
    private readonly log: Log,
  ) {}

  async view(): Promise<ServiceStates> {
    const { apiKey, model } = await this.ai.view();
    return {
      mail: await this.mail(),
      ai: { isConfigured: apiKey !== '', model },
      storage: await this.storageState(),
    };
  }

  /** Signs in at the relay in force, and sends nothing. */
  async tryMail(): Promise<Trial> {
    const route = await this.routes.latest();
    const { SMTP_URL } = this.settings;
    try {
      if (route !== null) await this.relay.check(route);
      else if (SMTP_URL === undefined) throw new NoMailRelayError();
      else await this.relay.checkUrl(SMTP_URL);
      return { isReached: true, message: 'Doğrulandı: sunucu yanıt verdi ve girişi kabul etti.' };
    } catch (error) {
      return { isReached: false, message: describeMailFailure(describeMailError(error)) };
    }
  }

  /** Writes a few bytes where the pictures are, reads them back and removes them. */
  async tryStorage(): Promise<Trial> {
    const key = `trials/${randomUUID()}`;
    const bytes = Buffer.from(key);
    try {
      await this.storage.write(key, bytes);
      const isSame = (await this.storage.read(key))?.equals(bytes) === true;
      await this.storage.remove([key]);
      return isSame
        ? { isReached: true, message: 'Yazıldı, okundu ve silindi.' }
        : { isReached: false, message: 'Yazılan, olduğu gibi okunamadı.' };
    } catch (cause) {
      this.log.warn('The trial of the picture storage failed.', { cause });
      return { isReached: false, message: 'Yazılamadı. Dolu ya da kapalı olabilir; sunucuya bakın.' };
    }
  }

  private async mail(): Promise<MailState> {
    const route = await this.routes.latest();
    const isSwitchedOff = await this.routes.isSwitchedOff();
    if (route !== null) {
      return { way: 'back_office', host: route.host, sender: route.from.address, isSwitchedOff };
    }
    const { SMTP_URL, MAIL_FROM = null } = this.settings;
    if (SMTP_URL === undefined) return { way: null, host: null, sender: null, isSwitchedOff };
    const host = URL.parse(SMTP_URL)?.hostname ?? null;
    return { way: 'environment', host, sender: MAIL_FROM, isSwitchedOff };
  }

  private async storageState(): Promise<StorageState> {
    const { MEDIA_STORE: kind, MEDIA_DIR, S3_BUCKET } = this.settings;
    if (kind === 's3') return { kind, place: S3_BUCKET, free: null };
    const free = await statfs(MEDIA_DIR).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => null,
    );
    return { kind, place: MEDIA_DIR, free };
  }
}
