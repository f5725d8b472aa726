import { describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { PlaceOrderDto } from '@contract/checkout/checkout.dto.js';
import type { Quote } from '@contract/checkout/quote.js';
import { acceptAll, openCheckout, ORDER_ID, rememberInformation } from '../../../testing/open-checkout.js';
import { aHold, aQuote, someDocuments } from '../../../testing/orders.js';
import { aSeat, aSeatQuoteLine } from '../../../testing/seats.js';

const placed = { orderId: ORDER_ID, orderUrl: '#siparis', bankUrl: null };
const gift: Partial<Quote> = {
  lines: [aSeatQuoteLine({ discountKurus: 160000 })],
  coupon: { code: 'HEDIYE', name: 'Hediye çeki', refusal: null, conditions: [] },
  subtotalKurus: 160000,
  discountKurus: 160000,
  totalKurus: 0,
  vatKurus: 0,
  needsAddress: false,
};
const complete = () => screen.getByRole('button', { name: 'Siparişi Tamamla' });

async function openLastStep(procedures: Parameters<typeof openCheckout>[0] = {}) {
  rememberInformation();
  const checkout = openCheckout(
    { 'checkout.open': () => aHold({ quote: aQuote(gift) }), 'orders.place': () => placed, ...procedures },
    { items: [aSeat({ quantity: 2 })], couponCode: 'HEDIYE' },
  );
  await screen.findByText('Ödenecek bir tutar yok');
  await acceptAll(checkout.user);
  return checkout;
}

describe('an order that costs nothing', () => {
  it('asks for no card and goes straight to the order’s page', async () => {
    const place = jest.fn<(order: PlaceOrderDto) => typeof placed>(() => placed);
    await openLastStep({ 'orders.place': place });
    expect(screen.queryByLabelText('Kart numarası')).not.toBeInTheDocument();
    act(() => [complete(), complete()].forEach((button) => button.click()));
    expect(await screen.findByText('Siparişiniz bizde')).toBeVisible();
    expect(place).toHaveBeenCalledTimes(1);
    const order = place.mock.calls[0]?.[0];
    expect(order).toMatchObject({
      expectedTotalKurus: 0,
      salesContractAccepted: true,
      privacyAccepted: true,
    });
    expect(order).not.toHaveProperty('card');
    expect(window.location.hash).toBe('#siparis');
    expect(localStorage.getItem('toprak.pending-order')).toContain(ORDER_ID);
  });

  it('forgets the open checkout, which a reload of the order’s page would bring back over a paid order', async () => {
    window.sessionStorage.setItem('toprak.checkout-open', 'true');
    await openLastStep();
    act(() => complete().click());
    expect(await screen.findByText('Siparişiniz bizde')).toBeVisible();
    expect(window.sessionStorage.getItem('toprak.checkout-open')).toBeNull();
  });

  it('has documents that changed meanwhile accepted again first', async () => {
    const documents = ['a', 'b'].map((sha) => () => someDocuments(sha));
    const answers = [
      (): never => {
        throw new AppError('documents_changed');
      },
      () => placed,
    ];
    const place = jest.fn(() => answers.shift()?.());
    const { user } = await openLastStep({
      'checkout.documents': () => documents.shift()?.(),
      'orders.place': place,
    });
    await user.click(complete());
    const box = await screen.findByRole('checkbox', { name: /güncel hâlini okudum/ });
    await user.click(complete());
    expect(await screen.findByText('Güncellenen sözleşme metinlerini onaylamanız gerekiyor.')).toBeVisible();
    expect(place).toHaveBeenCalledTimes(1);
    await user.click(box);
    await user.click(complete());
    expect(await screen.findByText('Siparişiniz bizde')).toBeVisible();
  });

  it('says so when nobody answers', async () => {
    const { user } = await openLastStep({
      'orders.place': () => {
        throw new Error('offline');
      },
    });
    await user.click(complete());
    expect(await screen.findByText(/Bağlantı hatası/)).toBeVisible();
  });
});
