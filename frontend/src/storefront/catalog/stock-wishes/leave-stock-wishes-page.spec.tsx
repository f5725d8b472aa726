import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { openShop } from '../../../../testing/open-shop.js';

describe('the page by which nobody waits any more', () => {
  const open = (answer: () => unknown, at = '/haber-verme?anahtar=v1.muhurlu') => {
    const leave = jest.fn<(requested: object) => unknown>(answer);
    window.history.replaceState(null, '', at);
    return { ...openShop(at, { 'stockWishes.leave': leave }), leave };
  };
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  const press = async () => screen.findByRole('button', { name: 'Beklemekten Vazgeçin' });

  it('does nothing by being opened, and takes the secret out of the address bar', async () => {
    const { leave } = open(() => ({ outcome: 'done' }));
    expect(await heading('Haber vermeyelim mi?')).toBeVisible();
    expect(leave).not.toHaveBeenCalled();
    expect(window.location.search).toBe('');
  });

  it.each([
    ['done', 'Adresinizi sildik'],
    ['already', 'Bekleyen bir isteğiniz yok'],
  ])('says what became of it once its button is pressed: %s', async (outcome, title) => {
    const { user, leave } = open(() => ({ outcome }));
    await user.click(await press());
    expect(await heading(title)).toBeVisible();
    expect(leave).toHaveBeenCalledWith({ token: 'v1.muhurlu' });
  });

  it('says so when the link is none', async () => {
    const { user } = open(() => {
      throw new AppError('stock_wish_link_invalid');
    });
    await user.click(await press());
    expect(await heading('Geçersiz Bağlantı')).toBeVisible();
  });
});
