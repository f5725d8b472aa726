import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { TrackOrderDto } from '@contract/orders/track-order.dto.js';
import { openShop } from '../../../../testing/open-shop.js';
import { anOrder } from '../../../../testing/orders.js';

const ORDER_URL = '/siparis/a4f2c81d-0000-4000-8000-000000000001?anahtar=gizli';

async function ask(user: ReturnType<typeof openShop>['user'], number: string, email: string) {
  await user.type(await screen.findByLabelText('Sipariş numarası'), number);
  await user.type(screen.getByLabelText('E-posta'), email);
  await user.click(screen.getByRole('button', { name: 'Siparişimi Bul' }));
}

describe('finding an order again', () => {
  it('leads from its number and e-mail address to its page', async () => {
    const track = jest.fn<(requested: TrackOrderDto) => { orderUrl: string }>(() => ({
      orderUrl: ORDER_URL,
    }));
    const { user, router } = openShop('/siparis-takip', {
      'orders.track': track,
      'orders.view': () => anOrder('paid'),
    });
    await ask(user, '#a4f2 c81d', 'misafir@toprak.test');
    await waitFor(() => expect(router.state.location.search).toBe('?anahtar=gizli'));
    expect(track.mock.calls[0]?.[0]).toEqual({ orderNumber: 'A4F2C81D', email: 'misafir@toprak.test' });
  });

  it('does not ask the shop for what cannot be a number', async () => {
    const track = jest.fn(() => null);
    const { user } = openShop('/siparis-takip', { 'orders.track': track });
    await ask(user, 'kupa', 'misafir');
    expect(await screen.findByText('Sipariş numarası 8 harf ve rakamdan oluşur')).toBeVisible();
    expect(screen.getByText('Geçersiz e-posta adresi')).toBeVisible();
    expect(track).not.toHaveBeenCalled();
  });

  it.each([
    new AppError('order_not_tracked'),
    new AppError('too_many_tries', { minutes: 4 }),
    new AppError('rate_limited', { seconds: 20 }),
  ])('tells what the shop says: %s', async (refusal) => {
    const { user } = openShop('/siparis-takip', {
      'orders.track': () => {
        throw refusal;
      },
    });
    await ask(user, 'A4F2C81D', 'misafir@toprak.test');
    expect(await screen.findByText(refusal.message)).toBeVisible();
  });

  it('is reached from the footer of every page', async () => {
    openShop('/');
    expect(await screen.findByRole('link', { name: 'Sipariş Takibi' })).toHaveAttribute(
      'href',
      '/siparis-takip',
    );
  });
});
