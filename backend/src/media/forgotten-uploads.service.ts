import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';
import { LeftBehind } from './left-behind.service.js';
import { RemoveBytes } from './remove-bytes.service.js';

const HOUR_SECONDS = 3_600;
const KEPT_MS = 24 * HOUR_SECONDS * 1_000;

/** Throws away pictures that were handed in for a form that was never saved, and what nobody knows of any more. */
@Injectable()
export class ForgottenUploads implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(RemoveBytes) private readonly bytes: RemoveBytes,
    @Inject(LeftBehind) private readonly leftBehind: LeftBehind,
    @Inject(JobRegistry) private readonly jobs: JobRegistry,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({ name: 'uploads.prune', everySeconds: HOUR_SECONDS, run: () => this.prune() });
  }

  /**
   * The rows first: bytes without a row are only forgotten, a row without bytes would be a broken picture. What somebody
   * has in hand at this moment is passed over.
   */
  async prune(): Promise<void> {
    const [gone] = await this.dataSource.query<[{ fileName: string }[], number]>(
      `WITH forgotten AS (
         SELECT file.id FROM picture_upload upload JOIN media_file file ON file.id = upload.media_file_id
         WHERE upload.uploaded_at < $1
           AND NOT EXISTS (SELECT FROM product_picture WHERE media_file_id = file.id)
           AND NOT EXISTS (SELECT FROM media_item WHERE media_file_id = file.id)
           AND NOT EXISTS (SELECT FROM blog_post WHERE featured_file_id = file.id)
           AND NOT EXISTS (SELECT FROM picture_mention WHERE media_file_id = file.id)
         FOR UPDATE OF upload, file SKIP LOCKED
       )
       DELETE FROM media_file USING forgotten WHERE media_file.id = forgotten.id
       RETURNING media_file.file_name AS "fileName"`,
      [new Date(this.clock.now().getTime() - KEPT_MS)],
    );
    for (const { fileName } of gone) await this.bytes.ofPicture(fileName);
    await this.leftBehind.sweep();
  }
}
