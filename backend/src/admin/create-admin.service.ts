import { hash } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Admin } from './admin.entity.js';

export interface NewAdmin {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly role: Admin['role'];
}

/** Accounts with argon2id password hashes. An address that already has one keeps it as it is. */
@Injectable()
export class CreateAccountService {
  async createAdmin(manager: EntityManager, { password, ...admin }: NewAdmin): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(Admin)
      .values({ ...admin, passwordHash: await hash(password) })
      .orIgnore()
      .execute();
  }
}
