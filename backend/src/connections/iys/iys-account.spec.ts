import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { IysView } from '../../../contract/connections/iys-account.js';
import { IYS_DEMO, type IysSandbox, startIysSandbox } from '../../../sandbox/iys/start-iys.js';
import { USUAL_ADMIN_PASSWORD } from '../../../seed/admins.js';
import { AdminVisitor } from '../../../testing/admin-visitor.js';
import { letIntoBackOffice } from '../../../testing/back-office.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { eventually } from '../../../testing/poll.js';
import { startTestServer, type TestServer } from '../../../testing/test-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';
import { IysConnectionService } from '../../people/iys/iys-connection.service.js';

let iys: IysSandbox;
let server: TestServer;
let owner: AdminVisitor;

beforeAll(async () => {
  iys = await startIysSandbox();
  server = await startTestServer({ IYS_BASE_URL: iys.url });
  owner = new AdminVisitor(server);
  await letIntoBackOffice(server, owner, { role: 'super_admin' });
});
afterAll(async () => {
  await server.stop();
  await iys.stop();
});

const view = async () => dataOf(await owner.query('admin.connections.iys', undefined)) as IysView;
const check = async () => dataOf(await owner.mutate('admin.connections.checkIys', undefined));
const save = (given: object = {}) =>
  owner.mutate('admin.connections.saveIys', {
    ...{ ...IYS_DEMO, replaces: null, currentPassword: USUAL_ADMIN_PASSWORD },
    ...given,
  });
const isConnected = async () =>
  (await server.app.get(IysConnectionService, { strict: false }).api()) !== null;

describe('The account with İYS', () => {
  beforeEach(async () => {
    await emptyTables(server.dataSource, 'service_account', 'payment_attempt');
    await eventually('it is forgotten', async () => !(await isConnected()));
  });

  it('is used as soon as it is saved, and is told to the super admins', async () => {
    expect(await check()).toBeNull();
    expect((await save()).status).toBe(200);
    expect(await isConnected()).toBe(true);
    expect(await view()).toMatchObject({ iysCode: '115233', brandCode: '115233' });
    expect(await check()).toBe('accepted');
    const mails = JSON.stringify(await server.dataSource.query('SELECT * FROM mail_message'));
    expect(mails).toContain('İzinlerin bildirileceği İYS hesabı değişti');
  });

  it('is removed with the admin’s own password', async () => {
    await save();
    const { accountId } = await view();
    const remove = (currentPassword: string) =>
      owner.mutate('admin.connections.removeIys', { accountId, currentPassword });
    expect(refusalOf(await remove('yanlis-sifre')).code).toBe('password_wrong');
    expect(await isConnected()).toBe(true);
    expect((await remove(USUAL_ADMIN_PASSWORD)).status).toBe(200);
    expect(await view()).toMatchObject({ iysCode: null, savedAt: null });
    expect(await isConnected()).toBe(false);
  });

  it.each([
    ['a wrong password', { password: 'baska' }, 'iys_account_refused'],
    ['another user', { username: 'baska' }, 'iys_account_refused'],
    ['a brand that it may not use', { brandCode: '999' }, 'iys_account_refused'],
    ['a brand that is no number', { brandCode: '../115233' }, 'invalid_input'],
    ['the wrong password of the admin', { currentPassword: 'yanlis-sifre' }, 'password_wrong'],
  ])('is not saved with %s', async (_what, given, code) => {
    expect(refusalOf(await save(given)).code).toBe(code);
    expect((await view()).accountId).toBeNull();
  });

  it('is not saved while İYS is away', async () => {
    await iys.stop();
    expect(refusalOf(await save()).code).toBe('iys_unreachable');
    iys = await startIysSandbox({ port: Number(new URL(iys.url).port) });
    expect((await view()).accountId).toBeNull();
  });

  it('shows its secrets nowhere', async () => {
    const answers = [await save(), await view(), await check()];
    const rows = await Promise.all(
      ['log_entry', 'service_account'].map((table) => server.dataSource.query(`SELECT * FROM ${table}`)),
    );
    const shown = JSON.stringify([answers, rows]);
    expect(shown).toContain('iys_account_changed');
    for (const secret of [IYS_DEMO.password, IYS_DEMO.username]) {
      expect(shown).not.toContain(secret);
    }
  });
});
