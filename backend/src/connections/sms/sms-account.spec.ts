import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SmsView } from '../../../contract/connections/sms-account.js';
import { NETGSM_DEMO, type NetgsmSandbox, startNetgsmSandbox } from '../../../sandbox/netgsm/start-netgsm.js';
import { USUAL_ADMIN_PASSWORD } from '../../../seed/admins.js';
import { AdminVisitor } from '../../../testing/admin-visitor.js';
import { letIntoBackOffice } from '../../../testing/back-office.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { eventually } from '../../../testing/poll.js';
import { startTestServer, type TestServer } from '../../../testing/test-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';
import { SmsProvider, SmsRefusal } from '../../notifications/sms/sms-provider.js';

let netgsm: NetgsmSandbox;
let server: TestServer;
let owner: AdminVisitor;

beforeAll(async () => {
  netgsm = await startNetgsmSandbox();
  server = await startTestServer({ SMS_BASE_URL: netgsm.url });
  owner = new AdminVisitor(server);
  await letIntoBackOffice(server, owner, { role: 'super_admin' });
});
afterAll(async () => {
  await server.stop();
  await netgsm.stop();
});

const view = async () => dataOf(await owner.query('admin.connections.sms', undefined)) as SmsView;
const check = async () => dataOf(await owner.mutate('admin.connections.checkSms', undefined));
const save = (given: object = {}) =>
  owner.mutate('admin.connections.saveSms', {
    ...NETGSM_DEMO,
    replaces: null,
    currentPassword: USUAL_ADMIN_PASSWORD,
    ...given,
  });
const provider = () => server.app.get(SmsProvider, { strict: false });
const send = (recipient = '+905325550112') => provider().send(recipient, 'Yarın görüşüyoruz.');
const mails = async () => JSON.stringify(await server.dataSource.query('SELECT * FROM mail_message'));
const switchOn = async () => {
  const { version, values } = dataOf(await owner.query('admin.settings.get', undefined)) as {
    version: number;
    values: object;
  };
  return owner.mutate('admin.settings.save', {
    settings: { ...values, sms_notifications_enabled: 'true' },
    version,
  });
};

describe('The account for text messages', () => {
  beforeEach(async () => {
    netgsm.failWith(null);
    await emptyTables(server.dataSource, 'service_account', 'payment_attempt');
    await eventually('it is forgotten', () => !provider().isConfigured);
  });

  it('is needed before text messages can be switched on', async () => {
    expect(refusalOf(await switchOn()).fields).toHaveProperty('sms_notifications_enabled');
    expect((await save()).status).toBe(200);
    expect((await switchOn()).status).toBe(200);
    expect(await view()).toMatchObject({ isSwitchedOn: true, header: 'TOPRAK', userCode: '8505550148' });
  });

  it('sends messages as soon as it is saved, and tells its credit', async () => {
    await expect(send()).rejects.toThrow(SmsRefusal);
    expect(await check()).toBeNull();
    await save();
    await send();
    await send('+4915112345678');
    expect(netgsm.sent).toEqual([
      { header: 'TOPRAK', no: '5325550112', msg: 'Yarın görüşüyoruz.' },
      { header: 'TOPRAK', no: '004915112345678', msg: 'Yarın görüşüyoruz.' },
    ]);
    expect(await check()).toEqual({ verdict: 'accepted', credit: '34,020' });
  });

  it('is told to the super admins when it is saved', async () => {
    await save();
    expect(await mails()).toContain('SMS’lerin gideceği Netgsm hesabı değişti');
  });

  it('is removed with the admin’s own password, which switches text messages off', async () => {
    await save();
    await switchOn();
    const { accountId } = await view();
    const remove = (currentPassword: string) =>
      owner.mutate('admin.connections.removeSms', { accountId, currentPassword });
    expect(refusalOf(await remove('yanlis-sifre')).code).toBe('password_wrong');
    expect((await view()).userCode).not.toBeNull();

    expect((await remove(USUAL_ADMIN_PASSWORD)).status).toBe(200);
    expect(await view()).toMatchObject({ userCode: null, savedAt: null, isSwitchedOn: false });
    expect(provider().isConfigured).toBe(false);
    expect(await mails()).toContain('SMS hesabı kaldırıldı');
    expect((await save({ replaces: (await view()).accountId })).status).toBe(200);
  });

  it.each([
    ['a wrong password', { password: 'baska' }, 'sms_account_refused'],
    ['another user', { userCode: '8500000000' }, 'sms_account_refused'],
    ['the wrong password of the admin', { currentPassword: 'yanlis-sifre' }, 'password_wrong'],
    ['a sender that is not approved', { header: 'BASKA' }, 'invalid_input'],
  ])('is not saved with %s', async (_what, given, code) => {
    expect(refusalOf(await save(given)).code).toBe(code);
    expect((await view()).accountId).toBeNull();
  });

  it('names the senders that are approved', async () => {
    expect(refusalOf(await save({ header: 'BASKA' })).fields['header']).toContain('TOPRAK');
  });

  it('is not saved while Netgsm is away', async () => {
    await netgsm.stop();
    expect(refusalOf(await save()).code).toBe('sms_unreachable');
    netgsm = await startNetgsmSandbox({ port: Number(new URL(netgsm.url).port) });
    expect((await view()).accountId).toBeNull();
  });

  it.each([
    ['20', true],
    ['70', true],
    ['30', false],
    ['40', false],
    ['80', false],
    ['100', false],
  ])('gives a message up after code %s: %p', async (code, isGivenUp) => {
    await save();
    netgsm.failWith(code);
    const failure = await send().catch((error: unknown) => error);
    expect(failure instanceof SmsRefusal).toBe(isGivenUp);
    expect(String(failure)).toContain(code);
  });

  it('shows its password nowhere', async () => {
    const answers = [await save(), await save({ password: 'baska-gizli' }), await view(), await check()];
    const rows = await Promise.all(
      ['log_entry', 'service_account'].map((table) => server.dataSource.query(`SELECT * FROM ${table}`)),
    );
    const shown = JSON.stringify([answers, rows]);
    expect(shown).toContain('sms_account_changed');
    expect(shown).not.toContain(NETGSM_DEMO.password);
    expect(shown).not.toContain('baska-gizli');
  });
});
