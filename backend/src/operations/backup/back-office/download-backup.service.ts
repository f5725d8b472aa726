import { createHmac } from 'node:crypto';
import { basename } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import { BACKUP_NAME, type DownloadBackupDto } from '../../../../contract/operations/backups/backups.dto.js';
import { AdminChangesService } from '../../../activity-log/admin-changes.service.js';
import { AdminQueriesService } from '../../../admin/admin-queries.service.js';
import { ConfirmAdminPasswordService } from '../../../admin/confirm-admin-password.service.js';
import { Clock } from '../../../platform/clock.js';
import { Settings } from '../../../platform/config/settings.js';
import { isSameHash } from '../../../platform/security/secret-hash.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { type BackupArchive, backupArchive } from '../backup-archive.js';
import { backupsIn } from '../old-backups.js';

/** As long as a browser may need from the answer to the request of the file. */
const LINK_LASTS_MS = 60_000;

/**
 * A backup holds the data of all customers, so only super admins get it, who type their password once more. The
 * browser then follows a link of one minute that only their session opens, because a file this large must be
 * streamed to the disk.
 */
@Injectable()
export class DownloadBackupService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly admins: AdminQueriesService,
    private readonly confirmation: ConfirmAdminPasswordService,
    private readonly changes: AdminChangesService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Throws password_wrong with fields.currentPassword, too_many_tries, not_found. */
  async open(actor: Actor, { name, currentPassword }: DownloadBackupDto): Promise<{ readonly href: string }> {
    await this.confirmation.check(actor.adminId, currentPassword);
    await this.folderOf(name);
    await this.changes.record(this.dataSource.manager, actor, {
      type: 'security_alert',
      event: 'backup_downloaded',
      recordKind: 'backup',
      recordId: name,
      label: name,
      before: null,
      after: null,
    });
    const until = String(this.clock.now().getTime() + LINK_LASTS_MS);
    return { href: `/api/yedek/${name}?until=${until}&key=${this.keyOf(actor, name, until)}` };
  }

  /** Throws super_admin_needed, backup_link_ended, not_found. */
  async archive(
    actor: Actor,
    { name, until, key }: { readonly name: string; readonly until: string; readonly key: string },
  ): Promise<BackupArchive> {
    if (!(await this.admins.isSuper(actor.adminId))) throw new AppError('super_admin_needed');
    const isOpen = Number(until) > this.clock.now().getTime();
    if (!isOpen || !isSameHash(this.keyOf(actor, name, until), key)) throw new AppError('backup_link_ended');
    return backupArchive(await this.folderOf(name));
  }

  private async folderOf(name: string): Promise<string> {
    const { BACKUP_DIR: place } = this.settings;
    const folders = place === undefined || !BACKUP_NAME.test(name) ? [] : await backupsIn(place);
    const folder = folders.find((path) => basename(path) === name);
    if (folder === undefined) throw new AppError('not_found');
    return folder;
  }

  private keyOf({ adminId }: Actor, name: string, until: string): string {
    return createHmac('sha256', this.settings.APP_SECRET)
      .update(`backup ${adminId} ${name} ${until}`)
      .digest('base64url');
  }
}
