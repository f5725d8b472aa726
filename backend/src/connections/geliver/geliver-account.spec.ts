import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GeliverView } from '../../../contract/connections/geliver-account.js';
import {
  GELIVER_DEMO,
  type GeliverSandbox,
  startGeliverSandbox,
} from '../../../sandbox/geliver/start-geliver.js';
import { USUAL_ADMIN_PASSWORD } from '../../../seed/admins.js';
import { AdminVisitor } from '../../../testing/admin-visitor.js';
import { letIntoBackOffice } from '../../../testing/back-office.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { eventually } from '../../../testing/poll.js';
import { startTestServer, type TestServer } from '../../../testing/test-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';
import { ServiceAccountsService } from '../../platform/service-accounts/service-accounts.service.js';

const BOX = { lengthCm: 30, widthCm: 25, heightCm: 20 };

describe('The account for labels', () => {
  let geliver: GeliverSandbox;
  let server: TestServer;
  let owner: AdminVisitor;

  beforeAll(async () => {
    geliver = await startGeliverSandbox();
    server = await startTestServer({ GELIVER_BASE_URL: geliver.url });
    owner = new AdminVisitor(server);
    await letIntoBackOffice(server, owner, { role: 'super_admin' });
  });
  afterAll(async () => {
    await server.stop();
    await geliver.stop();
  });
  beforeEach(async () => {
    await emptyTables(server.dataSource, 'service_account', 'payment_attempt');
    const accounts = server.app.get(ServiceAccountsService, { strict: false });
    await eventually('it is forgotten', () => accounts.current('geliver') === null);
  });
  afterEach(() => geliver.behave('well'));

  const view = async () => dataOf(await owner.query('admin.connections.geliver', undefined)) as GeliverView;
  const check = async () => dataOf(await owner.mutate('admin.connections.checkGeliver', undefined));
  const save = (given: object = {}) =>
    owner.mutate('admin.connections.saveGeliver', {
      ...{ ...GELIVER_DEMO, ...BOX, place: 'test', replaces: null },
      ...{ currentPassword: USUAL_ADMIN_PASSWORD, ...given },
    });

  it('is saved once Geliver knows it, with the address from which it sends, and tried again', async () => {
    expect(await view()).toEqual({ accountId: null, account: null, isUnreadable: false });
    expect(await check()).toBeNull();
    expect((await save()).status).toBe(200);
    expect(await view()).toMatchObject({
      account: { ...BOX, place: 'test', sender: 'Toprak Seramik, Kadıköy / İstanbul' },
    });
    expect(JSON.stringify(await view())).not.toContain(GELIVER_DEMO.token);
    expect(await check()).toBe('accepted');
    geliver.behave('away');
    expect(await check()).toBe('unreachable');
    const mails = JSON.stringify(await server.dataSource.query('SELECT * FROM mail_message'));
    expect(mails).toContain('Geliver hesabı değişti');
  });

  it('is not saved when Geliver does not know it, or does not answer', async () => {
    expect(refusalOf(await save({ token: 'wrong' })).code).toBe('geliver_token_refused');
    geliver.behave('away');
    expect(refusalOf(await save()).code).toBe('geliver_unreachable');
    expect(await view()).toMatchObject({ account: null });
  });

  it.each([
    ['place', 'orada'],
    ['token', ' '],
    ['token', 'iki kelime'],
    ['lengthCm', 0],
    ['widthCm', 201],
    ['heightCm', 1.5],
    ['currentPassword', 'yanlis-sifre-1'],
  ])('is refused for %s %j', async (field, value) => {
    const answer = await save({ [field]: value });
    expect(answer.status).toBe(400);
    expect(refusalOf(answer).fields).toHaveProperty(field);
  });

  it('is removed, and another takes its place', async () => {
    await save();
    const { accountId } = await view();
    const removed = await owner.mutate('admin.connections.removeGeliver', {
      ...{ accountId, currentPassword: USUAL_ADMIN_PASSWORD },
    });
    expect(removed.status).toBe(200);
    const after = await view();
    expect(after).toMatchObject({ account: null, isUnreadable: false });
    expect(refusalOf(await save()).code).toBe('changed_meanwhile');
    expect((await save({ replaces: after.accountId })).status).toBe(200);
  });
});
