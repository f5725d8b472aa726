import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestingModule } from '@nestjs/testing';
import { randomUUID } from 'node:crypto';
import type { PageOf } from '../../../contract/admin/page.query.js';
import type { BulkMailView } from '../../../contract/messaging/email/bulk-mail.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { startJobWorker } from '../../../testing/job-worker.js';
import { type KillableProcess, startKillable } from '../../../testing/killable-process.js';
import { eventually } from '../../../testing/poll.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { startFlakyRelay, type Trouble, type FlakyRelay } from '../../../testing/flaky-relay.js';
import { dataOf } from '../../../testing/visitor.js';
import { DeliverCampaignsService } from './deliver-campaigns.service.js';
import { CampaignsModule } from './campaigns.module.js';
import { MailOutbox } from '../../notifications/mail/mail-outbox.js';
import { Settings } from '../../platform/config/settings.js';

const CAMPAIGN = { subject: 'Kış indirimi', body: '<p>Merhaba <strong>dostlar</strong></p>' };

/** One mail in twenty fails, with each kind of failure in turn; some fail on the second try too. */
const PASSING: readonly Trouble[] = [
  'says-later',
  'hangs-up-before-it',
  'hangs-up-amid-it',
  'hangs-up-after-it',
  'falls-silent',
];
const passingTrouble = (recipient: string, tryNumber: number): Trouble | null => {
  const number = Number(/\d+/.exec(recipient)?.[0]);
  if (number % 20 !== 1 || tryNumber > (number % 100 === 1 ? 2 : 1)) return null;
  return PASSING[Math.floor(number / 20) % PASSING.length] ?? null;
};

const server = suiteServer();
const admin = suiteAdmin(server);
let relay: FlakyRelay;
const workers: TestingModule[] = [];
const mortals: KillableProcess[] = [];

// Before each test, because the sign-in of the suite's admin is mailed as well.
beforeEach(() =>
  emptyTables(server.dataSource, 'campaign', 'mail_message', 'outbox_job', 'newsletter_subscriber'),
);
afterEach(async () => {
  relay.lift();
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
  await Promise.all(mortals.splice(0).map((mortal) => mortal.kill()));
  await relay.close();
});

/** Adds subscribers, all with consent. */
async function subscribers(count: number): Promise<string[]> {
  const listed = await server.dataSource.query<{ address: string }[]>(
    `INSERT INTO newsletter_subscriber (address, confirmed_at)
     SELECT 'abone-' || n || '@example.com', now() FROM generate_series(1, $1::int) n RETURNING address`,
    [count],
  );
  await server.dataSource.query(
    `INSERT INTO consent (address, purpose, channel, is_given, text_version, source)
     SELECT address, 'commercial', 'email', true, '2026-11', 'newsletter_form' FROM newsletter_subscriber`,
  );
  return listed.map(({ address }) => address);
}

async function send(): Promise<string> {
  const campaign = { key: randomUUID(), ...CAMPAIGN, audience: 'newsletter_subscribers' };
  return (dataOf(await admin.mutate('admin.email.startBulkMail', campaign)) as { id: string }).id;
}
const control = async (id: string, to: string) =>
  dataOf(await admin.mutate('admin.email.controlBulkMail', { id, action: to }));
const progress = async () => {
  const { items } = dataOf(await admin.query('admin.email.bulkMails', {})) as PageOf<BulkMailView>;
  return items[0];
};
const databaseUrl = () => server.app.get(Settings).DATABASE_URL;

async function startWorker(): Promise<void> {
  const worker = await startJobWorker({
    servers: { databaseUrl: databaseUrl(), redisUrl: undefined },
    imports: [CampaignsModule],
    settings: { SMTP_URL: relay.url },
    isMailHasty: true,
  });
  workers.push(worker);
}

function startMortal(): KillableProcess {
  const mortal = startKillable('killable-mail-worker.js', {
    DATABASE_URL: databaseUrl(),
    SMTP_URL: relay.url,
  });
  mortals.push(mortal);
  return mortal;
}

const inState = async (status: string) => {
  const [{ count }] = await server.dataSource.query<[{ count: number }]>(
    'SELECT count(*)::int AS count FROM mail_message WHERE status = $1',
    [status],
  );
  return count;
};
const acceptedAndNoted = async () => (await inState('sent')) === relay.accepted.size;
const doubles = () => [...relay.accepted.values()].filter((messageIds) => messageIds.length > 1);

describe('A bulk mail on its way', () => {
  it('reaches 500 once each, though the relay fails one in twenty and a sending process is killed', async () => {
    relay = await startFlakyRelay({ troubleWith: passingTrouble });
    const everybody = await subscribers(500);
    await send();
    const mortal = startMortal();
    await eventually('some have it', () => relay.accepted.size >= 100, 40_000);
    // While the relay holds its answers, no mail is accepted without being recorded, so a process killed now
    // causes no duplicates.
    relay.hold(() => true);
    await eventually('the process has mails in hand', () => relay.heldCount() > 0);
    await eventually('what was let in is noted', acceptedAndNoted);
    await mortal.kill();
    await eventually('its connections are gone', () => relay.heldCount() === 0);
    relay.lift();

    await Promise.all([startWorker(), startWorker()]);
    await eventually('everybody has it', async () => (await inState('sent')) === 500, 40_000);
    expect([...relay.accepted.keys()].sort()).toEqual([...everybody].sort());
    expect(doubles()).toEqual([]);
    expect(relay.counts.troubles).toBe(30);
    expect(await progress()).toMatchObject({
      status: 'done',
      sentCount: 500,
      failedCount: 0,
      waitingCount: 0,
    });
  }, 120_000);

  it('comes again under the same Message-ID when the relay’s yes was lost, so that mailboxes show one', async () => {
    relay = await startFlakyRelay({
      troubleWith: (_, tryNumber) => (tryNumber === 1 ? 'accepts-in-silence' : null),
    });
    await subscribers(1);
    await send();
    await startWorker();
    await eventually('the mail is noted', async () => (await inState('sent')) === 1);
    const [messageIds = []] = relay.accepted.values();
    expect([messageIds.length, new Set(messageIds).size]).toEqual([2, 1]);
  });

  it('is given up at once for an address that does not exist, with the reason, and for nobody else', async () => {
    relay = await startFlakyRelay({
      troubleWith: (recipient) => (recipient.startsWith('abone-2@') ? 'knows-nobody' : null),
    });
    await subscribers(3);
    await send();
    await startWorker();
    await eventually('all is done', async () => (await progress())?.status === 'done');
    const [failed] = await server.dataSource.query<object[]>(
      `SELECT recipient, tries, last_error AS "lastError" FROM mail_message WHERE status = 'failed'`,
    );
    expect(failed).toEqual({
      recipient: 'abone-2@example.com',
      tries: 1,
      lastError: expect.stringContaining('550 no such user'),
    });
    expect(await progress()).toMatchObject({ sentCount: 2, failedCount: 1 });
  });

  it('pauses with what is in hand, also when that fails, goes on, and stops for good', async () => {
    relay = await startFlakyRelay({
      troubleWith: (recipient, tryNumber) =>
        recipient.startsWith('abone-1') && tryNumber === 1 ? 'hangs-up-after-it' : null,
    });
    await subscribers(40);
    relay.hold(() => true);
    const id = await send();
    await startWorker();
    await eventually('all connections are busy', () => relay.heldCount() === 5);
    await control(id, 'pause');
    relay.lift();
    const isAtRest = async () => (await inState('sending')) + (await inState('pending')) === 0;
    await eventually('what was in hand is done', isAtRest);
    const sentBefore = await inState('sent');
    expect(sentBefore).toBeLessThanOrEqual(15);
    expect([await inState('held'), relay.accepted.size]).toEqual([40 - sentBefore, sentBefore]);

    relay.hold((recipient) => /[02468]@/.test(recipient));
    await control(id, 'resume');
    await eventually('it goes on', () => relay.accepted.size > sentBefore && relay.heldCount() === 5);
    await control(id, 'stop');
    relay.lift();
    await eventually('what was in hand is done', isAtRest);
    expect((await inState('sent')) + (await inState('skipped'))).toBe(40);
    expect(await inState('skipped')).toBeGreaterThan(0);
    expect([relay.accepted.size, doubles()]).toEqual([await inState('sent'), []]);
  }, 40_000);

  it('is given up by nobody because it rested for a day', async () => {
    relay = await startFlakyRelay({
      troubleWith: (_, tryNumber) => (tryNumber === 1 ? 'says-later' : null),
    });
    await subscribers(8);
    const id = await send();
    await server.app.get(DeliverCampaignsService).deliver();
    await control(id, 'pause');
    await server.dataSource.query(
      `UPDATE mail_message SET created_at = created_at - interval '25 hours', trying_since = now() - interval '25 hours'`,
    );
    await control(id, 'resume');
    await startWorker();
    await eventually('all is done', async () => (await progress())?.status === 'done');
    expect(await progress()).toMatchObject({ sentCount: 8, failedCount: 0 });
    expect(relay.counts.troubles).toBe(8);
  });

  it('is not sent to who refused since it was started', async () => {
    relay = await startFlakyRelay();
    await subscribers(10);
    const id = await send();
    await control(id, 'pause');
    await server.dataSource.query(
      `INSERT INTO consent (address, purpose, channel, is_given, source)
       SELECT 'abone-' || n || '@example.com', 'commercial', 'email', false, 'unsubscribe_link' FROM generate_series(1, 4) n`,
    );
    await control(id, 'resume');
    await startWorker();
    await eventually('all is done', async () => (await progress())?.status === 'done');
    expect(await progress()).toMatchObject({ sentCount: 6, skippedCount: 4 });
    expect([...relay.accepted.keys()].sort()).toEqual(
      [10, 5, 6, 7, 8, 9].map((number) => `abone-${number}@example.com`),
    );
  });

  it('does not delay a mail that a visitor waits for', async () => {
    relay = await startFlakyRelay();
    await subscribers(30);
    relay.hold((recipient) => recipient.startsWith('abone-'));
    await send();
    await startWorker();
    await eventually('the campaign has taken all that it may', () => relay.heldCount() === 5);
    await server.dataSource.transaction((manager) =>
      server.app.get(MailOutbox).queue(manager, {
        dedupeKey: 'verification-code:1',
        template: 'verification-code',
        payload: { code: '048213', minutes: 15, purpose: 'registration' },
        recipient: 'ada@example.com',
      }),
    );
    await eventually('the code is there', () => relay.accepted.has('ada@example.com'));
    expect(relay.accepted.size).toBe(1);
  });
});
