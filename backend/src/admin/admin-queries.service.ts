import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AdminEntry } from '../../contract/admin/admin.views.js';
import { type SignedIn, SignedInChecks } from '../platform/sessions/signed-in.js';
import { Admin } from './admin.entity.js';
import { adminEntry } from './admin.mapper.js';

/** Reads the active admins; inactive ones count as absent. */
@Injectable()
export class AdminQueriesService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly checks: SignedInChecks,
  ) {}

  onModuleInit(): void {
    this.checks.register('admin', (person) => this.isStillSignedIn(person));
  }

  async findActive(manager: EntityManager, id: string): Promise<Admin | null> {
    return manager.findOneBy(Admin, { id, isActive: true });
  }

  async isSuper(id: string, manager = this.dataSource.manager): Promise<boolean> {
    return manager.existsBy(Admin, { id, role: 'super_admin', isActive: true });
  }

  /** Includes the hash with which a password is compared. */
  async findActiveByEmail(manager: EntityManager, email: string): Promise<Admin | null> {
    return manager
      .createQueryBuilder(Admin, 'admin')
      .addSelect('admin.passwordHash')
      .where('lower(admin.email) = lower(:email) AND admin.isActive', { email })
      .getOne();
  }

  async passwordHashOf(manager: EntityManager, id: string): Promise<string | null> {
    const admin = await manager.findOne(Admin, { where: { id }, select: { id: true, passwordHash: true } });
    return admin?.passwordHash ?? null;
  }

  /** All admins by name. There are few, so the list has no pages. */
  async list(): Promise<AdminEntry[]> {
    const admins = await this.dataSource
      .createQueryBuilder(Admin, 'admin')
      .orderBy(`admin.name COLLATE "tr-x-icu"`)
      .addOrderBy('admin.id')
      .getMany();
    return admins.map(adminEntry);
  }

  private async isStillSignedIn({ id, credentialsVersion }: SignedIn): Promise<boolean> {
    return this.dataSource.manager.existsBy(Admin, { id, credentialsVersion, isActive: true });
  }
}
