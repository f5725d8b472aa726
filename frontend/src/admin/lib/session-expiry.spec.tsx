import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { FakeEventSource } from '../../../testing/fake-event-source.js';
import { openBackOffice, theAdmin } from '../../../testing/open-back-office.js';
import { browserPage } from '../../lib/navigation/browser-page.js';
import { adminPaths } from './admin-paths.js';
import { sessionExpiry } from './session-expiry.js';

const OVER = /Oturum süresi doldu/;

describe('A panel whose live news break off', () => {
  let isIn = true;
  const open = () =>
    openBackOffice(adminPaths.content, {
      'adminSession.current': () => (isIn ? theAdmin() : null),
      'adminSession.signOut': () => {
        isIn = false;
        act(() => FakeEventSource.open[0]?.say('serialized-error'));
        return null;
      },
      'site.status': () => ({ isCaptchaAsked: false }),
    });

  beforeEach(() => {
    isIn = true;
    FakeEventSource.install();
    sessionExpiry.cancelSignOut();
    sessionExpiry.clear();
  });
  afterEach(() => FakeEventSource.uninstall());

  it('stays as it is while only the line was lost', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Sayfa İçerikleri' });
    act(() => FakeEventSource.open[0]?.say('error'));
    await waitFor(() => expect(FakeEventSource.open).toHaveLength(1), { timeout: 4000 });
    expect(screen.queryByText(OVER)).toBeNull();
  });

  it('tells nobody that their session ran out who is signing out', async () => {
    const leaveFor = jest.spyOn(browserPage, 'leaveFor').mockReturnValue();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Menüyü aç' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menü' }));
    await user.click(menu.getByRole('button', { name: 'Çıkış Yap' }));

    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(adminPaths.signIn), { timeout: 3000 });
    expect(sessionExpiry.isSuspected()).toBe(false);
  });

  it('leads an admin who was sent away to the sign-in, without their having to press anything', async () => {
    const { router } = open();
    await screen.findByRole('heading', { level: 1, name: 'Sayfa İçerikleri' });
    isIn = false;
    act(() => FakeEventSource.open[0]?.say('serialized-error'));

    expect(await screen.findAllByText(OVER)).not.toHaveLength(0);
    expect(router.state.location.pathname).toBe(adminPaths.content);
    await waitFor(() => expect(router.state.location.pathname).toBe(adminPaths.signIn), { timeout: 4000 });
  });
});
