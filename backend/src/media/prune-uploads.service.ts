import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';
import { OrphanSweeperService } from './orphan-sweeper.service.js';
import { RemoveBytesService } from './remove-bytes.service.js';

const HOUR_SECONDS = 3_600;
const KEPT_MS = 24 * HOUR_SECONDS * 1_000;

/** Removes uploads whose form was never saved, and orphans in the stores. */
@Injectable()
export class PruneUploadsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bytes: RemoveBytesService,
    private readonly orphanSweeper: OrphanSweeperService,
    private readonly jobs: JobRegistry,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({ name: 'uploads.prune', everySeconds: HOUR_SECONDS, run: () => this.prune() });
  }

  /**
   * Rows go before their bytes: bytes without a row are swept up later, a row without bytes would be a broken picture.
   * Rows that a transaction holds at this moment are skipped.
   */
  async prune(): Promise<void> {
    const [gone] = await this.dataSource.query<[{ fileName: string }[], number]>(
      `WITH unused AS (
         SELECT file.id FROM picture_upload upload JOIN media_file file ON file.id = upload.media_file_id
         WHERE upload.uploaded_at < $1
           AND NOT EXISTS (SELECT FROM product_picture WHERE media_file_id = file.id)
           AND NOT EXISTS (SELECT FROM media_item WHERE media_file_id = file.id)
           AND NOT EXISTS (SELECT FROM blog_post WHERE featured_file_id = file.id)
           AND NOT EXISTS (SELECT FROM picture_mention WHERE media_file_id = file.id)
         FOR UPDATE OF upload, file SKIP LOCKED
       )
       DELETE FROM media_file USING unused WHERE media_file.id = unused.id
       RETURNING media_file.file_name AS "fileName"`,
      [new Date(this.clock.now().getTime() - KEPT_MS)],
    );
    for (const { fileName } of gone) await this.bytes.removePicture(fileName);
    await this.orphanSweeper.sweep();
  }
}
