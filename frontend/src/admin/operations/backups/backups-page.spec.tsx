import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { BackupsView, BackupTaskView } from '@contract/operations/backups/backups.views.js';
import type { FakeProcedures } from '../../../../testing/fake-server.js';
import { openBackOffice, theAdmin } from '../../../../testing/open-back-office.js';
import { adminPaths } from '../../lib/admin-paths.js';
// Imported in advance, so that no test waits for a lazy import.
import './backups-page.js';

const NAME = '2026-11-22T00-00-04-000Z';
const aTask = (facts: Partial<BackupTaskView> = {}): BackupTaskView => ({
  kind: 'backup',
  status: 'done',
  requestedAt: '2026-11-22T00:00:00.000Z',
  finishedAt: '2026-11-22T00:00:04.000Z',
  progress: 1,
  backupName: NAME,
  problem: null,
  ...facts,
});
const aView = (facts: Partial<BackupsView> = {}): BackupsView => ({
  folder: '/yedek/toprak',
  keep: 14,
  nextAt: '2026-11-23T00:00:00.000Z',
  backups: [
    {
      name: NAME,
      finishedAt: '2026-11-22T00:00:04.000Z',
      sizeBytes: 5_242_880,
      place: `/yedek/toprak/${NAME}`,
      isHere: true,
    },
  ],
  newestBackup: aTask(),
  newestTestRestore: aTask({ kind: 'test_restore' }),
  ...facts,
});

const open = (view: BackupsView, procedures: FakeProcedures = {}) =>
  openBackOffice(adminPaths.backups, {
    'adminSession.current': () => theAdmin({ role: 'super_admin' }),
    'admin.backups.view': () => view,
    ...procedures,
  });

describe('The backups', () => {
  it('are shown with the last, the next, their size and their place', async () => {
    open(aView());
    const making = within(await screen.findByRole('region', { name: 'Yedek alma' }));
    expect(making.getByText('22.11.2026 03:00 · 5 MB')).toBeVisible();
    expect(making.getByText('23.11.2026 03:00')).toBeVisible();
    expect(making.getByText('/yedek/toprak')).toBeVisible();
    expect(making.getByText(/^Son yedek tam\./)).toBeVisible();
    const testing = within(screen.getByRole('region', { name: 'Geri yükleme denemesi' }));
    expect(testing.getByText(/^Yedek geri yüklendi ve sayıları tuttu\./)).toBeVisible();
  });

  it('are made at the press of a button, which waits for the one under way', async () => {
    const make = jest.fn(() => ({ isNew: true }));
    let view = aView();
    const { user } = open(view, {
      'admin.backups.view': () => view,
      'admin.backups.make': () => {
        view = aView({ newestBackup: aTask({ status: 'running', progress: 0.42, finishedAt: null }) });
        return make();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Şimdi Yedek Al' }));

    expect(await screen.findByRole('progressbar', { name: 'Yedek alınıyor' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    expect(screen.getByRole('button', { name: 'Şimdi Yedek Al' })).toBeDisabled();
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('say what went wrong and what helps', async () => {
    open(
      aView({
        newestBackup: aTask({ status: 'failed', problem: 'disk_full' }),
        newestTestRestore: aTask({ status: 'failed', problem: 'may_not_create_database' }),
      }),
    );
    expect(await screen.findByText(/^Diskte yer kalmadı\./)).toBeVisible();
    expect(screen.getByText(/ALTER ROLE … CREATEDB/)).toBeVisible();
  });

  it('say how to set them up when there is no folder', async () => {
    open(aView({ folder: null, nextAt: null, backups: [], newestBackup: null, newestTestRestore: null }));
    expect(await screen.findByText(/BACKUP_DIR ayarına bir klasör yazıp/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Şimdi Yedek Al' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Şimdi Dene' })).toBeDisabled();
  });

  it('are downloaded with the password alone', async () => {
    const openDownload = jest.fn<(input: { readonly currentPassword: string }) => { href: string }>(() => {
      throw new AppError('password_wrong', {}, { currentPassword: 'Şifre hatalı.' });
    });
    const { user } = open(aView(), { 'admin.backups.openDownload': openDownload });
    await user.click(await screen.findByRole('button', { name: 'İndir: 22.11.2026 03:00' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Yedek indirilsin mi?' }));
    expect(dialog.getByText(/bütün müşterilerin adları/)).toBeVisible();

    await user.type(dialog.getByLabelText('Şifreniz'), 'yanlış{Enter}');

    expect(await dialog.findByLabelText('Şifreniz')).toHaveAccessibleDescription(/şifre/i);
    expect(openDownload.mock.calls[0]?.[0]).toEqual({ name: NAME, currentPassword: 'yanlış' });
  });

  it('are not offered for download to other admins', async () => {
    open(aView(), { 'adminSession.current': () => theAdmin({ role: 'admin' }) });
    expect(await screen.findByText('Yedekleri yalnızca süper yöneticiler indirebilir.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^İndir/ })).toBeNull();
  });

  it('say so when they cannot be read', async () => {
    open(aView(), {
      'admin.backups.view': () => {
        throw new AppError('unexpected');
      },
    });
    expect(await screen.findByText(/Yedekler okunamadı/)).toBeVisible();
  });
});
