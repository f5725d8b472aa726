import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { PlaceOrderDto } from '@contract/checkout/checkout.dto.js';
import type { CreditLeft } from '@contract/payments/credits/credits.views.js';
import {
  BANK_URL,
  fillCard,
  goToCard,
  openCheckout,
  ORDER_ID,
  payButton,
  rememberInformation,
} from '../../../../testing/open-checkout.js';

const CODE = 'KREDI-7KXM-P2QR';
const atBank = { orderId: ORDER_ID, orderUrl: '#siparis', bankUrl: BANK_URL };

async function openPayment(procedures: Parameters<typeof openCheckout>[0] = {}) {
  rememberInformation();
  const checkout = openCheckout(procedures);
  await goToCard(checkout.user);
  return checkout;
}
type User = Awaited<ReturnType<typeof openPayment>>['user'];

async function typeCode(user: User, code = CODE) {
  await user.click(screen.getByRole('button', { name: 'Kredi kodunuz mu var?' }));
  await user.type(screen.getByLabelText('Kredi kodu'), code);
  await user.click(screen.getByRole('button', { name: 'Kullan' }));
}

describe('A credit in the checkout', () => {
  it('pays what it can, and the card the rest', async () => {
    const place = jest.fn<(order: PlaceOrderDto) => typeof atBank>(() => atBank);
    const { user } = await openPayment({
      'checkout.credit': (): CreditLeft => ({ code: CODE, leftKurus: 85_000 }),
      'orders.place': place,
    });
    await typeCode(user);
    expect(await screen.findByText(/^850,00\sTL kredinizden ödenecek$/)).toBeVisible();
    expect(payButton()).toHaveTextContent('430,00 TL Öde');
    await fillCard(user);
    await user.click(payButton());
    await screen.findByText('Bankanıza yönlendiriyoruz');
    expect(place.mock.calls[0]?.[0]).toMatchObject({
      expectedTotalKurus: 128_000,
      credit: { code: CODE, kurus: 85_000 },
      card: { cardNumber: '5528790000000008' },
    });
  });

  it('needs no card when it pays all, and keeps what is left', async () => {
    const place = jest.fn<(order: PlaceOrderDto) => object>(() => ({ ...atBank, bankUrl: null }));
    const { user } = await openPayment({
      'checkout.credit': (): CreditLeft => ({ code: CODE, leftKurus: 200_000 }),
      'orders.place': place,
    });
    await typeCode(user);
    expect(await screen.findByText('Krediniz yetiyor')).toBeVisible();
    expect(screen.getByText(/^Kredinizden 720,00\sTL size kalıyor\.$/)).toBeVisible();
    expect(screen.queryByLabelText('Kart numarası')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Siparişi Tamamla' }));
    expect(await screen.findByText('Siparişiniz bizde')).toBeVisible();
    const order = place.mock.calls[0]?.[0];
    expect(order).toMatchObject({ credit: { code: CODE, kurus: 128_000 } });
    expect(order).not.toHaveProperty('card');
  });

  it('says when the code is unknown, and may be taken away again', async () => {
    const answers = [
      (): never => {
        throw new AppError('credit_unknown');
      },
      (): CreditLeft => ({ code: CODE, leftKurus: 85_000 }),
    ];
    const { user } = await openPayment({ 'checkout.credit': () => answers.shift()?.() });
    await typeCode(user, 'yanlış');
    expect(await screen.findByText(/^Bu kodla bir kredi bulamadık/)).toBeVisible();
    await user.clear(screen.getByLabelText('Kredi kodu'));
    await user.type(screen.getByLabelText('Kredi kodu'), CODE);
    await user.click(screen.getByRole('button', { name: 'Kullan' }));
    await user.click(await screen.findByRole('button', { name: `Kaldır: ${CODE} kredisi` }));
    expect(payButton()).toHaveTextContent('1.280,00 TL Öde');
    expect(screen.getByRole('group', { name: 'Kredi' })).toHaveFocus();
  });

  it('is looked at again when less is left than was shown, and nothing is paid', async () => {
    const left = [85_000, 25_000];
    const { user } = await openPayment({
      'checkout.credit': (): CreditLeft => ({ code: CODE, leftKurus: left.shift() ?? 0 }),
      'orders.place': (): never => {
        throw new AppError('credit_changed', { left: '250,00 TL' });
      },
    });
    await typeCode(user);
    await screen.findByText(/kredinizden ödenecek$/);
    await fillCard(user);
    await user.click(payButton());
    expect(await screen.findByText(/^250,00\sTL kredinizden ödenecek$/)).toBeVisible();
    expect(screen.getByText(/^Krediden kalan tutar bu arada değişti: şimdi 250,00 TL/)).toBeVisible();
    expect(payButton()).toHaveTextContent('1.030,00 TL Öde');
  });
});
