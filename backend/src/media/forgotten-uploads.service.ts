import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';
import { MediaStorage, originalKey, variantsKey } from './storage/media-storage.js';

const HOUR_SECONDS = 3_600;
const KEPT_MS = 24 * HOUR_SECONDS * 1_000;

/** Throws away pictures that were handed in for a form that was never saved. */
@Injectable()
export class ForgottenUploads implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(MediaStorage) private readonly storage: MediaStorage,
    @Inject(JobRegistry) private readonly jobs: JobRegistry,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({ name: 'uploads.prune', everySeconds: HOUR_SECONDS, run: () => this.prune() });
  }

  /** The rows first: bytes without a row are only forgotten, a row without bytes would be a broken picture. */
  async prune(): Promise<void> {
    const [gone] = await this.dataSource.query<[{ fileName: string }[], number]>(
      `DELETE FROM media_file USING picture_upload AS upload
       WHERE upload.media_file_id = media_file.id AND upload.uploaded_at < $1
         AND NOT EXISTS (SELECT FROM product_picture WHERE media_file_id = media_file.id)
         AND NOT EXISTS (SELECT FROM media_item WHERE media_file_id = media_file.id)
         AND NOT EXISTS (SELECT FROM blog_post WHERE featured_file_id = media_file.id)
         AND NOT EXISTS (SELECT FROM picture_mention WHERE media_file_id = media_file.id)
       RETURNING media_file.file_name AS "fileName"`,
      [new Date(this.clock.now().getTime() - KEPT_MS)],
    );
    await this.storage.remove(gone.flatMap(({ fileName }) => [originalKey(fileName), variantsKey(fileName)]));
  }
}
