import { beforeEach, describe, expect, it } from '@jest/globals';
import type { IyzicoView } from '../../../contract/connections/iyzico-account.js';
import { USUAL_ADMIN_PASSWORD } from '../../../seed/admins.js';
import { aProduct } from '../../../seed/catalog.js';
import { AdminVisitor } from '../../../testing/admin-visitor.js';
import { letIntoBackOffice } from '../../../testing/back-office.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { IyzicoControl } from '../../../testing/iyzico-control.js';
import { eventually } from '../../../testing/poll.js';
import { confirmAtBank, placeOrder, stateOf } from '../../../testing/purchase.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { SANDBOX_KEYS } from '../../../testing/test-environment.js';
import { dataOf, refusalOf, Visitor } from '../../../testing/visitor.js';
import { BankReturnService } from '../../payments/bank-return.service.js';
import { IyzicoGateways } from '../../payments/iyzico/iyzico-gateways.service.js';
import { PaymentSweeperService } from '../../payments/payment-sweeper.service.js';

const server = suiteServer({ IYZICO_API_KEY: '', IYZICO_SECRET_KEY: '' });
const owner = suiteAdmin(server, { role: 'super_admin' });
const bank = new IyzicoControl(server);

const NEW_KEYS = { apiKey: 'sandbox-new-key', secretKey: 'sandbox-new-secret' };

const view = async (admin = owner) =>
  dataOf(await admin.query('admin.connections.iyzico', undefined)) as IyzicoView;
const save = (given: object = {}, admin = owner) =>
  admin.mutate('admin.connections.saveIyzico', {
    place: 'sandbox',
    ...SANDBOX_KEYS,
    replaces: null,
    currentPassword: USUAL_ADMIN_PASSWORD,
    ...given,
  });
const remove = (accountId: string | null, given: object = {}, admin = owner) =>
  admin.mutate('admin.connections.removeIyzico', {
    accountId,
    currentPassword: USUAL_ADMIN_PASSWORD,
    ...given,
  });
const isOpen = async (url = server.url) => {
  const status = dataOf(await new Visitor({ url }).query('site.status', undefined));
  return (status as { isCardPaymentOpen: boolean }).isCardPaymentOpen;
};
const everything = async () => {
  const tables = ['log_entry', 'service_account', 'mail_message'];
  const rows = await Promise.all(tables.map((table) => server.dataSource.query(`SELECT * FROM ${table}`)));
  return JSON.stringify(rows);
};
const buy = async () => placeOrder(server.app, { product: await aProduct(server.dataSource.manager) });

describe('The account with iyzico', () => {
  beforeEach(async () => {
    await bank.clear();
    await bank.replaceKeys(SANDBOX_KEYS);
    await emptyTables(server.dataSource, 'service_account', 'payment_attempt');
    await eventually('the shop has forgotten it', async () => !(await isOpen()));
  });

  it('is not needed to open the shop, which then says that cards are not taken yet', async () => {
    expect(await view()).toMatchObject({ address: null, lockedKeys: [], accountId: null });
    expect(dataOf(await owner.mutate('admin.connections.checkIyzico', undefined))).toBeNull();
    await expect(buy()).rejects.toMatchObject({ code: 'card_payment_closed' });
    expect(server.app.get(IyzicoGateways).isConfigured).toBe(false);
  });

  it('takes payments in every process as soon as it is saved', async () => {
    const neighbour = await server.startNeighbour();
    expect((await save()).status).toBe(200);
    expect(await view()).toMatchObject({ address: server.iyzico.url, accountId: expect.any(String) });
    expect(await isOpen()).toBe(true);
    await eventually('the neighbour heard of it', () => isOpen(neighbour.url));
    expect(dataOf(await owner.mutate('admin.connections.checkIyzico', undefined))).toBe('accepted');
    const order = await buy();
    await server.app.get(BankReturnService).receive((await confirmAtBank(order)).fields);
    expect(await stateOf(server.dataSource, order.orderId)).toMatchObject({ attempt: 'paid' });
  });

  it('is saved only with keys that iyzico knows', async () => {
    const refusal = refusalOf(await save(NEW_KEYS));
    expect(refusal).toMatchObject({ code: 'iyzico_keys_refused' });
    expect(refusal.message).toContain('hiçbir şey kaydedilmedi');
    expect((await view()).accountId).toBeNull();
  });

  it('is not saved while iyzico is away', async () => {
    await bank.plan({ on: 'card_info', kind: 'http_502' });
    expect(refusalOf(await save()).code).toBe('iyzico_unreachable');
    expect((await view()).accountId).toBeNull();
  });

  it('asks for the admin’s own password first, and is told to the super admins', async () => {
    expect(refusalOf(await save({ currentPassword: 'yanlis-sifre' })).code).toBe('password_wrong');
    expect((await view()).accountId).toBeNull();
    await save();
    expect(await everything()).toContain('Ödemelerin gideceği iyzico hesabı değişti');
  });

  it.each([
    [{ apiKey: '' }, 'apiKey'],
    [{ secretKey: 'two words' }, 'secretKey'],
    [{ secretKey: 'gizliş' }, 'secretKey'],
    [{ place: 'elsewhere' }, 'place'],
    [{ replaces: 'x' }, 'replaces'],
    [{ apiKey: 'a'.repeat(201) }, 'apiKey'],
    [{ apiKey: { $ne: 1 } }, 'apiKey'],
  ])('refuses %p', async (given, field) => {
    expect(refusalOf(await save(given)).fields).toHaveProperty(field);
  });

  it('is closed to other admins', async () => {
    const admin = new AdminVisitor(server);
    await letIntoBackOffice(server, admin, { role: 'admin' });
    expect(refusalOf(await save({}, admin)).code).toBe('super_admin_needed');
    expect(refusalOf(await admin.query('admin.connections.iyzico', undefined)).code).toBe(
      'super_admin_needed',
    );
  });

  it('shows its keys nowhere', async () => {
    await save();
    await bank.replaceKeys(NEW_KEYS);
    const { accountId } = await view();
    const answers = [await save({ ...NEW_KEYS, replaces: accountId }), await save(SANDBOX_KEYS)];
    const shown = `${JSON.stringify(answers)}${JSON.stringify(await view())}${await everything()}`;
    for (const secret of [...Object.values(SANDBOX_KEYS), ...Object.values(NEW_KEYS)]) {
      expect(shown).not.toContain(secret);
    }
    expect(shown).toContain('iyzico_account_changed');
  });

  it('is replaced by the first of two admins, and the other is told', async () => {
    const answers = await Promise.all([save(), save()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(refusalOf(answers.find(({ status }) => status === 409)!).code).toBe('changed_meanwhile');
  });

  it('is removed with the admin’s own password, which closes card payment and is told to the super admins', async () => {
    await save();
    const { accountId } = await view();
    expect(refusalOf(await remove(accountId, { currentPassword: 'yanlis-sifre' })).code).toBe(
      'password_wrong',
    );
    expect(await isOpen()).toBe(true);

    expect((await remove(accountId)).status).toBe(200);
    expect(await isOpen()).toBe(false);
    expect(await view()).toMatchObject({ address: null, savedAt: null, areKeysUnreadable: false });
    await expect(buy()).rejects.toMatchObject({ code: 'card_payment_closed' });
    const told = await everything();
    expect(told).toContain('iyzico hesabı kaldırıldı');
    expect(told).toContain('iyzico_account_removed');

    expect((await save({ replaces: (await view()).accountId })).status).toBe(200);
    expect(await isOpen()).toBe(true);
  });

  it('is removed once, by somebody who has seen it', async () => {
    await save();
    const { accountId } = await view();
    const answers = await Promise.all([remove(accountId), remove(accountId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(refusalOf(await remove((await view()).accountId)).code).toBe('changed_meanwhile');
    expect(refusalOf(await remove(null)).fields).toHaveProperty('accountId');
  });

  describe('that changes while somebody pays', () => {
    const renew = async () => {
      await bank.replaceKeys(NEW_KEYS);
      const { accountId } = await view();
      expect((await save({ ...NEW_KEYS, replaces: accountId })).status).toBe(200);
    };

    it('lets the buyer who comes back from the bank pay with the new keys', async () => {
      await save();
      const order = await buy();
      await renew();
      await server.app.get(BankReturnService).receive((await confirmAtBank(order)).fields);
      expect(await stateOf(server.dataSource, order.orderId)).toMatchObject({ attempt: 'paid' });
    });

    it('lets the buyer who comes back from the bank pay with the account that was removed meanwhile', async () => {
      await save();
      const order = await buy();
      expect((await remove((await view()).accountId)).status).toBe(200);
      await server.app.get(BankReturnService).receive((await confirmAtBank(order)).fields);
      expect(await stateOf(server.dataSource, order.orderId)).toMatchObject({ attempt: 'paid' });
    });

    it('lets the sweeper ask about the payment, also before the new keys are saved', async () => {
      await save();
      const order = await buy();
      const { fields } = await confirmAtBank(order);
      await bank.plan({ on: 'auth', kind: 'http_502_after' });
      await server.app.get(BankReturnService).receive(fields);
      await bank.replaceKeys(NEW_KEYS);
      const sweep = async () => {
        await server.dataSource.query(
          `UPDATE payment_attempt SET next_check_at = now() - interval '1 second'`,
        );
        await server.app.get(PaymentSweeperService).sweep();
        return stateOf(server.dataSource, order.orderId);
      };
      expect(await sweep()).toMatchObject({ attempt: 'authorising' });
      await renew();
      expect(await sweep()).toMatchObject({ attempt: 'paid', paymentStatus: 'paid' });
    });
  });
});

describe('The account that the server names', () => {
  const locked = suiteServer();
  const admin = suiteAdmin(locked, { role: 'super_admin' });

  it('is shown as locked and cannot be replaced', async () => {
    expect(await view(admin)).toMatchObject({
      lockedKeys: ['IYZICO_API_KEY', 'IYZICO_SECRET_KEY'],
      address: locked.iyzico.url,
      lockedAddress: ['IYZICO_URI'],
    });
    expect(refusalOf(await save({}, admin)).code).toBe('locked_by_server');
    expect(refusalOf(await remove('1', {}, admin)).code).toBe('locked_by_server');
  });
});
