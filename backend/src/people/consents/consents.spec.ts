import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { suiteDatabase } from '../../../testing/suite-database.js';
import { testSettings } from '../../../testing/test-settings.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { Consent } from './consent.entity.js';
import { type ConsentSubject, ConsentsService } from './consents.service.js';
import { PruneConsentsService } from './prune-consents.service.js';

const FORM = { textVersion: '2026-11', source: 'newsletter_form', ipAddress: '198.51.100.7' } as const;
const LINK = { source: 'unsubscribe_link', ipAddress: '203.0.113.9' } as const;

const database = suiteDatabase([Consent]);
let ayse: ConsentSubject;
let visitors = 0;
const consents = new ConsentsService(testSettings({}));

beforeEach(() => {
  visitors += 1;
  ayse = { address: `Ayse-${visitors}@Example.com`, purpose: 'commercial', channel: 'email' };
});

const inOneStep = <T>(act: (manager: EntityManager) => Promise<T>) => database.dataSource.transaction(act);
const give = (given = {}) => inOneStep((manager) => consents.give(manager, ayse, { ...FORM, ...given }));
const withdraw = () => inOneStep((manager) => consents.withdraw(manager, ayse, LINK));
const activeConsent = () => consents.findActive(database.dataSource.manager, ayse);
const entries = () => consents.of(database.dataSource.manager, ayse.address);

describe('A consent', () => {
  it('is not there before it is given', async () => {
    expect(await activeConsent()).toBeNull();
    expect(await withdraw()).toBe(false);
    expect(await entries()).toEqual([]);
  });

  it('says who agreed, to which words, when, where and from where', async () => {
    await give();
    expect(await entries()).toEqual([
      expect.objectContaining({
        ...FORM,
        address: ayse.address.toLowerCase(),
        purpose: 'commercial',
        channel: 'email',
        isGiven: true,
        recordedAt: expect.any(Date) as unknown,
      }),
    ]);
  });

  it('stands however the address is spelled', async () => {
    const { id } = await give();
    ayse = { ...ayse, address: ayse.address.toUpperCase() };
    expect(await activeConsent()).toMatchObject({ id });
  });

  it('ends when it is taken back, and both stay on record', async () => {
    await give();
    expect(await withdraw()).toBe(true);
    expect(await activeConsent()).toBeNull();
    expect(
      (await entries()).map(({ isGiven, source, textVersion }) => [isGiven, source, textVersion]),
    ).toEqual([
      [false, 'unsubscribe_link', null],
      [true, 'newsletter_form', '2026-11'],
    ]);
  });

  it('can be given anew, and to new words', async () => {
    await give();
    await withdraw();
    await give();
    const { id } = await give({ textVersion: '2027-03' });
    expect(await activeConsent()).toMatchObject({ id, textVersion: '2027-03' });
    expect(await entries()).toHaveLength(4);
  });

  it('is written once, however often and fast it is given or taken back', async () => {
    const given = await Promise.all(Array.from({ length: 8 }, () => give()));
    expect(new Set(given.map(({ id }) => id)).size).toBe(1);
    const takenBack = await Promise.all(Array.from({ length: 8 }, () => withdraw()));
    expect(takenBack.filter(Boolean)).toHaveLength(1);
    expect(await entries()).toHaveLength(2);
  });

  it('of one person says nothing of another', async () => {
    await give();
    ayse = { ...ayse, address: `x${ayse.address}` };
    expect(await activeConsent()).toBeNull();
  });
});

describe('The ledger', () => {
  it.each([
    ['an entry is changed', `UPDATE consent SET is_given = false, text_version = NULL`],
    ['an address is swapped for another', `UPDATE consent SET address = 'kimse@example.com'`],
    [
      'erasing changes more than the person',
      `UPDATE consent SET address = 'x', ip_address = NULL, source = 'y'`,
    ],
    ['erasing leaves where somebody was', `UPDATE consent SET address = 'x'`],
    ['an entry is deleted', `DELETE FROM consent`],
    ['all are', `TRUNCATE consent`],
  ])('does not let it happen that %s', async (_what, statement) => {
    await give();
    await expect(database.dataSource.query(statement)).rejects.toThrow('Consents are only added to.');
    expect(await activeConsent()).toMatchObject(FORM);
  });

  it('erases a person, and keeps the proof', async () => {
    await give();
    await withdraw();
    await inOneStep((manager) => consents.erase(manager, ayse.address));

    expect(await entries()).toEqual([]);
    const left = await database.dataSource.query<Record<string, unknown>[]>(
      `SELECT address, ip_address AS "ipAddress", is_given AS "isGiven" FROM consent ORDER BY position DESC LIMIT 2`,
    );
    expect(left).toMatchObject([
      { ipAddress: null, isGiven: false },
      { ipAddress: null, isGiven: true },
    ]);
    expect(new Set(left.map(({ address }) => address)).size).toBe(1);
    expect(JSON.stringify(left).toLowerCase()).not.toContain(ayse.address.toLowerCase());
  });

  it('keeps what stands, however old, and the rest three years after it was taken back', async () => {
    await database.dataSource.query(
      `INSERT INTO consent (address, purpose, channel, is_given, text_version, source, recorded_at)
       SELECT address, 'commercial', 'email', given, CASE WHEN given THEN '2026-11' END, 'newsletter_form',
         now() - make_interval(days => days)
       FROM (VALUES ('stands@example.com', true, 2000), ('recent@example.com', true, 2000),
         ('recent@example.com', false, 1000), ('old@example.com', true, 2000), ('old@example.com', false, 1100),
         ('back@example.com', true, 2000), ('back@example.com', false, 1100), ('back@example.com', true, 1099))
         AS said (address, given, days)`,
    );
    await new PruneConsentsService(database.dataSource, new JobRegistry()).prune();
    const left = await database.dataSource.query<{ entry: string }[]>(
      `SELECT address || ' ' || is_given AS entry FROM consent
       WHERE split_part(address, '@', 1) IN ('stands', 'recent', 'old', 'back') ORDER BY position`,
    );
    expect(left.map(({ entry }) => entry)).toEqual([
      'stands@example.com true',
      'recent@example.com true',
      'recent@example.com false',
      'back@example.com true',
    ]);
  });
});
