import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { studioDate } from '../../contract/common/dates.js';
import type { RemovedSamples, SampleCounts, SamplesView } from '../../contract/opening/samples.views.js';
import { type AdminChange, AdminChangesService } from '../activity-log/admin-changes.service.js';
import { Clock } from '../platform/clock.js';
import { readOpening } from '../platform/security/write-opening.js';
import type { Actor } from '../platform/sessions/actor.js';
import { offeredCounts } from './offered-samples.js';
import { removeSamples } from './remove-samples.js';
import { StoreSamplePicturesService } from './store-sample-pictures.service.js';
import { WriteSamplesService } from './write-samples.service.js';

/** Lets the owner of an empty shop look around among samples, and takes these away again. */
@Injectable()
export class SamplesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pictures: StoreSamplePicturesService,
    private readonly samples: WriteSamplesService,
    private readonly changes: AdminChangesService,
    private readonly clock: Clock,
  ) {}

  async view(): Promise<SamplesView> {
    const { manager } = this.dataSource;
    return {
      mayBeTaken: await mayBeTaken(manager),
      offered: offeredCounts(studioDate(this.clock.now())),
      present: await countSamples(manager),
    };
  }

  /** Of two admins who take them at once, one does. Throws samples_refused. */
  async take(actor: Actor): Promise<void> {
    if (!(await mayBeTaken(this.dataSource.manager))) throw new AppError('samples_refused');
    // Before the transaction, because encoding pictures takes a while.
    const pictures = await this.pictures.store();
    await this.dataSource.transaction(async (manager) => {
      await lock(manager);
      if (!(await mayBeTaken(manager))) throw new AppError('samples_refused');
      await this.samples.write(manager, pictures);
      await this.record(manager, actor, {
        event: 'samples_taken',
        after: { ...(await countSamples(manager)) },
      });
    });
  }

  /** Does nothing where no sample is left. */
  async remove(actor: Actor): Promise<RemovedSamples> {
    return this.dataSource.transaction(async (manager) => {
      await lock(manager);
      const result = await removeSamples(manager);
      const { removed, kept, held } = result;
      if (removed + kept.length > 0) {
        await this.record(manager, actor, { event: 'samples_removed', after: { removed, kept, held } });
      }
      return result;
    });
  }

  private record(
    manager: EntityManager,
    actor: Actor,
    change: Pick<AdminChange, 'event' | 'after'>,
  ): Promise<void> {
    return this.changes.record(manager, actor, {
      ...change,
      recordKind: 'studio_details',
      recordId: 'samples',
      label: 'Örnek veriler',
      before: null,
    });
  }
}

/** One after the other, whether they are taken or removed. */
async function lock(manager: EntityManager): Promise<void> {
  await manager.query('LOCK TABLE sample IN SHARE ROW EXCLUSIVE MODE');
}

async function mayBeTaken(manager: EntityManager): Promise<boolean> {
  if ((await readOpening(manager)) !== null) return false;
  const [{ isEmpty }] = await manager.query<[{ isEmpty: boolean }]>(
    `SELECT NOT EXISTS (SELECT FROM product) AND NOT EXISTS (SELECT FROM workshop_session WHERE removed_at IS NULL)
       AND NOT EXISTS (SELECT FROM blog_post) AS "isEmpty"`,
  );
  return isEmpty;
}

async function countSamples(manager: EntityManager): Promise<SampleCounts> {
  const [counts] = await manager.query<[SampleCounts]>(
    `SELECT count(product_id)::int AS products, count(session_id)::int AS sessions, count(post_id)::int AS posts
     FROM sample`,
  );
  return counts;
}
