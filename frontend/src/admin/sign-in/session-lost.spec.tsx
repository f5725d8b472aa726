import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { openBackOffice } from '../../../testing/open-back-office.js';
import { browserPage } from '../../lib/navigation/browser-page.js';
import { adminPaths } from '../lib/admin-paths.js';

describe('A sign-in whose captcha the shop has forgotten', () => {
  it('says so, and begins anew a moment later', async () => {
    const reloadPage = jest.spyOn(browserPage, 'reload').mockReturnValue();
    const { user } = openBackOffice(adminPaths.signIn, {
      'adminSession.current': () => null,
      'site.status': () => ({ isCaptchaAsked: false }),
      'adminSession.signIn': () => {
        throw new AppError('admin_captcha_needed');
      },
    });
    await user.type(await screen.findByRole('textbox', { name: 'E-posta' }), 'elif@toprak.test');
    await user.type(screen.getByLabelText('Şifre'), 'firin');
    await user.click(screen.getByRole('button', { name: 'Devam Et' }));

    expect(await screen.findByText('Session hatası')).toBeVisible();
    expect(reloadPage).not.toHaveBeenCalled();
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1), { timeout: 4000 });
  });
});
