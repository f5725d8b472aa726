import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { OpenSessionActs } from '@contract/booking-changes/call-off/open-acts.views.js';
import type { AdminRole } from '@contract/admin/roles.js';
import { aSnapshot } from '../../../testing/door.js';
import { openBackOffice, theAdmin } from '../../../testing/open-back-office.js';
import { adminPaths } from '../lib/admin-paths.js';

const times = { date: '2037-12-12', startTime: '14:00', endTime: '17:00' };
const ACTS: OpenSessionActs = {
  tooFew: [
    {
      ...{ ...times, sessionId: 'few', title: 'Sır atölyesi', guests: 2, minimum: 4, isAsked: false },
      ...{ decideAt: '2037-12-10T11:00:00.000Z', whenTooFew: 'call_off' },
    },
  ],
  unanswered: [
    { ...times, sessionId: 'off', title: 'Çark', isCalledOff: true, waiting: 3, toCall: 1 },
    { ...times, sessionId: 'moved', title: 'Cam boyama', isCalledOff: false, waiting: 1, toCall: 0 },
  ],
};

function openToday(role: AdminRole) {
  let reads = 0;
  openBackOffice(adminPaths.today, {
    'adminSession.current': () => theAdmin({ role }),
    'admin.attendance.day': ({ date }: { date: string }) => ({
      ...{ date, readAt: '2037-12-12T15:00:00.000Z', sessions: [], nextSession: null },
    }),
    'admin.attendance.snapshot': () => aSnapshot({ today: '2037-12-12', bookings: [] }),
    'admin.dashboard.parcels': () => ({
      ...{ toPack: { count: 0, oldest: [] }, toHandOver: { count: 0, oldest: [] } },
    }),
    'admin.callOffs.openActs': () => {
      reads += 1;
      return ACTS;
    },
  });
  return { readsOf: () => reads };
}

describe('What waits for the studio on Bugün', () => {
  it('leads to where each is settled', async () => {
    openToday('super_admin');
    const day = '/admin/workshoplar?ay=2037-12&gun=2037-12-12';
    const link = (name: RegExp) => screen.findByRole('link', { name });
    expect(await link(/^Çark ·/)).toHaveAttribute('href', `${day}&iptal=off`);
    expect(await link(/^Cam boyama ·/)).toHaveAttribute('href', `${day}&yanitlar=moved`);
    expect(await link(/^Sır atölyesi ·/)).toHaveAttribute('href', day);
    expect(screen.getByText(/3 rezervasyondan yanıt bekleniyor\. 1 kişiyi sizin aramanız/)).toBeVisible();
    expect(screen.getByText(/2 kişi var, kuralınız en az 4\. .*kendiliğinden iptal edilir/)).toBeVisible();
  });

  it('is not read for who only notes who has come', async () => {
    const { readsOf } = openToday('door');
    expect(await screen.findByRole('heading', { name: 'Bugün' })).toBeVisible();
    expect(screen.queryByText('Sizi bekleyenler')).toBeNull();
    expect(readsOf()).toBe(0);
  });
});
