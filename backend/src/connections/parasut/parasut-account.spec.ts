import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ParasutView } from '../../../contract/connections/parasut-account.js';
import {
  PARASUT_DEMO,
  type ParasutSandbox,
  startParasutSandbox,
} from '../../../sandbox/parasut/start-parasut.js';
import { USUAL_ADMIN_PASSWORD } from '../../../seed/admins.js';
import { AdminVisitor } from '../../../testing/admin-visitor.js';
import { letIntoBackOffice } from '../../../testing/back-office.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { eventually } from '../../../testing/poll.js';
import { startTestServer, type TestServer } from '../../../testing/test-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';
import { ParasutInvoicing } from '../../invoicing/parasut/parasut-invoicing.js';

let parasut: ParasutSandbox;
let server: TestServer;
let owner: AdminVisitor;

beforeAll(async () => {
  parasut = await startParasutSandbox();
  server = await startTestServer({ PARASUT_BASE_URL: parasut.url });
  owner = new AdminVisitor(server);
  await letIntoBackOffice(server, owner, { role: 'super_admin' });
});
afterAll(async () => {
  await server.stop();
  await parasut.stop();
});

const view = async () => dataOf(await owner.query('admin.connections.parasut', undefined)) as ParasutView;
const check = async () => dataOf(await owner.mutate('admin.connections.checkParasut', undefined));
const save = (given: object = {}) =>
  owner.mutate('admin.connections.saveParasut', {
    ...{ ...PARASUT_DEMO, replaces: null, currentPassword: USUAL_ADMIN_PASSWORD },
    ...given,
  });
const isConnected = () => server.app.get(ParasutInvoicing, { strict: false }).isConnected();

describe('The account with Paraşüt', () => {
  beforeEach(async () => {
    await emptyTables(server.dataSource, 'service_account', 'payment_attempt');
    await eventually('it is forgotten', async () => !(await isConnected()));
  });

  it('issues documents as soon as it is saved, and is told to the super admins', async () => {
    expect(await check()).toBeNull();
    expect((await save()).status).toBe(200);
    expect(await isConnected()).toBe(true);
    expect(await view()).toMatchObject({ companyId: '115233', username: PARASUT_DEMO.username });
    expect(await check()).toBe('accepted');
    const mails = JSON.stringify(await server.dataSource.query('SELECT * FROM mail_message'));
    expect(mails).toContain('Faturaların düzenleneceği Paraşüt hesabı değişti');
  });

  it('is removed with the admin’s own password', async () => {
    await save();
    const { accountId } = await view();
    const remove = (currentPassword: string) =>
      owner.mutate('admin.connections.removeParasut', { accountId, currentPassword });
    expect(refusalOf(await remove('yanlis-sifre')).code).toBe('password_wrong');
    expect(await isConnected()).toBe(true);
    expect((await remove(USUAL_ADMIN_PASSWORD)).status).toBe(200);
    expect(await view()).toMatchObject({ companyId: null, savedAt: null });
    expect(await isConnected()).toBe(false);
  });

  it.each([
    ['a wrong password', { password: 'baska' }, 'parasut_account_refused'],
    ['another client', { clientSecret: 'baska' }, 'parasut_account_refused'],
    ['a company that it may not use', { companyId: '999' }, 'parasut_account_refused'],
    ['a company that is no number', { companyId: '../115233' }, 'invalid_input'],
    ['the wrong password of the admin', { currentPassword: 'yanlis-sifre' }, 'password_wrong'],
  ])('is not saved with %s', async (_what, given, code) => {
    expect(refusalOf(await save(given)).code).toBe(code);
    expect((await view()).accountId).toBeNull();
  });

  it('is not saved while Paraşüt is away', async () => {
    await parasut.stop();
    expect(refusalOf(await save()).code).toBe('parasut_unreachable');
    parasut = await startParasutSandbox({ port: Number(new URL(parasut.url).port) });
    expect((await view()).accountId).toBeNull();
  });

  it('shows its secrets nowhere', async () => {
    const answers = [await save(), await view(), await check()];
    const rows = await Promise.all(
      ['log_entry', 'service_account'].map((table) => server.dataSource.query(`SELECT * FROM ${table}`)),
    );
    const shown = JSON.stringify([answers, rows]);
    expect(shown).toContain('parasut_account_changed');
    for (const secret of [PARASUT_DEMO.password, PARASUT_DEMO.clientSecret]) {
      expect(shown).not.toContain(secret);
    }
  });
});
