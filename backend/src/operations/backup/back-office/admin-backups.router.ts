import { Injectable } from '@nestjs/common';
import { DownloadBackupDto } from '../../../../contract/operations/backups/backups.dto.js';
import { AdminQueriesService } from '../../../admin/admin-queries.service.js';
import { adminProcedure, adminSends, router } from '../../../api/trpc.js';
import { BackupQueriesService } from './backup-queries.service.js';
import { DownloadBackupService } from './download-backup.service.js';
import { RequestBackupService } from './request-backup.service.js';

@Injectable()
export class AdminBackupsRouter {
  constructor(
    private readonly admins: AdminQueriesService,
    private readonly backups: BackupQueriesService,
    private readonly requests: RequestBackupService,
    private readonly downloads: DownloadBackupService,
  ) {}

  readonly router = router({
    view: adminProcedure('backups.make').query(async ({ ctx }) =>
      this.backups.view({ showsPaths: await this.admins.isSuper(ctx.actor.adminId) }),
    ),
    make: adminProcedure('backups.make').mutation(({ ctx }) => this.requests.request(ctx.actor, 'backup')),
    testRestore: adminProcedure('backups.make').mutation(({ ctx }) =>
      this.requests.request(ctx.actor, 'test_restore'),
    ),
    openDownload: adminSends('data.takeOut', DownloadBackupDto).mutation(({ ctx, input }) =>
      this.downloads.open(ctx.actor, input),
    ),
  });
}
