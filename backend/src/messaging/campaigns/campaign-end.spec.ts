import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { PageOf } from '../../../contract/admin/page.query.js';
import type { BulkMailView } from '../../../contract/messaging/email/bulk-mail.js';
import { announce } from '../../../testing/announce.js';
import { enterBackOffice } from '../../../testing/back-office.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { listenTo } from '../../../testing/event-stream.js';
import { eventually } from '../../../testing/poll.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';
import { PruneMessagesService } from '../../notifications/mail/prune-messages.service.js';
import { DeliverCampaignsService } from './deliver-campaigns.service.js';
import { EndCampaignsService } from './end-campaigns.service.js';

const server = suiteServer();
const admin = suiteAdmin(server);

beforeAll(async () => {
  await run(
    `INSERT INTO newsletter_subscriber (address, confirmed_at)
     SELECT 'abone-' || n || '@example.com', now() FROM generate_series(1, 4) n`,
  );
  await run(
    `INSERT INTO consent (address, purpose, channel, is_given, text_version, source)
     SELECT address, 'commercial', 'email', true, '2026-11', 'newsletter_form' FROM newsletter_subscriber`,
  );
});
beforeEach(() => emptyTables(server.dataSource, 'campaign', 'mail_message', 'outbox_job'));

const run = <T = unknown>(sql: string, values: unknown[] = []) => server.dataSource.query<T[]>(sql, values);

async function start(): Promise<string> {
  const campaign = {
    key: randomUUID(),
    subject: 'Kış',
    body: '<p>Merhaba</p>',
    audience: 'newsletter_subscribers',
  };
  return (dataOf(await admin.mutate('admin.email.startBulkMail', campaign)) as { id: string }).id;
}
const deliver = () => server.app.get(DeliverCampaignsService).deliver();
const end = () => server.app.get(EndCampaignsService).endWhatIsDone();
const control = (id: string, to: string) => admin.mutate('admin.email.controlBulkMail', { id, action: to });
const become = (status: string, number: number) =>
  run(`UPDATE mail_message SET status = $1 WHERE recipient = $2`, [status, `abone-${number}@example.com`]);
const campaign = async () =>
  (dataOf(await admin.query('admin.email.bulkMails', {})) as PageOf<BulkMailView>).items[0];
const whenEnded = async () => (await run<{ at: Date | null }>('SELECT ended_at AS at FROM campaign'))[0]?.at;

async function reachAll(): Promise<string> {
  const id = await start();
  await deliver();
  for (const [number, status] of ['sent', 'sent', 'failed', 'skipped'].entries()) {
    await become(status, number + 1);
  }
  return id;
}
const REACHED = { status: 'done', sentCount: 2, failedCount: 1, skippedCount: 1, waitingCount: 0 };

describe('A campaign', () => {
  it('that has reached everybody ends once, with several sweepers, and cannot be paused at the same moment', async () => {
    const id = await reachAll();
    const [late] = await Promise.all([control(id, 'stop'), end(), end(), end()]);
    expect(refusalOf(late).code).toBe('bulk_mail_not_in_state');
    await end();
    const endedAt = await whenEnded();
    expect(endedAt).toEqual(expect.any(Date));
    await end();
    expect(await whenEnded()).toEqual(endedAt);
    expect(await campaign()).toMatchObject(REACHED);
  });

  it('does not end while a recipient is waiting', async () => {
    const id = await start();
    await end();
    await deliver();
    await run(`UPDATE mail_message SET status = 'sent' WHERE recipient <> 'abone-1@example.com'`);
    for (const status of ['sending', 'held', 'pending']) {
      await become(status, 1);
      await end();
      expect(await whenEnded()).toBeNull();
    }
    dataOf(await control(id, 'stop'));
    expect(await whenEnded()).toEqual(expect.any(Date));
    expect(await campaign()).toMatchObject({ status: 'stopped', sentCount: 3, skippedCount: 1 });
  });

  it('that was stopped has left out whom it did not come to', async () => {
    const id = await start();
    dataOf(await control(id, 'pause'));
    dataOf(await control(id, 'stop'));
    expect(await campaign()).toMatchObject({
      status: 'stopped',
      sentCount: 0,
      skippedCount: 4,
      waitingCount: 0,
    });
  });

  it('still tells what became of it when its mails are forgotten, half a year after its end', async () => {
    await reachAll();
    await end();
    const prune = async (endedDaysAgo: number) => {
      await run(`UPDATE campaign SET ended_at = now() - make_interval(days => $1)`, [endedDaysAgo]);
      await server.app.get(PruneMessagesService).prune();
      return (await run('SELECT FROM mail_message')).length;
    };
    await run(`UPDATE mail_message SET created_at = created_at - interval '1 year'`);
    expect([await prune(179), await prune(181)]).toEqual([4, 0]);
    expect(await campaign()).toMatchObject(REACHED);
  });

  it('is on its way again when one of its mails is put back', async () => {
    await reachAll();
    await end();
    const [failed] = await run<{ id: string }>(`SELECT id FROM mail_message WHERE status = 'failed'`);
    const tries = await Promise.all([1, 2].map(() => admin.mutate('admin.email.retry', { id: failed!.id })));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409]);
    await end();
    expect(await campaign()).toMatchObject({ status: 'running', failedCount: 0, waitingCount: 1 });
    await become('sent', 3);
    await end();
    expect(await campaign()).toMatchObject({ ...REACHED, sentCount: 3, failedCount: 0 });
  });

  it('is announced to admins when it starts, pauses, ends or has a failed mail, but not with each mail', async () => {
    const other = await enterBackOffice(server);
    const stream = await listenTo(`${server.url}/trpc/admin.live.changes`, other.cookies);
    const heard = (topic: string) => stream.events.filter(({ data }) => data.includes(`"${topic}"`)).length;
    const isNews = async (act: () => Promise<unknown>) => {
      const before = heard('campaigns');
      await act();
      await eventually('it is told', () => heard('campaigns') > before);
    };
    await eventually('the stream is open', () => stream.events.some(({ event }) => event === 'connected'));
    let id = '';
    await isNews(async () => (id = await start()));
    await isNews(() => control(id, 'pause'));
    await isNews(() => control(id, 'resume'));
    await deliver();
    await isNews(() => become('failed', 1));
    const before = heard('campaigns');
    await run(`UPDATE mail_message SET status = 'sending' WHERE status = 'pending'`);
    await become('sent', 2);
    await announce(server.dataSource.manager, 'media');
    await eventually('all before it is told', () => heard('media') > 0);
    expect(heard('campaigns')).toBe(before);
    await run(`UPDATE mail_message SET status = 'sent' WHERE status = 'sending'`);
    await isNews(end);
    stream.leave();
  });
});
