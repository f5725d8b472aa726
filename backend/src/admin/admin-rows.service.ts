import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { VerificationCodesService } from '../people/accounts/verification-codes.service.js';
import { isTaken } from '../platform/database/is-taken.js';
import { Admin } from './admin.entity.js';

type AdminColumns = Partial<Pick<Admin, 'name' | 'email' | 'role' | 'isActive' | 'passwordHash'>>;

interface NewState {
  readonly id: string;
  readonly version: number;
  readonly columns: AdminColumns;
  /** Also ends the admin's sessions. */
  readonly endsSessions: boolean;
}

/** The only writer of admins. */
@Injectable()
export class AdminRowsService {
  constructor(private readonly codes: VerificationCodesService) {}

  /**
   * Locks the acting admin and the admin to change, always in the order of their ids. When two admins remove
   * each other, the second finds their own record gone. Throws admin_session_needed.
   */
  async lock(
    manager: EntityManager,
    actorId: string,
    id: string,
  ): Promise<{ readonly actor: Admin; readonly admin: Admin | null }> {
    const rows = await manager
      .createQueryBuilder(Admin, 'admin')
      .setLock('pessimistic_write')
      .where('admin.id IN (:...ids)', { ids: [actorId, id] })
      .orderBy('admin.id')
      .getMany();
    const actor = rows.find((row) => row.id === actorId && row.isActive);
    if (!actor) throw new AppError('admin_session_needed');
    return { actor, admin: rows.find((row) => row.id === id) ?? null };
  }

  /** Throws email_taken with fields.email. */
  async insert(manager: EntityManager, columns: Required<AdminColumns>): Promise<Admin> {
    const id = await sayingWhoseAddress(async () => {
      const { identifiers } = await manager.insert(Admin, columns);
      return String(identifiers[0]?.['id']);
    });
    return manager.findOneByOrFail(Admin, { id });
  }

  /**
   * Also ends the codes that were mailed to the admin as they were. Throws changed_meanwhile, email_taken with
   * fields.email.
   */
  async change(manager: EntityManager, { id, version, columns, endsSessions }: NewState): Promise<Admin> {
    await this.codes.endOfAdmin(manager, id);
    const { affected } = await sayingWhoseAddress(() =>
      manager
        .createQueryBuilder()
        .update(Admin)
        .set({
          ...columns,
          ...(endsSessions && { credentialsVersion: () => 'credentials_version + 1' }),
        })
        .where({ id, version })
        .execute(),
    );
    if (affected !== 1) throw new AppError('changed_meanwhile');
    return manager.findOneByOrFail(Admin, { id });
  }

  /** Throws changed_meanwhile. */
  async remove(manager: EntityManager, { id, version }: Pick<NewState, 'id' | 'version'>): Promise<void> {
    const { affected } = await manager.delete(Admin, { id, version });
    if (affected !== 1) throw new AppError('changed_meanwhile');
  }
}

async function sayingWhoseAddress<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isTaken(error, 'admin_email')) throw error;
    throw new AppError('email_taken', {}, { email: 'Bu e-posta adresiyle bir yönetici zaten var.' });
  }
}
