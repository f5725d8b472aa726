import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { Settings } from '../../platform/config/settings.js';
import { Log } from '../../platform/logging/log.js';
import { keepFirstNoticeAddress } from '../../studio/keep-first-notice-address.js';
import { Admin } from '../admin.entity.js';
import { CreateAdminService } from '../create-admin.service.js';

/**
 * Creates the first admin of a new shop from ADMIN_EMAIL and ADMIN_PASSWORD; later starts ignore these
 * settings.
 */
@Injectable()
export class FirstAdminService implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly admins: CreateAdminService,
    private readonly settings: Settings,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = this.settings;
    if (!ADMIN_EMAIL || !ADMIN_PASSWORD || (await this.dataSource.manager.exists(Admin))) return;
    const admin = {
      email: ADMIN_EMAIL,
      password: ADMIN_PASSWORD,
      name: 'Yönetici',
      role: 'super_admin',
    } as const;
    await this.dataSource
      .transaction(async (manager) => {
        await this.admins.create(manager, admin);
        await keepFirstNoticeAddress(manager, this.settings, ADMIN_EMAIL);
      })
      .catch((error: unknown) => {
        if (error instanceof AppError) {
          throw new Error('ADMIN_PASSWORD is too easy to guess: choose another.');
        }
        throw error;
      });
    this.log.log('The first admin was created from ADMIN_EMAIL.');
  }
}
