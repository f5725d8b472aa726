import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { AdminEntry } from '@contract/admin/admin.views.js';
import { AppError } from '@contract/app-error.js';
import type { FakeProcedures } from '../../../testing/fake-server.js';
import { openBackOffice, theAdmin } from '../../../testing/open-back-office.js';
import { adminPaths } from '../lib/admin-paths.js';

const entry = (overrides: Partial<AdminEntry>): AdminEntry => ({
  ...theAdmin(),
  isActive: true,
  createdAt: '2026-01-05T10:00:00.000Z',
  version: 1,
  ...overrides,
});
const ELIF = entry({});
const DENIZ = entry({
  id: '00000000-0000-4000-8000-0000000000a2',
  name: 'Deniz Ak',
  email: 'deniz@toprak.test',
  role: 'admin',
});

const open = (address = '', procedures: FakeProcedures = {}) =>
  openBackOffice(`${adminPaths.admins}${address}`, {
    'admin.admins.list': () => [ELIF, DENIZ],
    ...procedures,
  });

describe('the admins', () => {
  it('offer a plain admin nothing that the shop would refuse', async () => {
    const { user } = open('', { 'adminSession.current': () => DENIZ });
    await screen.findAllByRole('button', { name: 'Düzenle: Deniz Ak' });
    for (const name of ['Düzenle: Elif Kaya', 'Sil: Elif Kaya', 'Sil: Deniz Ak']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    await user.click(screen.getByRole('button', { name: 'Yeni Yönetici' }));
    expect(
      await screen.findByText(/^Rolü: Yönetici\. .* Başka bir rolü yalnızca süper yöneticiler verir\.$/),
    ).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Rol' })).toBeNull();
  });

  it('offer a super admin the five roles, each with a sentence of its own', async () => {
    const { user } = open('?yonetici=yeni');
    const role = await screen.findByRole('combobox', { name: 'Rol' });
    expect(
      within(role)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Kapı', 'Atölye', 'Mağaza', 'Yönetici', 'Süper yönetici']);
    await user.selectOptions(role, 'door');
    expect(role).toHaveAccessibleDescription(/^Bugün gelecek misafirleri görür/);
    await user.selectOptions(role, 'shop');
    expect(role).toHaveAccessibleDescription(/^Siparişleri, ürünleri, kuponları ve kargoyu yürütür/);
  });

  it('say why a change of role was refused, and keep what was typed', async () => {
    const { user } = open(`?yonetici=${DENIZ.id}`, {
      'admin.admins.update': () => {
        throw new AppError('super_admin_only');
      },
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Rol' }), 'super_admin');
    await user.type(screen.getByLabelText('Kendi şifreniz'), 'firin-isi');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(
      await screen.findByText('Süper yöneticileri yalnızca süper yöneticiler yönetebilir.'),
    ).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Rol' })).toHaveValue('super_admin');
  });

  it('ask for one’s own password before they let somebody in', async () => {
    const sent: object[] = [];
    const { user } = open('?yonetici=yeni', { 'admin.admins.create': (input) => sent.push(input) });
    await user.type(await screen.findByRole('textbox', { name: 'Ad' }), 'Derya');
    await user.type(screen.getByRole('textbox', { name: 'E-posta' }), 'derya@toprak.test');
    await user.type(screen.getByLabelText('Şifre'), 'sirli-kase-rafta');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findAllByText('Kendi şifrenizi yazın.')).not.toHaveLength(0);
    expect(sent).toEqual([]);

    await user.type(screen.getByLabelText('Kendi şifreniz'), 'firin-isi');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Admin başarıyla oluşturuldu')).toBeVisible();
    expect(sent).toMatchObject([{ name: 'Derya', currentPassword: 'firin-isi' }]);
  });

  it('ask for it when access changes, not when a name does', async () => {
    const sent: object[] = [];
    const { user } = open(`?yonetici=${DENIZ.id}`, {
      'admin.admins.update': ({ currentPassword }: { currentPassword?: string }) => {
        sent.push({ currentPassword });
        if (currentPassword !== 'firin-isi') {
          throw new AppError('password_wrong', {}, { currentPassword: 'Şifrenizi hatalı yazdınız.' });
        }
        return DENIZ;
      },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Ad' }), ' Su');
    expect(screen.queryByLabelText('Kendi şifreniz')).toBeNull();
    await user.type(screen.getByLabelText(/^Şifre(?!yi)/), 'sirli-kase-rafta');
    await user.type(screen.getByLabelText('Kendi şifreniz'), 'yanlis');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findAllByText('Şifrenizi hatalı yazdınız.')).not.toHaveLength(0);
    await user.clear(screen.getByLabelText('Kendi şifreniz'));
    await user.type(screen.getByLabelText('Kendi şifreniz'), 'firin-isi');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Admin başarıyla güncellendi')).toBeVisible();
    expect(sent).toEqual([{ currentPassword: 'yanlis' }, { currentPassword: 'firin-isi' }]);
  });

  it('are not lost with Escape while a new one is being typed', async () => {
    const { user } = open('?yonetici=yeni');
    await user.type(await screen.findByRole('textbox', { name: 'Ad' }), 'Derya');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Sayfada Kal' }));
    expect(screen.getByRole('textbox', { name: 'Ad' })).toHaveValue('Derya');
  });

  it('are deleted only after a question that names them', async () => {
    const removed: unknown[] = [];
    const { user } = open('', { 'admin.admins.remove': (input) => removed.push(input) });
    await user.click((await screen.findAllByRole('button', { name: 'Sil: Deniz Ak' }))[0]!);
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Deniz Ak (deniz@toprak.test)');
    expect(removed).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Yöneticiyi Sil' }));
    expect(await screen.findByText('Admin başarıyla silindi')).toBeVisible();
    expect(removed).toEqual([{ id: DENIZ.id, version: 1 }]);
  });
});
