import { emptyTables } from '../../../testing/empty-tables.js';
import { aMailOutbox } from '../../../testing/mail-outbox.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { WISH } from '../../../testing/bulk-orders.js';
import { startJobWorker } from '../../../testing/job-worker.js';
import { eventually } from '../../../testing/poll.js';
import { FixedClock } from '../../../testing/fixed-clock.js';
import { suiteDatabase } from '../../../testing/suite-database.js';
import { testSettings } from '../../../testing/test-settings.js';
import { StudioNotification } from '../../notifications/studio/studio-notification.entity.js';
import { NotifyStudioService } from '../../notifications/studio/notify-studio.service.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { BulkOrderRequest } from './bulk-order-request.entity.js';
import { BulkOrdersService } from './bulk-orders.service.js';
import { BulkOrdersModule } from './bulk-orders.module.js';
import { OverdueOffersService } from './overdue-offers.service.js';

const ASKED = '2026-11-21T11:02:00Z';
const DUE = '2026-11-22T11:02:00Z';
const JUST_LATE = '2026-11-22T11:02:01Z';

interface Notice {
  readonly dedupe_key: string;
  readonly title: string;
  readonly message: string;
}

const database = suiteDatabase([BulkOrderRequest, StudioNotification]);
let clock: FixedClock;
let bulkOrders: BulkOrdersService;

beforeEach(async () => {
  await emptyTables(
    database.dataSource,
    'bulk_order_request',
    'mail_message',
    'outbox_job',
    'studio_notification',
  );
  clock = new FixedClock(ASKED);
  const mails = aMailOutbox(testSettings({}));
  bulkOrders = new BulkOrdersService(database.dataSource, mails, new NotifyStudioService(mails), clock);
});

/** The sweeper of another worker, running at the same time. */
function aSweeper(): OverdueOffersService {
  const settings = testSettings({});
  const studio = new NotifyStudioService(aMailOutbox(settings));
  return new OverdueOffersService(database.dataSource, new JobRegistry(), studio, clock, settings);
}

async function requested(count: number): Promise<string[]> {
  for (let each = 0; each < count; each += 1) {
    await bulkOrders.ask({ ...WISH, email: `zeynep-${each}@kafe.example` });
  }
  const rows = await database.dataSource.query<{ id: string }[]>('SELECT id FROM bulk_order_request');
  return rows.map(({ id }) => id);
}

async function told(): Promise<Notice[]> {
  return database.dataSource.query<Notice[]>(
    `SELECT dedupe_key, title, message FROM studio_notification WHERE dedupe_key LIKE 'bulk-order-overdue:%'`,
  );
}

async function sweepAt(instant: string): Promise<Notice[]> {
  clock.moveTo(instant);
  await aSweeper().sweep();
  return told();
}

describe('A promised offer', () => {
  it('that is not there in time is told to the studio, not a moment before, in list and mailbox', async () => {
    const [id] = await requested(1);
    expect(await sweepAt(DUE)).toEqual([]);
    expect(await sweepAt(JUST_LATE)).toEqual([
      {
        dedupe_key: `bulk-order-overdue:${id!}`,
        title: 'Toplu sipariş talebi hâlâ yanıt bekliyor',
        message: `${WISH.name} adına gelen talebe 24 saat içinde teklif sözü verdik; süre 22.11.2026 14:02 itibarıyla doldu.`,
      },
    ]);
    const mails = await database.dataSource.query<unknown[]>(
      `SELECT template FROM mail_message WHERE dedupe_key LIKE 'studio-notice:bulk-order-overdue:%'`,
    );
    expect(mails).toEqual([{ template: 'studio-notice' }]);
    const [marked] = await database.dataSource.query<{ overdue_told_at: Date }[]>(
      'SELECT overdue_told_at FROM bulk_order_request',
    );
    expect(marked!.overdue_told_at).toEqual(new Date(JUST_LATE));
  });

  it('is told once, however often and by however many it is looked', async () => {
    await requested(30);
    clock.moveTo(JUST_LATE);
    await Promise.all([aSweeper().sweep(), aSweeper().sweep(), aSweeper().sweep()]);
    expect(await told()).toHaveLength(30);
    await database.dataSource.query('DELETE FROM studio_notification');
    await database.dataSource.query('DELETE FROM mail_message');
    expect(await sweepAt('2026-11-23T11:02:00Z')).toEqual([]);
    expect(await database.dataSource.query('SELECT 1 FROM mail_message')).toEqual([]);
  });

  it('is told of all when there are more than one batch', async () => {
    await requested(130);
    expect(await sweepAt(JUST_LATE)).toHaveLength(130);
  }, 60_000);

  it.each(['approved', 'rejected'])('that was %s in time is nothing to tell', async (status) => {
    await requested(1);
    await database.dataSource.query('UPDATE bulk_order_request SET status = $1, answered_at = $2', [
      status,
      DUE,
    ]);
    expect(await sweepAt(JUST_LATE)).toEqual([]);
  });

  it('does not wait for one that is being answered, nor is it told of it', async () => {
    await requested(1);
    await database.dataSource.transaction(async (manager) => {
      await manager.query(`UPDATE bulk_order_request SET status = 'approved', answered_at = now()`);
      expect(await sweepAt(JUST_LATE)).toEqual([]);
    });
    expect(await sweepAt(JUST_LATE)).toEqual([]);
  });

  it('is looked after by the shop’s worker', async () => {
    const [id] = await requested(1);
    clock.moveTo(JUST_LATE);
    const worker = await startJobWorker({
      servers: { databaseUrl: database.url, redisUrl: undefined },
      imports: [BulkOrdersModule],
      clock,
    });
    try {
      await eventually('the studio was told', async () => (await told()).length > 0);
      expect((await told())[0]?.dedupe_key).toBe(`bulk-order-overdue:${id!}`);
    } finally {
      await worker.close();
    }
  });
});
