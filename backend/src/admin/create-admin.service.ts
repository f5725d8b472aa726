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

  /** An existing account with this address stays unchanged. Throws invalid_input for a password that is easy to guess. */
  async create(manager: EntityManager, { password, ...admin }: NewAdmin): Promise<void> {
    const { email, name } = admin;
    const owner = { email, names: [name] };
    const passwordHash = await this.passwords.hashNew({ password, field: 'password', owner });
    await manager
      .createQueryBuilder()
      .insert()
      .into(Admin)
      .values({ ...admin, passwordHash })
      .orIgnore()
      .execute();
  }
}
