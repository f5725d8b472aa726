import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { GoAheadDto } from '@contract/booking-changes/call-off/go-ahead.dto.js';
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
      ...{ decidedFor: null, decideAt: '2037-12-10T11:00:00.000Z', whenTooFew: 'call_off' },
    },
  ],
  unanswered: [
    { ...times, sessionId: 'off', title: 'Çark', isCalledOff: true, waiting: 3, toCall: 1 },
    { ...times, sessionId: 'moved', title: 'Cam boyama', isCalledOff: false, waiting: 1, toCall: 0 },
  ],
};

const asked = { ...ACTS.tooFew[0], isAsked: true, whenTooFew: 'ask' } as OpenSessionActs['tooFew'][number];

function openToday(role: AdminRole, tooFew = ACTS.tooFew) {
  let reads = 0;
  const decided: GoAheadDto[] = [];
  const { user } = openBackOffice(adminPaths.today, {
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
      return decided.length > 0 ? { ...ACTS, tooFew: [] } : { ...ACTS, tooFew };
    },
    'admin.callOffs.goAhead': (input: GoAheadDto) => void decided.push(input),
  });
  return { user, decided, readsOf: () => reads };
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

  it('is left as it is after a yes, for as many guests as were seen', async () => {
    const { user, decided } = openToday('workshop', [asked]);
    await user.click(await screen.findByRole('button', { name: 'Sır atölyesi: olduğu gibi bırak' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Workshop 2 kişiyle yapılsın mı?' }),
    );
    expect(decided).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Olduğu Gibi Bırak' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Sır atölyesi/ })).toBeNull());
    expect(decided).toMatchObject([{ sessionId: 'few', guests: 2 }]);
  });

  it('says for how many it was left before', async () => {
    openToday('workshop', [{ ...asked, decidedFor: 3 }]);
    expect(await screen.findByText(/3 kişi varken olduğu gibi bırakmıştınız/)).toBeVisible();
  });

  it('cannot be left as it is before it is asked', async () => {
    openToday('super_admin');
    expect(await screen.findByRole('link', { name: /^Sır atölyesi/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /olduğu gibi bırak/ })).toBeNull();
  });
});
