import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PasswordsService } from '../people/accounts/passwords.service.js';
import { Admin } from './admin.entity.js';

export interface NewAdmin {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly role: Admin['role'];
}

@Injectable()
export class CreateAdminService {
  constructor(private readonly passwords: PasswordsService) {}

  /** An existing account with this address stays unchanged. */
  async create(manager: EntityManager, { password, ...admin }: NewAdmin): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    await manager
      .createQueryBuilder()
      .insert()
      .into(Admin)
      .values({ ...admin, passwordHash })
      .orIgnore()
      .execute();
  }
}
