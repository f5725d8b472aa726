import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openShop } from '../../../../testing/open-shop.js';
import { anOrder } from '../../../../testing/orders.js';

it.each([
  [0, /^1\.280,00\sTL · Mastercard\s••••\s0008$/],
  [128_000, /^1\.280,00\sTL · krediniz$/],
  [28_000, /^1\.280,00\sTL$/],
])(
  'The card is named only for money that went there: %d kuruş became a credit',
  async (creditedKurus, told) => {
    const order = anOrder('refunded', { status: 'cancelled', refundedKurus: 128_000, creditedKurus });
    openShop(`/siparis/${order.id}?anahtar=gizli`, { 'orders.view': () => order });
    await screen.findByRole('heading', { level: 1 });
    const [given] = screen.getAllByText('İade edilen');
    expect(given?.nextElementSibling?.textContent).toMatch(told);
  },
);
