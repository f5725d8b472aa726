import { describe, expect, it } from '@jest/globals';
import { policies } from '../../contract/content/policies.texts.js';
import { MOST_KEPT_DAYS } from '../../contract/activity-log/log-retention.dto.js';
import {
  STORAGE_PERIODS,
  type StoragePeriod,
  storageSentences,
  type StoredKind,
} from '../../contract/legal/storage-periods.js';
import { TEST_SELLER } from '../../testing/test-studio.js';
import { STORED_RECORDS } from '../../testing/stored-records.js';
import { suiteServer } from '../../testing/suite-server.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';

const DAY_MS = 86_400_000;
/** Leap years make ten years a few days longer than a setting in days. */
const MARGIN_MS = 5 * DAY_MS;

const KINDS = Object.keys(STORAGE_PERIODS) as StoredKind[];

describe('How long personal data is stored', () => {
  const server = suiteServer();

  const run = async (name: string) => {
    const task = server.app
      .get(JobRegistry)
      .scheduledTasks()
      .find((each) => each.name === name);
    if (!task) throw new Error(`No task named ${name}`);
    await task.run();
  };
  const record = (kind: StoredKind, from: Date) =>
    server.dataSource.transaction((manager) => STORED_RECORDS[kind](manager, from));

  it('stands in the privacy policy', () => {
    const text = JSON.stringify(policies(TEST_SELLER).privacy);
    for (const sentence of storageSentences()) expect(text).toContain(sentence);
    expect(storageSentences()).toContain('Bekleme listeleri: workshoptan sonra 90 gün');
  });

  it.each(KINDS)('ends for %s when the policy says so, and not before', async (kind) => {
    await keepLogsForLongest();
    const end = endOfPeriod(kind, new Date());
    const isOldStored = await record(kind, new Date(end.getTime() - MARGIN_MS));
    const isYoungStored = await record(kind, new Date(end.getTime() + MARGIN_MS));
    expect([await isOldStored(), await isYoungStored()]).toEqual([true, true]);
    await run(STORAGE_PERIODS[kind].task);
    expect([await isOldStored(), await isYoungStored()]).toEqual([false, true]);
  });

  it('takes the guest out of an old order once it is put down for erasure', async () => {
    const end = endOfPeriod('orders', new Date());
    await record('orders', new Date(end.getTime() - MARGIN_MS));
    await server.dataSource.query(`UPDATE "order" SET status = 'delivered' WHERE created_at < $1`, [end]);
    await run('orders.prune');
    await run('orders.erase-buyers');
    const left = await server.dataSource.query<unknown[]>(
      'SELECT name, email, phone FROM "order" WHERE created_at < $1 AND erased_at IS NOT NULL',
      [end],
    );
    expect(left).toContainEqual({ name: 'Silinmiş', email: '', phone: '' });
    expect(left).not.toContainEqual(expect.objectContaining({ name: 'Ayşe' }));
  });

  const keepLogsForLongest = () =>
    server.dataSource.query(
      'UPDATE log_retention SET sign_ins = $1, security = $2, changes = $3, technical = $4',
      [MOST_KEPT_DAYS.signIns, MOST_KEPT_DAYS.security, MOST_KEPT_DAYS.changes, MOST_KEPT_DAYS.technical],
    );
});

/** The moment from which a record must not count any more; orders count from the end of their year. */
function endOfPeriod(kind: StoredKind, now: Date): Date {
  const { length }: StoragePeriod = STORAGE_PERIODS[kind];
  if (!('years' in length)) return new Date(now.getTime() - length.days * DAY_MS);
  if (kind === 'orders') return new Date(`${now.getFullYear() - length.years}-01-01T00:00:00+03:00`);
  const end = new Date(now);
  end.setFullYear(end.getFullYear() - length.years);
  return end;
}
