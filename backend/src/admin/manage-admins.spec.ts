import { beforeEach, describe, expect, it } from '@jest/globals';
import { anAdmin, USUAL_ADMIN_PASSWORD } from '../../seed/admins.js';
import { AdminVisitor } from '../../testing/admin-visitor.js';
import { enterBackOffice } from '../../testing/back-office.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { suiteServer } from '../../testing/suite-server.js';
import { countMails } from '../../testing/mails.js';
import { dataOf, refusalOf } from '../../testing/visitor.js';
import { LogEntry } from '../activity-log/log-entry.entity.js';
import { Admin } from './admin.entity.js';

const server = suiteServer();
let owner: AdminVisitor;
let helper: AdminVisitor;

beforeEach(async () => {
  await emptyTables(server.dataSource, 'rate_limit', 'log_entry', 'mail_message');
  await emptyTables(server.dataSource, 'admin');
  owner = await enterBackOffice(server, {
    role: 'super_admin',
    email: 'sahip@toprak.example',
    name: 'Sahip',
  });
  helper = await enterBackOffice(server, { email: 'yardimci@toprak.example', name: 'Yardımcı' });
});

const find = (email: string) => server.dataSource.manager.findOneByOrFail(Admin, { email });
const SAHIP = 'sahip@toprak.example';
const YARDIMCI = 'yardimci@toprak.example';
const NEWCOMER = {
  name: 'Deniz',
  email: 'deniz@toprak.example',
  role: 'admin',
  isActive: true,
  password: 'sirli-kase-rafta',
  currentPassword: USUAL_ADMIN_PASSWORD,
};
const codeOf = (answer: Awaited<ReturnType<AdminVisitor['mutate']>>) =>
  answer.status === 200 ? 'ok' : refusalOf(answer).code;

async function read(email: string) {
  const { id, version } = await find(email);
  return { id, version };
}

async function edited(
  email: string,
  changes: Partial<Admin> & { password?: string; currentPassword?: string | undefined },
) {
  const { id, version, name, role, isActive } = await find(email);
  const currentPassword = USUAL_ADMIN_PASSWORD;
  return { id, version, name, email, role, isActive, currentPassword, ...changes };
}

describe('The admins of the shop', () => {
  it('are listed by name, made, and can then come in; the log tells of it without the password', async () => {
    expect(codeOf(await helper.mutate('admin.admins.create', NEWCOMER))).toBe('ok');

    const items = dataOf(await helper.query('admin.admins.list', {})) as Admin[];
    expect(items.map(({ name, role, isActive }) => [name, role, isActive])).toEqual([
      ['Deniz', 'admin', true],
      ['Sahip', 'super_admin', true],
      ['Yardımcı', 'admin', true],
    ]);
    expect(JSON.stringify(items)).not.toContain('assword');
    const deniz = await enterWith(NEWCOMER.email, NEWCOMER.password);
    expect(await deniz.whichAdmin()).toBe(NEWCOMER.email);
    const [entry] = await server.dataSource.manager.findBy(LogEntry, { eventType: 'admin_change' });
    expect(entry).toMatchObject({ username: YARDIMCI, details: { event: 'admin_created', label: 'Deniz' } });
    expect(JSON.stringify(entry?.details)).not.toContain(NEWCOMER.password);
  });

  it('have an address each, whatever its capitals', async () => {
    const answer = await owner.mutate('admin.admins.create', { ...NEWCOMER, email: SAHIP.toUpperCase() });
    expect(refusalOf(answer)).toMatchObject({
      code: 'email_taken',
      fields: { email: 'Bu e-posta adresiyle bir yönetici zaten var.' },
    });
  });

  it.each([
    ['no name', { name: ' ' }, 'name', 'Lütfen tüm gerekli alanları doldurun.'],
    ['no address', { email: '' }, 'email', 'Lütfen tüm gerekli alanları doldurun.'],
    ['no password', { password: '' }, 'password', 'Lütfen tüm gerekli alanları doldurun.'],
    ['a short password', { password: '12345' }, 'password', 'Şifre en az 6 karakter olmalıdır'],
    [
      'a password that is short for an admin',
      { password: 'onbir-harf1' },
      'password',
      'Yönetici şifresi en az 12 karakter olmalıdır',
    ],
    [
      'a common password',
      { password: '123456789012' },
      'password',
      'Bu şifre çok bilinen şifrelerden. Başka bir şifre seçin.',
    ],
  ])('are not made with %s', async (_what, changes, field, message) => {
    const answer = await owner.mutate('admin.admins.create', { ...NEWCOMER, ...changes });
    expect(refusalOf(answer).fields).toEqual({ [field]: message });
  });

  it('keep their password when the field is left blank; a new one, or a closed account, ends their sessions', async () => {
    expect(
      codeOf(
        await owner.mutate('admin.admins.update', await edited(YARDIMCI, { name: 'Umut', password: '' })),
      ),
    ).toBe('ok');
    expect(await helper.whichAdmin()).toBe(YARDIMCI);
    expect(
      codeOf(
        await owner.mutate('admin.admins.update', await edited(YARDIMCI, { password: 'yepyeni-bir-sifre' })),
      ),
    ).toBe('ok');
    expect(await helper.whichAdmin()).toBeNull();

    const again = await enterWith(YARDIMCI, 'yepyeni-bir-sifre');
    expect(await again.whichAdmin()).toBe(YARDIMCI);
    await owner.mutate('admin.admins.update', await edited(YARDIMCI, { isActive: false }));
    await owner.mutate('admin.admins.update', await edited(YARDIMCI, { isActive: true }));
    expect(await again.whichAdmin()).toBeNull();
  });

  it('hear of a password that another admin gave them, and so do the super admins', async () => {
    await helper.mutate('admin.admins.create', NEWCOMER);
    await emptyTables(server.dataSource, 'mail_message');
    await helper.mutate(
      'admin.admins.update',
      await edited(NEWCOMER.email, { password: 'baska-bir-firin-isi' }),
    );
    expect(await countMails(server.dataSource, 'admin-notice', NEWCOMER.email)).toBe(1);
    expect(await countMails(server.dataSource, 'admin-notice', SAHIP)).toBe(1);
    expect(await countMails(server.dataSource, 'admin-notice', YARDIMCI)).toBe(0);
  });

  it('get their roles from super admins alone, and begin as managers', async () => {
    for (const role of ['door', 'workshop', 'shop']) {
      const answer = await helper.mutate('admin.admins.create', { ...NEWCOMER, role });
      expect(refusalOf(answer)).toMatchObject({
        code: 'roles_by_super_admin',
        message: 'Rolleri yalnızca süper yöneticiler verir.',
      });
    }
    await anAdmin(server.dataSource.manager, { email: 'kapi@toprak.example', role: 'door' });
    const raised = await edited('kapi@toprak.example', { role: 'admin' });
    expect(codeOf(await helper.mutate('admin.admins.update', raised))).toBe('roles_by_super_admin');
    expect(codeOf(await owner.mutate('admin.admins.update', raised))).toBe('ok');
  });

  it('lose their sessions with their old role, and the log names both roles', async () => {
    expect(
      codeOf(await owner.mutate('admin.admins.update', await edited(YARDIMCI, { role: 'workshop' }))),
    ).toBe('ok');
    expect(await helper.whichAdmin()).toBeNull();
    const [entry] = await server.dataSource.manager.findBy(LogEntry, { eventType: 'admin_change' });
    expect(entry?.details).toMatchObject({
      event: 'admin_role_changed',
      before: { role: 'admin' },
      after: { role: 'workshop' },
    });
  });

  it('have one of the five roles, also in the database', async () => {
    const unknown = await owner.mutate('admin.admins.create', { ...NEWCOMER, role: 'owner' });
    expect(refusalOf(unknown).fields).toEqual({ role: 'Bu yetki tanınmıyor.' });
    await expect(server.dataSource.query(`UPDATE admin SET role = 'owner'`)).rejects.toThrow(
      'admin_role_check',
    );
  });

  it('are not changed with an older version', async () => {
    const old = await edited(YARDIMCI, { name: 'Eski' });
    await owner.mutate('admin.admins.update', await edited(YARDIMCI, { name: 'Yeni' }));
    expect(codeOf(await owner.mutate('admin.admins.update', old))).toBe('changed_meanwhile');
    expect((await find(YARDIMCI)).name).toBe('Yeni');
    expect(codeOf(await owner.mutate('admin.admins.remove', { id: old.id, version: old.version }))).toBe(
      'changed_meanwhile',
    );
    expect(codeOf(await owner.mutate('admin.admins.remove', await read(YARDIMCI)))).toBe('ok');
  });

  it('hear at their old address when another admin gives them a new one', async () => {
    const requested = await edited(YARDIMCI, {});
    expect(
      codeOf(await owner.mutate('admin.admins.update', { ...requested, email: 'yeni@toprak.example' })),
    ).toBe('ok');
    expect(await countMails(server.dataSource, 'admin-address-changed', YARDIMCI)).toBe(1);
  });
});

describe('Whoever lets somebody into the back office', () => {
  const WANTED = 'Birine panele giriş hakkı vermek için kendi şifrenizi yazın.';
  const without = { currentPassword: undefined };

  it.each([
    ['makes an admin', () => Promise.resolve({ ...NEWCOMER, ...without })],
    ['sets a password', async () => edited(YARDIMCI, { ...without, password: 'yepyeni-bir-sifre' })],
    ['sets an address', async () => ({ ...(await edited(YARDIMCI, without)), email: 'yeni@toprak.example' })],
    ['makes a super admin', async () => edited(YARDIMCI, { ...without, role: 'super_admin' })],
  ])('%s only with their own password', async (_what, request) => {
    const requested = await request();
    const call = 'id' in requested ? 'admin.admins.update' : 'admin.admins.create';
    const before = await server.dataSource.manager.find(Admin, { order: { id: 'ASC' } });

    expect(refusalOf(await owner.mutate(call, requested))).toMatchObject({
      code: 'password_wrong',
      fields: { currentPassword: WANTED },
    });
    const wrong = await owner.mutate(call, { ...requested, currentPassword: 'yanlis' });
    expect(refusalOf(wrong).fields).toEqual({ currentPassword: 'Şifrenizi hatalı yazdınız.' });
    expect(await server.dataSource.manager.find(Admin, { order: { id: 'ASC' } })).toEqual(before);
    const right = await owner.mutate(call, { ...requested, currentPassword: USUAL_ADMIN_PASSWORD });
    expect(codeOf(right)).toBe('ok');
  });

  it('opens a closed account only with it, and closes or renames one without', async () => {
    const close = await edited(YARDIMCI, { ...without, isActive: false, name: 'Umut' });
    expect(codeOf(await owner.mutate('admin.admins.update', close))).toBe('ok');
    const open = await edited(YARDIMCI, { ...without, isActive: true });
    expect(codeOf(await owner.mutate('admin.admins.update', open))).toBe('password_wrong');
  });

  it('hears of another change before the password is asked for', async () => {
    const older = await edited(YARDIMCI, without);
    await server.dataSource.query(
      `UPDATE admin SET email = 'tasindi@toprak.example', version = version + 1 WHERE id = $1`,
      [older.id],
    );
    expect(codeOf(await owner.mutate('admin.admins.update', older))).toBe('changed_meanwhile');
  });

  it('has ten tries', async () => {
    const wrong = { ...NEWCOMER, currentPassword: 'yanlis' };
    for (let round = 0; round < 10; round += 1) await owner.mutate('admin.admins.create', wrong);
    expect(codeOf(await owner.mutate('admin.admins.create', NEWCOMER))).toBe('too_many_tries');
  });
});

describe('An admin', () => {
  it.each([
    [
      'makes no super admin',
      () => helper.mutate('admin.admins.create', { ...NEWCOMER, role: 'super_admin' }),
    ],
    [
      'raises nobody to one',
      async () =>
        helper.mutate(
          'admin.admins.update',
          await edited((await anAdmin(server.dataSource.manager)).email, { role: 'super_admin' }),
        ),
    ],
    [
      'does not raise themselves',
      async () => helper.mutate('admin.admins.update', await edited(YARDIMCI, { role: 'super_admin' })),
    ],
    [
      'changes none',
      async () => helper.mutate('admin.admins.update', await edited(SAHIP, { name: 'Başkası' })),
    ],
    [
      'gives none a new password',
      async () =>
        helper.mutate('admin.admins.update', await edited(SAHIP, { password: 'calinmis-bir-sifre' })),
    ],
    ['deletes none', async () => helper.mutate('admin.admins.remove', await read(SAHIP))],
  ])('%s', async (_what, act) => {
    const before = await find(SAHIP);
    expect(codeOf(await act())).toBe('super_admin_only');
    expect(await find(SAHIP)).toEqual(before);
    expect(await server.dataSource.manager.countBy(Admin, { role: 'super_admin' })).toBe(1);
  });

  it.each([
    ['delete', async () => owner.mutate('admin.admins.remove', await read(SAHIP))],
    ['close', async () => owner.mutate('admin.admins.update', await edited(SAHIP, { isActive: false }))],
    ['demote', async () => owner.mutate('admin.admins.update', await edited(SAHIP, { role: 'admin' }))],
  ])('does not %s themselves, so that the last super admin stays', async (_what, act) => {
    expect(codeOf(await act())).toBe('own_account_kept');
    expect(await find(SAHIP)).toMatchObject({ role: 'super_admin', isActive: true });
  });

  it('asks nobody’s old password for their own new one but their own, in the profile', async () => {
    const requested = await edited(YARDIMCI, { password: 'yepyeni-bir-sifre' });
    expect(codeOf(await helper.mutate('admin.admins.update', requested))).toBe('own_password_in_profile');
  });
});

describe('Two super admins who want to be rid of each other at the same moment', () => {
  it.each(['delete', 'demote', 'close'] as const)('%s: one stays', async (how) => {
    for (let round = 0; round < 4; round += 1) {
      const names = [`bir-${how}-${round}@toprak.example`, `iki-${how}-${round}@toprak.example`] as const;
      await server.dataSource.query(`UPDATE admin SET role = 'admin'`);
      const [one, two] = [
        await enterBackOffice(server, { role: 'super_admin', email: names[0] }),
        await enterBackOffice(server, { role: 'super_admin', email: names[1] }),
      ];
      const turn = async (visitor: AdminVisitor, email: string) => {
        if (how === 'delete') return visitor.mutate('admin.admins.remove', await read(email));
        const change = how === 'demote' ? { role: 'admin' as const } : { isActive: false };
        return visitor.mutate('admin.admins.update', await edited(email, change));
      };
      const answers = await Promise.all([turn(one, names[1]), turn(two, names[0])]);
      expect(answers.map(codeOf).filter((code) => code === 'ok')).toHaveLength(1);
      expect(await server.dataSource.manager.countBy(Admin, { role: 'super_admin', isActive: true })).toBe(1);
    }
  });
});

describe('Their own account', () => {
  it('takes a new name and address, once nobody else changed it', async () => {
    const { version } = dataOf(await helper.query('admin.profile.get', {})) as { version: number };
    const currentPassword = USUAL_ADMIN_PASSWORD;
    const requested = { name: 'Umut', email: 'umut@toprak.example', version, currentPassword };
    expect(dataOf(await helper.mutate('admin.profile.update', requested))).toMatchObject({ name: 'Umut' });
    expect(codeOf(await helper.mutate('admin.profile.update', requested))).toBe('changed_meanwhile');
    expect(await helper.whichAdmin()).toBe('umut@toprak.example');
  });

  it('takes a new address only with the password, and the old address hears of it', async () => {
    const { version } = await find(YARDIMCI);
    const move = (given: object) =>
      helper.mutate('admin.profile.update', {
        name: 'Yardımcı',
        email: 'yeni@toprak.example',
        version,
        ...given,
      });

    expect(refusalOf(await move({})).fields).toEqual({
      currentPassword: 'E-posta adresinizi değiştirmek için şifrenizi yazın.',
    });
    expect(refusalOf(await move({ currentPassword: 'yanlis' })).fields).toEqual({
      currentPassword: 'Şifrenizi hatalı yazdınız.',
    });
    const around = await edited(YARDIMCI, {});
    expect(
      codeOf(await helper.mutate('admin.admins.update', { ...around, email: 'yeni@toprak.example' })),
    ).toBe('own_address_in_profile');
    expect(await countMails(server.dataSource, 'admin-address-changed', YARDIMCI)).toBe(0);
    expect(codeOf(await move({ currentPassword: USUAL_ADMIN_PASSWORD }))).toBe('ok');
    expect(await countMails(server.dataSource, 'admin-address-changed', YARDIMCI)).toBe(1);
  });

  it('takes a new name without the password', async () => {
    const { version } = await find(YARDIMCI);
    const requested = { name: 'Umut', email: YARDIMCI.toUpperCase(), version };
    expect(codeOf(await helper.mutate('admin.profile.update', requested))).toBe('ok');
    expect(await countMails(server.dataSource, 'admin-address-changed', YARDIMCI)).toBe(0);
  });

  it('gets a new password for the old one: this session goes on, the others end', async () => {
    const elsewhere = await enterWith(YARDIMCI, USUAL_ADMIN_PASSWORD);
    const change = (currentPassword: string, newPassword: string) =>
      helper.mutate('admin.profile.changePassword', { currentPassword, newPassword });

    expect(refusalOf(await change('yanlis', 'yepyeni-bir-sifre')).fields).toEqual({
      currentPassword: 'Şifrenizi hatalı yazdınız.',
    });
    expect(refusalOf(await change(USUAL_ADMIN_PASSWORD, '12345')).fields).toEqual({
      newPassword: 'Yeni şifre en az 6 karakter olmalıdır.',
    });
    expect(codeOf(await change(USUAL_ADMIN_PASSWORD, 'yepyeni-bir-sifre'))).toBe('ok');
    expect([await helper.whichAdmin(), await elsewhere.whichAdmin()]).toEqual([YARDIMCI, null]);
    expect(await (await enterWith(YARDIMCI, 'yepyeni-bir-sifre')).whichAdmin()).toBe(YARDIMCI);
  });

  it('is read and written by the documented calls', async () => {
    const { id, createdAt } = await find(YARDIMCI);
    const script = '/api/admin_profile.php';
    const admin = {
      id,
      name: 'Yardımcı',
      email: YARDIMCI,
      role: 'admin',
      created_at: createdAt.toISOString(),
    };
    expect((await helper.ask(script)).json).toEqual({ success: true, admin });
    const wanted = { name: 'Umut', email: 'yeni@toprak.example' };
    expect((await send('PUT', wanted)).json).toMatchObject({
      success: false,
      code: 'password_wrong',
      fields: { current_password: 'E-posta adresinizi değiştirmek için şifrenizi yazın.' },
    });
    expect((await send('PUT', { ...wanted, current_password: USUAL_ADMIN_PASSWORD })).json).toEqual({
      success: true,
      admin: { ...admin, ...wanted },
    });
    expect(await countMails(server.dataSource, 'admin-address-changed', YARDIMCI)).toBe(1);
    expect(
      (await send('PATCH', { current_password: 'yanlis', new_password: 'yepyeni-bir-sifre' })).json,
    ).toMatchObject({
      success: false,
      fields: { current_password: 'Şifrenizi hatalı yazdınız.' },
    });
    const changed = await send('PATCH', {
      current_password: USUAL_ADMIN_PASSWORD,
      new_password: 'yepyeni-bir-sifre',
    });
    expect([changed.status, changed.json]).toEqual([200, { success: true }]);
    expect(await helper.whichAdmin()).toBe('yeni@toprak.example');

    function send(method: string, body: object) {
      return helper.ask(script, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    }
  });
});

async function enterWith(email: string, password: string): Promise<AdminVisitor> {
  const visitor = new AdminVisitor(server);
  await visitor.signInAsAdmin(email, password);
  return visitor;
}
