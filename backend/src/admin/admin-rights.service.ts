import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isOnlyOfSuperAdmins, mayRole, type Right } from '../../contract/admin/rights.js';
import type { AdminRole } from '../../contract/admin/roles.js';
import { AppError } from '../../contract/app-error.js';
import { Admin } from './admin.entity.js';

/** A right that only some inputs need, such as those that pay money back. */
export interface ExtraRight<Input> {
  readonly right: Right;
  readonly when: (input: Input) => boolean;
}

/** Decides by the role that an admin has at that moment, so that a change of roles holds from the next call on. */
@Injectable()
export class AdminRightsService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns the admin's role. Throws admin_session_needed, role_not_enough, and super_admin_needed for what only super
   * admins may.
   */
  async assertMay(adminId: string, right: Right): Promise<AdminRole> {
    const role = await this.roleOf(adminId);
    if (mayRole(role, right)) return role;
    throw new AppError(isOnlyOfSuperAdmins(right) ? 'super_admin_needed' : 'role_not_enough');
  }

  private async roleOf(id: string): Promise<AdminRole> {
    const admin = await this.dataSource.manager.findOne(Admin, {
      where: { id, isActive: true },
      select: { id: true, role: true },
    });
    if (!admin) throw new AppError('admin_session_needed');
    return admin.role;
  }
}
