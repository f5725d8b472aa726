import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { studioDate } from '@contract/common/dates.js';
import { aSnapshot, aSnapshotBooking, aSnapshotSeat } from '../../../../testing/door.js';
import { openBackOffice, theAdmin } from '../../../../testing/open-back-office.js';
import { openPhoneStore } from '../../lib/phone/open-phone-store.js';

const unreachable = () => {
  throw new TypeError('Failed to fetch');
};
const today = studioDate(new Date());
const SNAPSHOT = aSnapshot({
  today,
  takenAt: `${today}T15:04:00.000Z`,
  sessions: [
    {
      ...{ id: 's1', title: 'Çark Atölyesi', isForChildren: true },
      ...{ date: today, startTime: '18:00', endTime: '20:00' },
    },
  ],
  bookings: [
    aSnapshotBooking({
      seats: [
        aSnapshotSeat({ needsProof: true, isStudent: true }),
        aSnapshotSeat({ position: 1, name: 'Can D.' }),
      ],
    }),
  ],
});
const ELSEWHERE = {
  'adminSession.current': unreachable,
  'admin.attendance.record': unreachable,
  'admin.attendance.snapshot': unreachable,
};

beforeEach(async () => {
  const store = await openPhoneStore();
  await store.forget(theAdmin().id);
  await store.writeSnapshot({ adminId: theAdmin().id, clockAheadMs: 0, snapshot: SNAPSHOT });
});

describe('Bugün without a connection', () => {
  it('shows what the phone keeps, and keeps on it who came', async () => {
    const { user } = openBackOffice('/admin/bugun', ELSEWHERE);
    expect(await screen.findByRole('heading', { level: 1, name: 'Bugün' })).toBeVisible();
    expect(
      await screen.findByText(/Bağlantı yok; işaretlemeye devam edebilirsiniz\. Liste 18:04 itibarıyla\./),
    ).toBeVisible();
    expect(screen.getByText('Öğrenci belgesi sorulacak')).toBeVisible();
    expect(screen.getByText(/· Çocuk atölyesi$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Can D. geldi' }));
    expect(await screen.findByText(/Bu telefonda kayıtlı, gönderilecek \(1\)/)).toBeVisible();
    const row = screen.getByText('Can D.').closest('li')!;
    expect(within(row).getByText(/^Geldi \d\d:\d\d · Bu telefonda kayıtlı, gönderilecek$/)).toBeVisible();
    expect(within(row).getByRole('button', { name: 'Can D.: geri al' })).toBeVisible();
  });

  it('lets in a whole party, and takes it back', async () => {
    const { user } = openBackOffice('/admin/bugun', ELSEWHERE);
    await user.click(await screen.findByRole('button', { name: 'Ayşe K.: hepsi geldi (2)' }));
    expect(await screen.findByText(/gönderilecek \(2\)/)).toBeVisible();
    expect(screen.getAllByText(/^Geldi \d\d:\d\d · Bu telefonda kayıtlı/)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Ayşe K.: hepsini geri al (2)' }));
    expect(await screen.findByText(/gönderilecek \(4\)/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Can D. geldi' })).toBeVisible();
    const kept = await (await openPhoneStore()).list(theAdmin().id);
    expect(new Set(kept.map(({ action }) => action.id)).size).toBe(4);
  });

  it('finds a guest by name', async () => {
    const { user } = openBackOffice('/admin/bugun', ELSEWHERE);
    await user.type(await screen.findByRole('searchbox', { name: 'Misafir ara' }), 'zeynep');
    expect(screen.queryByText('Can D.')).toBeNull();
    await user.clear(screen.getByRole('searchbox', { name: 'Misafir ara' }));
    await user.type(screen.getByRole('searchbox', { name: 'Misafir ara' }), 'can');
    expect(screen.getByText('Can D.')).toBeVisible();
  });

  it('tells a helper whose session has ended to sign in again, and keeps what was noted', async () => {
    const signedOut = () => {
      throw new AppError('admin_session_needed');
    };
    const { user } = openBackOffice('/admin/bugun', {
      ...ELSEWHERE,
      'admin.attendance.record': signedOut,
      'admin.attendance.snapshot': signedOut,
    });
    await user.click(await screen.findByRole('button', { name: 'Can D. geldi' }));
    expect(await screen.findByText(/Oturumunuz kapandı\..*gönderilecek \(1\)\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Yeniden giriş yapın' })).toHaveAttribute(
      'href',
      '/admin/login?nereye=%2Fadmin%2Fbugun',
    );
  });

  it('says so when the phone keeps no list', async () => {
    await (await openPhoneStore()).wipe();
    openBackOffice('/admin/bugun', ELSEWHERE);
    expect(await screen.findByRole('heading', { name: 'Bağlantı yok' })).toBeVisible();
    expect(screen.getByText(/Bugünün listesi bu telefonda kayıtlı değil/)).toBeVisible();
  });

  it('opens no other page of the back office', async () => {
    openBackOffice('/admin/siparisler', ELSEWHERE);
    expect(await screen.findByRole('heading', { name: 'Yönetim paneli açılamadı' })).toBeVisible();
  });
});
