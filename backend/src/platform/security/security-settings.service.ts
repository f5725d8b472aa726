import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type SecuritySettings, securitySettingsFrom } from '../../../contract/common/security-settings.js';
import type { SiteClosure } from '../../../contract/site-status/site-closure.js';
import { ProcessCopiesService, type ProcessCopy } from '../change-feed/process-copies.service.js';
import { SecuritySetting } from './security-setting.entity.js';
import { ShopOpening } from './shop-opening.entity.js';

/** The security settings and whether the shop is open, of which every process keeps a copy. */
@Injectable()
export class SecuritySettingsService implements OnModuleInit {
  private values = securitySettingsFrom({});
  private wasOpened = false;
  private copy: ProcessCopy | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly copies: ProcessCopiesService,
  ) {}

  /** The settings as last read by this process. */
  get current(): SecuritySettings {
    return this.values;
  }

  /** Why the shop is closed to visitors, as last read by this process; null while it is open. */
  get closure(): SiteClosure | null {
    if (!this.wasOpened) return 'before_opening';
    return this.values.maintenance_mode ? 'maintenance' : null;
  }

  /** The settings including every change that this process has heard of, for answers that are cached. */
  async latest(): Promise<SecuritySettings> {
    await this.copy?.caughtUp();
    return this.values;
  }

  async onModuleInit(): Promise<void> {
    this.copy = await this.copies.keep({
      name: 'The security settings',
      topic: 'settings',
      read: () => this.read(),
    });
  }

  private async read(): Promise<void> {
    const rows = await this.dataSource.manager.find(SecuritySetting);
    this.wasOpened = await this.dataSource.manager.exists(ShopOpening);
    this.values = securitySettingsFrom(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
  }
}
