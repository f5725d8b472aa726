import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { STORAGE_PERIODS } from '../../contract/legal/storage-periods.js';
import { Clock } from '../platform/clock.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';

const DAY_SECONDS = 86_400;
const { years: KEPT_YEARS } = STORAGE_PERIODS.returnPictures.length;

/** Deletes pictures of returns when their time is over, and what is personal in those of buyers who were erased. */
@Injectable()
export class PruneReturnsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({ name: 'returns.prune', everySeconds: DAY_SECONDS, run: () => this.prune() });
  }

  async prune(): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      await manager.query(
        `DELETE FROM order_return_picture picture USING order_return back
         WHERE back.id = picture.return_id AND back.ended_at < $1::timestamptz - interval '${KEPT_YEARS} years'`,
        [now],
      );
      // Uploaded by a buyer who then did not tell of anything.
      await manager.query(
        `DELETE FROM order_return_picture WHERE return_id IS NULL AND uploaded_at < $1::timestamptz - interval '1 day'`,
        [now],
      );
      await manager.query(
        `DELETE FROM order_return_picture picture USING "order" o WHERE o.id = picture.order_id AND o.erased_at IS NOT NULL`,
      );
      await manager.query(
        `UPDATE order_return SET note = '', tracking_number = NULL FROM "order" o
         WHERE o.id = order_return.order_id AND o.erased_at IS NOT NULL AND (note <> '' OR tracking_number IS NOT NULL)`,
      );
    });
  }
}
