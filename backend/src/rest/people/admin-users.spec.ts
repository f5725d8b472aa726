import { describe, expect, it } from '@jest/globals';
import { USUAL_ADMIN_PASSWORD } from '../../../seed/admins.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import type { HttpAnswer } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';

const URL = '/api/admin_users.php';
const ELIF = { name: 'Elif Karaca', email: 'elif@toprak.example', password: 'firinda-bekler' };

const server = suiteServer();
const admin = suiteAdmin(server, { role: 'super_admin' });

const send = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return admin.ask(URL, { method: 'POST', body: form });
};
const listed = async () => {
  const { json } = await admin.ask(URL);
  return (json as { data: Record<string, unknown>[] }).data;
};
const idIn = ({ json }: HttpAnswer) => (json as { id: string }).id;

describe('admin_users.php', () => {
  it('makes an admin of a form, who may come in, and tells all but the password', async () => {
    const answer = await send(ELIF);

    const id = idIn(answer);
    expect([answer.status, answer.json]).toEqual([
      200,
      { success: true, message: 'Admin başarıyla oluşturuldu', id },
    ]);
    const { password, ...known } = ELIF;
    expect((await listed()).find((each) => each['id'] === id)).toEqual({
      ...known,
      id,
      role: 'admin',
      is_active: true,
      created_at: expect.any(String),
    });
    expect(JSON.stringify(await listed())).not.toContain(password);
  });

  it('changes what the form says, keeps the password that it leaves blank, and deletes', async () => {
    const id = idIn(await send({ ...ELIF, email: 'kil@toprak.example' }));
    const passwordHash = async () =>
      (await server.dataSource.query<unknown[]>('SELECT password_hash FROM admin WHERE id = $1', [id]))[0];
    const before = await passwordHash();

    const answer = await send({ id, name: 'Elif K.', role: 'super_admin', is_active: '0', password: '' });

    expect(answer.json).toEqual({ success: true, message: 'Admin başarıyla güncellendi', id });
    expect((await listed()).find((each) => each['id'] === id)).toMatchObject({
      name: 'Elif K.',
      email: 'kil@toprak.example',
      role: 'super_admin',
      is_active: false,
    });
    expect(await passwordHash()).toEqual(before);
    const removed = await admin.ask(`${URL}?id=${id}`, { method: 'DELETE' });
    expect(removed.json).toEqual({ success: true, message: 'Admin başarıyla silindi' });
    expect((await listed()).some((each) => each['id'] === id)).toBe(false);
  });

  it.each([
    [{ ...ELIF, name: '' }, 400, 'Lütfen tüm gerekli alanları doldurun.'],
    [{ name: 'Elif', email: 'yeni@toprak.example' }, 400, 'Lütfen tüm gerekli alanları doldurun.'],
    [{ ...ELIF, role: 'sahip' }, 400, 'Bu yetki tanınmıyor.'],
    [{ ...ELIF, is_active: 'belki' }, 400, 'Hesabın açık mı kapalı mı olduğu okunamadı.'],
    [{ id: '00000000-0000-4000-8000-000000000000', name: 'Elif' }, 404, 'Admin bulunamadı'],
    [{ id: '1', name: 'Elif' }, 400, 'Kayıt bulunamadı.'],
  ])('refuses %j with %d', async (fields, status, error) => {
    const answer = await send(fields);

    expect([answer.status, answer.json]).toMatchObject([status, { success: false, error }]);
  });

  it('asks for the password once the sign-in is a quarter of an hour ago', async () => {
    await server.dataSource.query(
      `UPDATE session SET data = jsonb_set(data, '{passport,user,admin,signedInAt}', to_jsonb($1::bigint))`,
      [Date.now() - 16 * 60_000],
    );
    const form = { ...ELIF, email: 'sonra@toprak.example' };
    const late = await send(form);
    expect([late.status, late.json]).toMatchObject([
      400,
      {
        success: false,
        code: 'password_wrong',
        error: 'Birine panele giriş hakkı vermek için kendi şifrenizi yazın.',
        fields: { current_password: 'Birine panele giriş hakkı vermek için kendi şifrenizi yazın.' },
      },
    ]);
    const confirmed = await send({ ...form, current_password: USUAL_ADMIN_PASSWORD });
    expect(confirmed.json).toMatchObject({ success: true });
    const id = idIn(confirmed);
    expect((await send({ id, password: 'yepyeni-bir-sifre' })).json).toMatchObject({
      code: 'password_wrong',
    });
    expect((await send({ id, name: 'Elif K.' })).json).toMatchObject({ success: true });
  });

  it('lets nobody delete themselves', async () => {
    const [self] = await server.dataSource.query<{ id: string }[]>(
      `SELECT id FROM admin WHERE role = 'super_admin'`,
    );
    const answer = await admin.ask(`${URL}?id=${self?.id}`, { method: 'DELETE' });

    expect([answer.status, answer.json]).toMatchObject([409, { code: 'own_account_kept' }]);
  });
});
