import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import { AdminChangesService } from '../../../activity-log/admin-changes.service.js';
import { AdminNoticesService } from '../../../admin/admin-notices.service.js';
import { AdminQueriesService } from '../../../admin/admin-queries.service.js';
import { ConfirmAdminPasswordService } from '../../../admin/confirm-admin-password.service.js';
import { MediaStorage, originalKey } from '../../../media/storage/media-storage.js';
import { writeZip, type ZipEntry } from '../../../platform/archives/write-zip.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { ArchiveTablesService } from './archive-tables.service.js';

const NAMES_AT_ONCE = 500;

/**
 * All that the studio owns in one ZIP: the tables as CSV and the pictures as they were stored. It is written while
 * it is sent, so that no copy of the customers' data lies about afterwards, and memory holds one batch or picture.
 */
@Injectable()
export class DataArchiveService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tables: ArchiveTablesService,
    private readonly pictures: MediaStorage,
    private readonly admins: AdminQueriesService,
    private readonly confirmation: ConfirmAdminPasswordService,
    private readonly notices: AdminNoticesService,
    private readonly changes: AdminChangesService,
  ) {}

  /**
   * Asks for the password again, notes it in the log, and tells every super admin. Throws super_admin_needed,
   * password_wrong with fields.currentPassword, too_many_tries.
   */
  async open(actor: Actor, currentPassword: string): Promise<Readable> {
    if (!(await this.admins.isSuper(actor.adminId))) throw new AppError('super_admin_needed');
    await this.confirmation.check(actor.adminId, currentPassword);
    await this.dataSource.transaction(async (manager) => {
      await this.changes.record(manager, actor, {
        event: 'data_archive_downloaded',
        recordKind: 'data_archive',
        recordId: 'all',
        label: 'Bütün veriler',
        before: null,
        after: { tables: this.tables.all.map(({ name }) => name) },
      });
      await this.notices.tellSuperAdmins(manager, {
        title: 'Bütün veriler indirildi',
        text: 'Ürünler, siparişler, müşteriler, metinler, mesajlar, aboneler ve resimler tek dosyada indirildi.',
        actor,
      });
    });
    return writeZip(this.entries());
  }

  private async *entries(): AsyncGenerator<ZipEntry> {
    for (const { name, sheet } of this.tables.all) {
      const { format, pieces } = await sheet();
      yield { name: `${name}.${format}`, content: Readable.from(pieces) };
    }
    for await (const fileName of this.fileNames()) {
      const bytes = await this.pictures.read(originalKey(fileName));
      if (bytes) yield { name: `resimler/${fileName}`, content: Readable.from([bytes]) };
    }
  }

  private async *fileNames(): AsyncGenerator<string> {
    let last = 0;
    for (;;) {
      const files = await this.dataSource.query<{ id: number; fileName: string }[]>(
        `SELECT id, file_name AS "fileName" FROM media_file WHERE id > $1 ORDER BY id LIMIT ${NAMES_AT_ONCE}`,
        [last],
      );
      for (const { fileName } of files) yield fileName;
      last = files.at(-1)?.id ?? last;
      if (files.length < NAMES_AT_ONCE) return;
    }
  }
}
