import { expect, it } from '@jest/globals';
import { suiteShop } from '../../../testing/suite-shop.js';
import { LogRetentionService } from '../../activity-log/back-office/log-retention.service.js';
import { PruneMessagesService } from './prune-messages.service.js';

const shop = suiteShop();

it.each([
  ['mail_message', `template, payload`, `'welcome', '{}'`],
  ['sms_message', `text`, `'Yarın'`],
])('Rows of %s go half a year after they were done; those that wait stay', async (table, columns, values) => {
  await shop.dataSource.query(
    `INSERT INTO ${table} (dedupe_key, recipient, status, sent_at, created_at, ${columns})
     SELECT status || days, 'a', status, CASE WHEN status = 'sent' THEN now() - make_interval(days => days) END,
       now() - make_interval(days => days + 1), ${values}
     FROM unnest(ARRAY['pending', 'sent', 'failed', 'skipped']) status, unnest(ARRAY[178, 181]) days`,
  );
  await shop.app.get(PruneMessagesService).prune();
  const left = await shop.dataSource.query<{ key: string }[]>(
    `SELECT dedupe_key AS key FROM ${table} ORDER BY 1`,
  );
  expect(left.map(({ key }) => key)).toEqual([
    'failed178',
    'pending178',
    'pending181',
    'sent178',
    'skipped178',
  ]);
});

it('Entries of the log go after a year', async () => {
  await shop.dataSource.query(
    `INSERT INTO log_entry (event_type, username, created_at)
     SELECT 'user_login', days, now() - make_interval(days => days) FROM unnest(ARRAY[1, 364, 366]) days`,
  );
  await shop.app.get(LogRetentionService).prune();
  const left = await shop.dataSource.query<{ username: string }[]>(
    'SELECT username FROM log_entry ORDER BY id',
  );
  expect(left.map(({ username }) => username)).toEqual(['1', '364']);
});
