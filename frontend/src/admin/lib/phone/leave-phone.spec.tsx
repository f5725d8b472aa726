import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { BOOKING_ID, anAnswer } from '../../../../testing/door.js';
import { openBackOffice, theAdmin } from '../../../../testing/open-back-office.js';
import type { AttendanceActionDto } from '@contract/attendance/record-attendance.dto.js';
import { isWaiting } from '@contract/attendance/offline/kept-action.js';
import { browserPage } from '../../../lib/navigation/browser-page.js';
import { adminPaths } from '../admin-paths.js';
import { openPhoneStore } from './open-phone-store.js';

const ACTION: AttendanceActionDto = {
  ...{ id: '7c1e04b9-1111-4222-8333-444455556677', bookingId: BOOKING_ID, position: 0 },
  ...{ kind: 'came', happenedAt: '2026-12-12T15:04:00.000Z' },
};
const waiting = async () => (await (await openPhoneStore()).list(theAdmin().id)).filter(isWaiting).length;

/** Signs out with one action that waits on the phone; `record` is what becomes of it. */
async function signOut(record: (sent: { readonly actions: readonly AttendanceActionDto[] }) => unknown) {
  let isSignedIn = true;
  const leaving = jest.spyOn(browserPage, 'leaveFor').mockImplementation(() => undefined);
  const { user } = openBackOffice(adminPaths.profile, {
    'adminSession.current': () => (isSignedIn ? theAdmin() : null),
    'adminSession.signOut': () => {
      isSignedIn = false;
      return null;
    },
    'admin.attendance.record': record,
  });
  await user.click(await screen.findByRole('button', { name: 'Menüyü aç' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menü' }));
  await user.click(menu.getByRole('button', { name: 'Çıkış Yap' }));
  return { user, leaving };
}

const unreachable = () => {
  throw new TypeError('Failed to fetch');
};
const question = () => screen.findByRole('alertdialog', { name: 'Gönderilmemiş kayıtlar silinsin mi?' });

describe('Signing out while notes of the door wait on the phone', () => {
  beforeEach(async () => {
    const store = await openPhoneStore();
    await store.forget(theAdmin().id);
    await store.put([{ action: ACTION, adminId: theAdmin().id, settled: null }]);
  });

  afterEach(() => void jest.restoreAllMocks());

  it('sends them first, and asks nothing', async () => {
    const sent: string[] = [];
    const { leaving } = await signOut(({ actions }) => {
      sent.push(...actions.map(({ id }) => id));
      return actions.map((action) => anAnswer(action));
    });
    await waitFor(() => expect(leaving).toHaveBeenCalledWith(adminPaths.signIn));
    expect(sent).toEqual([ACTION.id]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await waiting()).toBe(0);
  });

  it('says how many cannot be sent, and keeps them for who stays', async () => {
    const { user, leaving } = await signOut(unreachable);
    const asked = within(await question());
    expect(asked.getByText(/gönderilemeyen 1 geliş kaydı var\. Çıkış yaparsanız silinir/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Oturumda Kal' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(leaving).not.toHaveBeenCalled();
    expect(await waiting()).toBe(1);
  });

  it('loses them only when that was wanted', async () => {
    const { user, leaving } = await signOut(unreachable);
    await user.click(within(await question()).getByRole('button', { name: 'Sil ve Çık' }));
    await waitFor(() => expect(leaving).toHaveBeenCalledWith(adminPaths.signIn));
    expect(await waiting()).toBe(0);
  });
});
