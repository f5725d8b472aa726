import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type SignedIn, SignedInChecks } from '../platform/sessions/signed-in.js';
import { Admin } from './admin.entity.js';

/** Admins who may come in; the others are as if they were not there. */
@Injectable()
export class AdminQueries implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(SignedInChecks) private readonly checks: SignedInChecks,
  ) {}

  onModuleInit(): void {
    this.checks.register('admin', (person) => this.isStillSignedIn(person));
  }

  async findActive(manager: EntityManager, id: string): Promise<Admin | null> {
    return manager.findOneBy(Admin, { id, isActive: true });
  }

  /** With the hash that a password is compared with. */
  async findActiveByEmail(manager: EntityManager, email: string): Promise<Admin | null> {
    return manager
      .createQueryBuilder(Admin, 'admin')
      .addSelect('admin.passwordHash')
      .where('lower(admin.email) = lower(:email) AND admin.isActive', { email })
      .getOne();
  }

  private async isStillSignedIn({ id, credentialsVersion }: SignedIn): Promise<boolean> {
    return this.dataSource.manager.existsBy(Admin, { id, credentialsVersion, isActive: true });
  }
}
