import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { IYS_DEMO, type IysSandbox, startIysSandbox } from '../../../sandbox/iys/start-iys.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { eventually } from '../../../testing/poll.js';
import { startTestShop, type TestShop } from '../../../testing/test-shop.js';
import { UnsubscribeService } from '../../messaging/newsletter/unsubscribe.service.js';
import { ServiceAccountsService } from '../../platform/service-accounts/service-accounts.service.js';
import { type ConsentSubject, ConsentsService } from '../consents/consents.service.js';
import { IysStateService } from './iys-state.service.js';
import { ReadIysService } from './read-iys.service.js';
import { ReconcileIysService } from './reconcile-iys.service.js';
import { TellIysService } from './tell-iys.service.js';

const PHONE = '+905325550112';
const FORM = { textVersion: 'tercihler-2026-11', source: 'account', ipAddress: null } as const;
const LINK = { source: 'choices_link', ipAddress: null } as const;

let iys: IysSandbox;
let shop: TestShop;
let email: string;
let people = 0;

beforeAll(async () => {
  iys = await startIysSandbox();
  shop = await startTestShop({ IYS_BASE_URL: iys.url });
  await shop.dataSource.transaction((manager) =>
    shop.app.get(ServiceAccountsService).replace(manager, {
      ...{ service: 'iys', address: iys.url, secrets: IYS_DEMO, replaces: null },
    }),
  );
  await eventually('the account is known', async () => (await account())?.secrets !== undefined);
});
afterAll(async () => {
  await shop.stop();
  await iys.stop();
});

beforeEach(async () => {
  people += 1;
  email = `iys-${people}@example.com`;
  await emptyTables(shop.dataSource, 'iys_event');
  for (const list of [iys.consents, iys.calls]) list.length = 0;
  await shop.dataSource.query('UPDATE iys_reading SET read_after = NULL');
});

/** '2026-11-29 13:05:00' in Istanbul. */
const formatStudioSecond = (moment: Date) =>
  moment.toLocaleString('sv-SE', { timeZone: 'Europe/Istanbul', dateStyle: 'short', timeStyle: 'medium' });
const account = () => shop.app.get(ServiceAccountsService).latest('iys');
const byMail = (): ConsentSubject => ({ address: email, purpose: 'commercial', channel: 'email' });
const bySms = (): ConsentSubject => ({ ...byMail(), channel: 'sms', phone: PHONE });
const ledger = () => shop.app.get(ConsentsService);
const give = (subject = byMail(), more = {}) =>
  shop.dataSource.transaction((manager) => ledger().give(manager, subject, { ...FORM, ...more }));
const withdraw = (subject = byMail()) =>
  shop.dataSource.transaction((manager) => ledger().withdraw(manager, subject, LINK));
const tell = async (): Promise<void> => {
  await shop.dataSource.query('UPDATE iys_event SET next_try_at = now()');
  await shop.app.get(TellIysService).tell();
};
const reconcile = (): Promise<void> => shop.app.get(ReconcileIysService).reconcile();
const read = (): Promise<void> => shop.app.get(ReadIysService).read();
const events = () =>
  shop.dataSource.query<{ status: string; state: string; recipient: string; tries: number }[]>(
    'SELECT status, state, recipient, tries FROM iys_event ORDER BY id',
  );
const atIys = () => iys.consents.map(({ recipient, type, status }) => [recipient, type, status]);

describe('İYS hears', () => {
  it('of a consent and its withdrawal, each with the moment of the decision', async () => {
    const { recordedAt } = await give();
    await give(bySms());
    await withdraw();
    await tell();
    expect(iys.consents).toMatchObject([
      {
        ...{ recipient: email, recipientType: 'BIREYSEL', type: 'EPOSTA', status: 'ONAY', source: 'HS_WEB' },
        consentDate: formatStudioSecond(recordedAt),
      },
      { recipient: PHONE, type: 'MESAJ', status: 'ONAY' },
      { recipient: email, type: 'EPOSTA', status: 'RET' },
    ]);
    expect((await events()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
  });

  it.each([
    [
      'a picture',
      async () => void (await give({ address: email, purpose: 'photo', channel: 'publication' })),
      0,
    ],
    ['a withdrawal without a consent', async () => void (await withdraw()), 0],
    [
      'a consent to newer words',
      async () => {
        await give();
        await give(byMail(), { textVersion: 'tercihler-2027-03' });
      },
      1,
    ],
  ])('nothing new of %s', async (_what, act, count) => {
    await act();
    expect(await events()).toHaveLength(count);
  });

  it('of each event once, however many workers tell at the same time', async () => {
    await give();
    await give(bySms());
    await withdraw();
    await give();
    await Promise.all(Array.from({ length: 5 }, () => shop.app.get(TellIysService).tell()));
    await tell();
    expect(atIys().filter(([, type]) => type === 'EPOSTA')).toEqual([
      [email, 'EPOSTA', 'ONAY'],
      [email, 'EPOSTA', 'RET'],
      [email, 'EPOSTA', 'ONAY'],
    ]);
    expect(atIys()).toHaveLength(4);
    expect(iys.calls.filter((call) => call === 'POST /consents')).toHaveLength(4);
  });

  it.each(['away', 'busy', 'lost'] as const)('all of it once, in the end, when it is %s', async (fault) => {
    iys.fail(/POST \/consents$/, fault);
    await give();
    await withdraw();
    await tell();
    expect(await events()).toMatchObject([
      { status: 'ONAY', state: 'waiting', tries: 1 },
      { status: 'RET', state: 'waiting', tries: 0 },
    ]);
    expect((await shop.app.get(IysStateService).view()).problem).toMatch(/^İYS is away/);
    await tell();
    expect(atIys()).toEqual([
      [email, 'EPOSTA', 'ONAY'],
      [email, 'EPOSTA', 'RET'],
    ]);
    expect((await events()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  it('nothing of a refusal after a consent that it refused, which the studio sees and may try again', async () => {
    email = 'kırık adres@example.com';
    await give();
    await withdraw();
    await tell();
    expect((await events()).map(({ state }) => state)).toEqual(['refused', 'skipped']);
    const { refused, events: shown } = await shop.app.get(IysStateService).view();
    expect(refused).toBe(1);
    expect(shown).toMatchObject([
      { recipient: 'k***@example.com', reason: 'H175: Alıcı adresi geçersiz.', status: 'ONAY' },
    ]);
    expect(await shop.app.get(IysStateService).tryRefusedAgain()).toBe(1);
  });
});

describe('A person who is erased', () => {
  const erase = () =>
    shop.dataSource.transaction((manager) => shop.app.get(UnsubscribeService).erase(manager, email));

  it('is withdrawn at İYS, and then named by no event', async () => {
    await give();
    await tell();
    await erase();
    await tell();
    expect(atIys().at(-1)).toEqual([email, 'EPOSTA', 'RET']);
    expect(await events()).toMatchObject([
      { state: 'sent', recipient: '' },
      { state: 'sent', recipient: '' },
    ]);
  });

  it('is not told of any more when İYS never heard of them', async () => {
    await give();
    await give(bySms());
    await erase();
    expect((await events()).every(({ state, recipient }) => state === 'skipped' && recipient === '')).toBe(
      true,
    );
    await tell();
    expect(iys.calls).toEqual([]);
  });
});

describe('What is said at İYS', () => {
  const later = () => formatStudioSecond(new Date(Date.now() + 60_000));
  const isGiven = async (subject: ConsentSubject) =>
    (await ledger().findActive(shop.dataSource.manager, subject)) !== null;

  it.each([
    ['a mail address', 'EPOSTA', byMail, (): string => email.toUpperCase()],
    ['a number', 'MESAJ', bySms, (): string => PHONE],
  ] as const)(
    'withdraws the consent of %s here, and is never sent back',
    async (_what, type, subject, recipient) => {
      await give(subject());
      await tell();
      iys.sayAtIys({ recipient: recipient(), type, status: 'RET', consentDate: later() });
      await read();
      expect(await isGiven(subject())).toBe(false);
      const [latest] = await ledger().latest(shop.dataSource.manager, email);
      expect(latest).toMatchObject({ source: 'iys', isGiven: false });
      await tell();
      expect((await events()).map(({ status }) => status)).toEqual(['ONAY']);
      await read();
      expect(await ledger().of(shop.dataSource.manager, email)).toHaveLength(2);
    },
  );

  it('is heeded by the daily comparison, when the reading has missed it', async () => {
    await give();
    await tell();
    await reconcile();
    expect(await isGiven(byMail())).toBe(true);
    iys.sayAtIys({ recipient: email, type: 'EPOSTA', status: 'RET', consentDate: later() });
    await reconcile();
    expect(await isGiven(byMail())).toBe(false);
  });

  it('is asked about daily, and a consent that İYS has lost is told again', async () => {
    await give();
    await tell();
    iys.consents.length = 0;
    await reconcile();
    await tell();
    expect(atIys()).toEqual([[email, 'EPOSTA', 'ONAY']]);
    expect((await events()).map(({ state }) => state)).toEqual(['sent']);
  });

  it('leaves a consent that was given here afterwards', async () => {
    iys.sayAtIys({ recipient: email, type: 'EPOSTA', status: 'RET', consentDate: '2026-01-05 10:00:00' });
    await give();
    await read();
    expect(await isGiven(byMail())).toBe(true);
  });

  it('gives no consent here, because it names no words of ours', async () => {
    iys.sayAtIys({ recipient: email, type: 'EPOSTA', status: 'ONAY', consentDate: later() });
    await read();
    expect(await isGiven(byMail())).toBe(false);
  });

  it('is read again after İYS was away', async () => {
    await give();
    iys.sayAtIys({ recipient: email, type: 'EPOSTA', status: 'RET', consentDate: later() });
    iys.fail(/GET \/consents\/changes/, 'lost');
    await expect(read()).rejects.toThrow('İYS is away');
    expect(await isGiven(byMail())).toBe(true);
    await read();
    expect(await isGiven(byMail())).toBe(false);
  });
});
