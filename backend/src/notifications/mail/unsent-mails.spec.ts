import { emptyTables } from '../../../testing/empty-tables.js';
import { aMailOutbox } from '../../../testing/mail-outbox.js';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { eventually } from '../../../testing/poll.js';
import { changeSetting } from '../../../testing/security-settings.js';
import { suiteMailWorker } from '../../../testing/suite-mail-worker.js';
import { testSettings } from '../../../testing/test-settings.js';
import { Log } from '../../platform/logging/log.js';
import { MailMessage } from './mail-message.entity.js';
import type { MailKind, MailPayloads } from './mail-template.js';

const CODE = { code: '048213', minutes: 15, purpose: 'registration' } as const;
const RESET = { firstName: 'Ayşe', resetUrl: '/reset-password?token=q9T-_Zx3mVtYp0aL', minutes: 60 };
const SECRETS = /048213|q9T-_Zx3mVtYp0aL/;

describe('A mail', () => {
  const mails = suiteMailWorker([MailMessage]);
  const logged: unknown[] = [];
  const outbox = aMailOutbox(testSettings({}));

  beforeAll(() => {
    const log = mails.worker.get(Log);
    for (const level of ['debug', 'log', 'warn', 'error'] as const) {
      jest.spyOn(log, level).mockImplementation((...said: unknown[]) => void logged.push(said));
    }
  });

  beforeEach(() => {
    mails.relay.received.splice(0);
    logged.splice(0);
  });

  afterEach(() => emptyTables(mails.dataSource, 'mail_message', 'outbox_job', 'security_setting'));

  /** Queues a mail as if it had been queued `minutesAgo`, before any worker can send it. */
  const queue = <K extends MailKind>(template: K, payload: MailPayloads[K], minutesAgo = 0) =>
    mails.dataSource.transaction(async (manager) => {
      await outbox.queue(manager, { dedupeKey: template, template, payload, recipient: 'ayse@example.com' });
      await manager.query(`UPDATE mail_message SET created_at = created_at - make_interval(mins => $1)`, [
        minutesAgo,
      ]);
    });

  async function onlyMail(): Promise<MailMessage> {
    const [mail] = await mails.dataSource.getRepository(MailMessage).find();
    return mail!;
  }

  const isNow = (status: MailMessage['status']) =>
    eventually(`the mail is ${status}`, async () => (await onlyMail()).status === status);

  async function everythingStored(): Promise<string> {
    const kept: unknown[] = await mails.dataSource.query(
      `SELECT to_jsonb(mail_message) FROM mail_message
       UNION ALL SELECT to_jsonb(outbox_job) FROM outbox_job
       UNION ALL SELECT to_jsonb(job) FROM bullmq.job`,
    );
    return JSON.stringify(kept);
  }

  describe.each([
    ['verification-code', CODE],
    ['password-reset', RESET],
  ] as const)('with a secret (%s)', (kind, secret) => {
    test('keeps it in its own row and no other, until it is sent, and tells no log', async () => {
      await mails.dataSource.transaction(async (manager) => {
        await outbox.queue(manager, {
          dedupeKey: 'x',
          template: kind,
          payload: secret,
          recipient: 'a@example.com',
        });
        const jobs: unknown[] = await manager.query('SELECT * FROM outbox_job');
        expect(jobs).toHaveLength(1);
        expect(JSON.stringify(jobs)).not.toMatch(SECRETS);
        expect(await manager.query('SELECT payload FROM mail_message')).toEqual([{ payload: secret }]);
      });

      await isNow('sent');
      expect(mails.relay.received[0]!.parsed.text).toMatch(SECRETS);
      expect((await onlyMail()).payload).toEqual({});
      expect(await everythingStored()).not.toMatch(SECRETS);
      await eventually('the log tells of it', () => logged.length > 0);
      expect(JSON.stringify(logged)).not.toMatch(SECRETS);
    });

    test('keeps it for another try, and forgets it when it is given up', async () => {
      mails.relay.refuse(451, 550);
      await queue(kind, secret);

      await isNow('failed');
      expect(await onlyMail()).toMatchObject({ tries: 2, payload: {} });
      expect(await everythingStored()).not.toMatch(SECRETS);
      expect(JSON.stringify(logged)).not.toMatch(SECRETS);
    });

    test('is not sent after its time, and forgets it', async () => {
      await queue(kind, secret, secret.minutes);

      await isNow('skipped');
      expect(await onlyMail()).toMatchObject({
        lastError: 'too late to be of use',
        payload: {},
        sentAt: null,
      });
      expect(mails.relay.received).toEqual([]);
    });

    test('is sent as long as it is of use', async () => {
      await queue(kind, secret, secret.minutes - 1);
      await isNow('sent');
    });

    test('goes out while notifications are off', async () => {
      await changeSetting(mails.worker, 'email_notifications_enabled', 'false');
      await queue(kind, secret);
      await isNow('sent');
    });
  });

  test('without a secret keeps its facts', async () => {
    await queue('welcome', { firstName: 'Ayşe' });
    await isNow('sent');
    expect((await onlyMail()).payload).toEqual({ firstName: 'Ayşe' });
  });

  test('that merely tells stays here while notifications are off, and the row says why', async () => {
    await changeSetting(mails.worker, 'email_notifications_enabled', 'false');
    await queue('welcome', { firstName: 'Ayşe' });

    await isNow('skipped');
    expect(await onlyMail()).toMatchObject({ lastError: 'email_notifications_enabled is off', sentAt: null });
    expect(mails.relay.received).toEqual([]);
  });

  test('is decided when it leaves: switching off also holds back what waits for another try', async () => {
    mails.relay.refuse(...Array<number>(3).fill(451));
    await queue('welcome', { firstName: 'Ayşe' });
    // This test's job gives up after three tries; the sweep would come a quarter of an hour later.
    await eventually('the tries are over', async () => (await onlyMail()).tries === 3);
    await changeSetting(mails.worker, 'email_notifications_enabled', 'false');
    await mails.dataSource.query(`UPDATE mail_message SET claimed_at = now() - interval '20 minutes'`);

    await isNow('skipped');
    expect(mails.relay.received).toEqual([]);
  });

  test('goes out again as soon as notifications are back', async () => {
    await changeSetting(mails.worker, 'email_notifications_enabled', 'false');
    await changeSetting(mails.worker, 'email_notifications_enabled', 'true');
    await queue('welcome', { firstName: 'Ayşe' });
    await isNow('sent');
  });
});
