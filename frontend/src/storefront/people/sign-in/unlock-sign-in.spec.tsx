import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { openShop } from '../../../../testing/open-shop.js';

const TOKEN = 'a'.repeat(43);

function open(answer: () => unknown, at = `/giris-kilidi?anahtar=${TOKEN}`) {
  const unlock = jest.fn<(requested: { token: string }) => unknown>(answer);
  window.history.replaceState(null, '', at);
  return { ...openShop(at, { 'session.unlock': unlock }), unlock };
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the link of a locked account', () => {
  it('does nothing by being opened, and takes the secret out of the address bar', async () => {
    const { unlock } = open(() => null);
    expect(await heading('Giriş kilidini kaldırın')).toBeVisible();
    expect(unlock).not.toHaveBeenCalled();
    expect(window.location.search).toBe('');
  });

  it('ends the lock-out when its button is pressed, and leads to the sign-in', async () => {
    const { user, unlock } = open(() => null);
    await user.click(await screen.findByRole('button', { name: 'Kilidi Kaldırın' }));
    expect(await heading('Kilit kalktı')).toBeVisible();
    expect(unlock).toHaveBeenCalledWith({ token: TOKEN });
    expect(screen.getByRole('link', { name: 'Girişe Geçin' })).toHaveAttribute('href', '/auth');
  });

  it('says that it was used before or has expired', async () => {
    const { user } = open(() => {
      throw new AppError('unlock_link_invalid');
    });
    await user.click(await screen.findByRole('button', { name: 'Kilidi Kaldırın' }));
    expect(await heading('Geçersiz Bağlantı')).toBeVisible();
    expect(screen.getByText(/^Bu bağlantı kullanılmış ya da süresi dolmuş\./)).toBeVisible();
  });
});
