import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { FirstAdminDto } from '../../../contract/admin/first-admin.dto.js';
import type { AdminSignIn } from '../../../contract/admin/admin.views.js';
import { SecurityLogService } from '../../activity-log/security-log.service.js';
import { Settings } from '../../platform/config/settings.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { keepFirstNoticeAddress } from '../../studio/keep-first-notice-address.js';
import { AdminSessionService } from '../admin-session.service.js';
import { Admin } from '../admin.entity.js';
import { CreateAdminService } from '../create-admin.service.js';
import { FirstAdminLinksService } from './first-admin-links.service.js';

/** Makes the first admin of a new shop, for whoever has the address that the shop printed. */
@Injectable()
export class MakeFirstAdminService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: FirstAdminLinksService,
    private readonly admins: CreateAdminService,
    private readonly session: AdminSessionService,
    private readonly log: SecurityLogService,
    private readonly settings: Settings,
  ) {}

  /**
   * Signs the new super admin in without a second step: no mail can arrive before the owner has entered a mail
   * relay, and the address proves more than a code would. Of two that come at once, one becomes the admin.
   * Throws first_admin_exists, first_admin_link_invalid, and invalid_input for a password that is easy to guess.
   */
  async make(visit: Visit, requested: FirstAdminDto): Promise<AdminSignIn> {
    const admin = await this.dataSource.transaction((manager) => this.create(manager, requested));
    await this.log.record(visit, {
      type: 'security_alert',
      event: 'first_admin_made',
      username: admin.email,
      userId: admin.id,
    });
    return this.session.beginFirst(visit, admin, 'admin_login');
  }

  private async create(manager: EntityManager, requested: FirstAdminDto): Promise<Admin> {
    const { token, name, email, password } = requested;
    // Conflicts with itself and with every insert, so that the check below stays true until the commit.
    await manager.query('LOCK TABLE admin IN SHARE ROW EXCLUSIVE MODE');
    await this.links.assertValid(token, manager);
    await this.admins.create(manager, { name, email, password, role: 'super_admin' });
    await keepFirstNoticeAddress(manager, this.settings, email);
    await this.links.endAll(manager);
    return manager.findOneByOrFail(Admin, { email });
  }
}
