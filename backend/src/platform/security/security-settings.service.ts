import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  type SecuritySettings,
  securitySettingsFrom,
} from '../../../contract/guard/security/security-settings.js';
import { ChangeFeed } from '../change-feed/change-feed.js';
import { Log } from '../logging/log.js';
import { Shutdown } from '../shutdown.js';
import { SecuritySetting } from './security-setting.entity.js';

/** Caches the security settings in every process; the change feed announces changes. */
@Injectable()
export class SecuritySettingsService implements OnModuleInit {
  private values = securitySettingsFrom({});
  /** Reads run one after the other, so that an older result cannot overwrite a newer one. */
  private reading: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly changeFeed: ChangeFeed,
    private readonly shutdown: Shutdown,
    private readonly log: Log,
  ) {}

  /** The settings as last read by this process. */
  get current(): SecuritySettings {
    return this.values;
  }

  /** The settings including every change that this process has heard of, for answers that are cached. */
  async latest(): Promise<SecuritySettings> {
    await this.reading;
    return this.values;
  }

  async onModuleInit(): Promise<void> {
    this.changeFeed.onChange((topic) => {
      if (topic === 'settings' || topic === 'caches') this.readAgain();
    });
    await this.read();
  }

  private readAgain(): void {
    this.reading = this.reading
      .then(() => this.read())
      .catch((cause: unknown) => {
        // A process that is shutting down needs no settings, and its database may be closed already.
        if (this.shutdown.hasBegun) return;
        this.log.error('The security settings could not be read; the last ones stay in force.', { cause });
      });
  }

  private async read(): Promise<void> {
    const rows = await this.dataSource.manager.find(SecuritySetting);
    this.values = securitySettingsFrom(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
  }
}
