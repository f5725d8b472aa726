import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type SecuritySettings, securitySettingsFrom } from '../../../contract/common/security-settings.js';
import { ProcessCopiesService, type ProcessCopy } from '../change-feed/process-copies.service.js';
import { SecuritySetting } from './security-setting.entity.js';

/** The security settings, of which every process keeps a copy. */
@Injectable()
export class SecuritySettingsService implements OnModuleInit {
  private values = securitySettingsFrom({});
  private copy: ProcessCopy | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly copies: ProcessCopiesService,
  ) {}

  /** The settings as last read by this process. */
  get current(): SecuritySettings {
    return this.values;
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
    this.values = securitySettingsFrom(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
  }
}
