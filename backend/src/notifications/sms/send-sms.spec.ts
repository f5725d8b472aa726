import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { TestingModule } from '@nestjs/testing';
import type { EntityManager } from 'typeorm';
import { emptyTables } from '../../../testing/empty-tables.js';
import { startJobWorker } from '../../../testing/job-worker.js';
import { eventually } from '../../../testing/poll.js';
import { changeSetting } from '../../../testing/security-settings.js';
import { suiteDatabase } from '../../../testing/suite-database.js';
import { Log } from '../../platform/logging/log.js';
import { NotificationsModule } from '../notifications.module.js';
import { SmsMessage } from './sms-message.entity.js';
import { SmsOutbox } from './sms-outbox.js';
import { SmsProvider, SmsRefusal } from './sms-provider.js';

const SMS = { dedupeKey: 'booking-reminder:1', recipient: '+905325550112', text: 'Yarın görüşüyoruz.' };

describe('Text messages', () => {
  const database = suiteDatabase([SmsMessage]);
  const workers: TestingModule[] = [];

  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.close()));
    await emptyTables(database.dataSource, 'sms_message', 'outbox_job', 'security_setting');
  });

  async function startWorker(): Promise<TestingModule> {
    const worker = await startJobWorker({
      servers: { databaseUrl: database.url, redisUrl: undefined },
      imports: [NotificationsModule],
    });
    workers.push(worker);
    return worker;
  }

  const queue = (worker: TestingModule, sms = SMS) =>
    database.dataSource.transaction((manager) => worker.get(SmsOutbox).queue(manager, sms));

  /** Inserts a message without a job. */
  const writeLost = (minutesAgo = 6, lastError: string | null = null) =>
    database.dataSource.query(
      `INSERT INTO sms_message (dedupe_key, recipient, text, last_error, created_at)
       VALUES ('erased', '+905325550112', 'Yarın görüşüyoruz.', $2, now() - make_interval(mins => $1))`,
      [minutesAgo, lastError],
    );

  const texts = () => database.dataSource.getRepository(SmsMessage).find({ order: { createdAt: 'ASC' } });
  const isSent = ({ status }: SmsMessage) => status === 'sent';
  const isNow = (status: SmsMessage['status']) =>
    eventually(`the text is ${status}`, async () => (await texts())[0]?.status === status);

  describe('with a provider', () => {
    let worker: TestingModule;
    let send: jest.SpiedFunction<SmsProvider['send']>;

    beforeEach(async () => {
      worker = await startWorker();
      send = jest.spyOn(worker.get(SmsProvider), 'send').mockResolvedValue();
      await changeSetting(worker, 'sms_notifications_enabled', 'true');
    });

    test('are sent once, however often they are queued and by however many they are looked for', async () => {
      const other = await startWorker();
      const sendToo = jest.spyOn(other.get(SmsProvider), 'send').mockResolvedValue();
      await queue(worker);
      await queue(worker);
      await queue(worker, { ...SMS, dedupeKey: 'booking-reminder:2' });

      await eventually('both are sent', async () => (await texts()).every(isSent));
      expect(send.mock.calls.length + sendToo.mock.calls.length).toBe(2);
      expect([...send.mock.calls, ...sendToo.mock.calls]).toContainEqual([
        '+905325550112',
        'Yarın görüşüyoruz.',
      ]);
      expect((await texts())[0]).toMatchObject({ lastError: null, sentAt: expect.any(Date) });
    });

    test('of a change that was rolled back are never sent', async () => {
      await expect(
        database.dataSource.transaction(async (manager) => {
          await worker.get(SmsOutbox).queue(manager, SMS);
          throw new Error('refused');
        }),
      ).rejects.toThrow('refused');
      await queue(worker, { ...SMS, dedupeKey: 'booking-reminder:2' });
      await isNow('sent');
      expect(send).toHaveBeenCalledTimes(1);
    });

    test('are tried again five minutes after the provider did not answer, and not earlier', async () => {
      send.mockRejectedValueOnce(new Error('503'));
      await queue(worker);
      await eventually('one try failed', async () => (await texts())[0]?.lastError === '503');
      await writeLost();
      await eventually('the other one was found', async () => (await texts()).some(isSent));
      expect(send).toHaveBeenCalledTimes(2);
      expect((await texts()).filter(isSent)).toHaveLength(1);

      await database.dataSource.query(`UPDATE sms_message SET claimed_at = now() - interval '6 minutes'`);
      await eventually('both are sent', async () => (await texts()).every(isSent));
      expect((await texts()).map(({ lastError }) => lastError)).toEqual([null, null]);
    });

    test('are found when their job vanished with its queue', async () => {
      await writeLost();
      await isNow('sent');
    });

    test('that a person’s network refuses are given up', async () => {
      send.mockRejectedValue(new SmsRefusal('unknown subscriber'));
      await queue(worker);
      await isNow('failed');
      expect((await texts())[0]).toMatchObject({ lastError: 'unknown subscriber', sentAt: null });
    });

    test('do not go out hours late, and keep what went wrong', async () => {
      await writeLost(7 * 60, '503');
      await isNow('skipped');
      expect((await texts())[0]?.lastError).toBe('too late to be of use; 503');
      expect(send).not.toHaveBeenCalled();
    });

    test('that wait when the channel is switched off stay here, and the row says why', async () => {
      await changeSetting(worker, 'sms_notifications_enabled', 'false');
      await writeLost();
      await isNow('skipped');
      expect((await texts())[0]?.lastError).toBe('sms_notifications_enabled is off');
      expect(send).not.toHaveBeenCalled();
    });

    test('are taken back before anybody sent them, not afterwards', async () => {
      const withdraw = (manager: EntityManager) => worker.get(SmsOutbox).withdraw(manager, SMS.dedupeKey);
      await database.dataSource.transaction(async (manager) => {
        await worker.get(SmsOutbox).queue(manager, SMS);
        await withdraw(manager);
      });
      expect(await texts()).toEqual([]);

      await queue(worker);
      await isNow('sent');
      await database.dataSource.transaction(withdraw);
      expect(await texts()).toHaveLength(1);
    });
  });

  test('are not even written while the channel is off, as it is at first', async () => {
    await queue(await startWorker());
    expect(await texts()).toEqual([]);
    expect(await database.dataSource.query('SELECT 1 FROM outbox_job')).toEqual([]);
  });

  test('fail at once and honestly as long as nobody carries them', async () => {
    const worker = await startWorker();
    const tell = jest.spyOn(worker.get(Log), 'error');
    await changeSetting(worker, 'sms_notifications_enabled', 'true');
    await queue(worker);

    await isNow('failed');
    const [text] = await texts();
    expect(text).toMatchObject({ lastError: 'no provider configured', sentAt: null });
    await eventually('the log was told', () => tell.mock.calls.length > 0);
    expect(tell.mock.calls).toEqual([
      [
        'A text message could not be delivered and is given up.',
        { smsId: text!.id, reason: 'no provider configured' },
      ],
    ]);
  });
});
