import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { FIRST_ADMIN_PATH } from '../../../contract/admin/first-admin-path.js';
import { AppError } from '../../../contract/app-error.js';
import { Clock } from '../../platform/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { tokenHash } from '../../platform/security/secret-hash.js';
import { Admin } from '../admin.entity.js';
import { FirstAdminLink } from './first-admin-link.entity.js';

const TOKEN_BYTES = 32;
/** The processes of one deployment start within this time and must not end each other's address. */
const START_MS = 10 * 60_000;

/** The addresses with which the owner of a new shop makes its first admin. */
@Injectable()
export class FirstAdminLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** A new address, which ends those of earlier starts; null for a shop that has an admin. */
  async create(): Promise<string | null> {
    const { manager } = this.dataSource;
    if (await manager.exists(Admin)) return null;
    const now = this.clock.now();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await manager.delete(FirstAdminLink, { createdAt: LessThan(new Date(now.getTime() - START_MS)) });
    await manager.insert(FirstAdminLink, { tokenHash: tokenHash(token), createdAt: now });
    // Browsers send no fragment, so that the token stays out of access logs and of the Referer header.
    return `${this.settings.PUBLIC_URL.replace(/\/$/, '')}${FIRST_ADMIN_PATH}#${token}`;
  }

  /** Throws first_admin_exists, first_admin_link_invalid. */
  async assertValid(token: string, manager: EntityManager = this.dataSource.manager): Promise<void> {
    if (await manager.exists(Admin)) throw new AppError('first_admin_exists');
    const isKnown = await manager.existsBy(FirstAdminLink, { tokenHash: tokenHash(token) });
    if (!isKnown) throw new AppError('first_admin_link_invalid');
  }

  async endAll(manager: EntityManager): Promise<void> {
    await manager.createQueryBuilder().delete().from(FirstAdminLink).execute();
  }
}
