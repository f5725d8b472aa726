import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../platform/config/settings.js';
import { codeHash } from '../../platform/security/secret-hash.js';
import { AdminRecoveryCode } from './admin-recovery-code.entity.js';

const CODES = 10;
/** Without 0, 1, i, l and o, which look alike. Ten of these characters cannot be guessed. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 10;

/** One-time codes for admins without their app at hand. Only keyed hashes are stored. */
@Injectable()
export class RecoveryCodesService {
  constructor(private readonly settings: Settings) {}

  /** Replaces all codes of the admin. */
  async renew(manager: EntityManager, adminId: string): Promise<string[]> {
    const codes = Array.from({ length: CODES }, newCode);
    await manager.delete(AdminRecoveryCode, { adminId });
    await manager.insert(
      AdminRecoveryCode,
      codes.map((code) => ({ adminId, codeHash: this.hash(adminId, code) })),
    );
    return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
  }

  async countLeft(manager: EntityManager, adminId: string): Promise<number> {
    return manager.countBy(AdminRecoveryCode, { adminId });
  }

  /** One statement, so that of two simultaneous uses only one succeeds. False for an unknown or used code. */
  async use(manager: EntityManager, adminId: string, code: string): Promise<boolean> {
    const { affected } = await manager.delete(AdminRecoveryCode, {
      adminId,
      codeHash: this.hash(adminId, code),
    });
    return affected === 1;
  }

  private hash(adminId: string, code: string): string {
    return codeHash(this.settings.APP_SECRET, { id: adminId, code });
  }
}

function newCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
