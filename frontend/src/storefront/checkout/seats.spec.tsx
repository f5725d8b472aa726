import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AppError, type ErrorCode } from '@contract/app-error.js';
import type { OpenCheckoutDto } from '@contract/checkout/checkout.dto.js';
import type { HoldView } from '@contract/checkout/checkout.views.js';
import type { PricedItem } from '@contract/checkout/quote.js';
import { openCheckout } from '../../../testing/open-checkout.js';
import { aCartItem, aHold, aQuote, aQuoteLine } from '../../../testing/orders.js';
import {
  aCoupon,
  aPricedMug,
  aPricedSession,
  aSeat,
  aSeatQuoteLine,
  quoteIn,
  SESSION_ID,
} from '../../../testing/seats.js';
import { cartStore } from '../../lib/cart/cart-store.js';

const studentSeat = aSeat({ quantity: 2, priceKurus: 80000, studentDiscountApplied: true });

describe('the checkout of a cart with seats', () => {
  it('asks for what the cart holds: pieces, seats at the student price, the coupon', async () => {
    const open = jest.fn<(input: OpenCheckoutDto) => HoldView>(() => aHold());
    openCheckout(
      { 'checkout.open': open },
      { items: [aCartItem(), studentSeat], studentDiscountEnabled: true, couponCode: 'HOSGELDIN10' },
    );
    await screen.findByLabelText('Ad');
    expect(open.mock.calls[0]?.[0]).toEqual({
      items: [
        expect.objectContaining({ kind: 'product', quantity: 2, isStudent: false, unitPriceKurus: 64000 }),
        { kind: 'workshop', id: SESSION_ID, quantity: 2, isStudent: true, unitPriceKurus: 80000 },
      ],
      couponCode: 'HOSGELDIN10',
    });
  });

  it('asks no address when nothing is sent, and lists day, hours, student price and coupon', async () => {
    const quote = aQuote({
      lines: [aSeatQuoteLine({ discountKurus: 16000 })],
      delivery: null,
      coupon: { code: 'HOSGELDIN10', name: '%10', refusal: null, conditions: [] },
      subtotalKurus: 160000,
      studentDiscountKurus: 40000,
      discountKurus: 16000,
      totalKurus: 144000,
      needsAddress: false,
    });
    openCheckout({ 'checkout.open': () => aHold({ quote }) }, { items: [studentSeat] });
    await screen.findByLabelText('Ad');
    expect(screen.queryByLabelText('İl')).not.toBeInTheDocument();
    const aside = within(screen.getByRole('complementary', { name: 'Siparişiniz', hidden: true }));
    expect(aside.getByText(/12\.12\.2099 Cumartesi/)).toHaveTextContent('14:00–17:00');
    expect(aside.getByText(/^2 yer × 800,00.TL/)).toBeInTheDocument();
    expect(aside.getByText('Öğrenci fiyatı')).toBeInTheDocument();
    expect(aside.getByText(/2\.000,00.TL/, { selector: 's' })).toBeInTheDocument();
    expect(aside.getByText('Kupon (HOSGELDIN10)').nextElementSibling).toHaveTextContent('−160,00 TL');
    expect(aside.queryByText('Kargo')).not.toBeInTheDocument();
    expect(aside.getByText('Yeriniz sizin için ayrıldı')).toBeInTheDocument();
  });

  const noWithdrawal = /Tarihi belli workshoplarda cayma hakkı bulunmuyor/;

  it('says before the acceptances that a dated workshop cannot be withdrawn from', async () => {
    const quote = aQuote({ lines: [aQuoteLine(), aSeatQuoteLine()] });
    openCheckout({ 'checkout.open': () => aHold({ quote }) }, { items: [aCartItem(), studentSeat] });
    await screen.findByLabelText('Ad');
    const acceptance = screen.getByRole('checkbox', { name: /Mesafeli satış sözleşmesini/ });
    expect(screen.getByText(noWithdrawal).compareDocumentPosition(acceptance)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.getByText('Sepetiniz sizin için ayrıldı')).toBeInTheDocument();
  });

  it('does not mention it for a cart of pieces only', async () => {
    openCheckout();
    await screen.findByLabelText('Ad');
    expect(screen.queryByText(noWithdrawal)).not.toBeInTheDocument();
  });

  it.each<[ErrorCode, Partial<PricedItem>, RegExp]>([
    ['workshop_full', { available: 0 }, /Bütün yerleri doldu; sepetinizden çıkaracağız/],
    ['insufficient_seats', { available: 1 }, /Yalnızca 1 yer kaldı; yer sayısını buna indireceğiz/],
    [
      'workshop_begun',
      { session: { date: '2020-01-01', startTime: '10:00', endTime: '12:00' } },
      /Workshop başladı; sepetinizden çıkaracağız/,
    ],
    ['workshop_not_found', { id: 'another' }, /Artık takvimimizde yok; sepetinizden çıkaracağız/],
  ])('explains %s and goes on with what is left', async (code, today, text) => {
    const answers = [refuse(code), () => aHold()];
    const { user } = openCheckout(
      {
        'checkout.open': () => answers.shift()?.(),
        'checkout.quote': quoteIn({ items: [aPricedMug(), aPricedSession(today)] }),
      },
      { items: [aCartItem(), aSeat({ quantity: 2 })] },
    );
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sepetinizde değişiklik var' }));
    expect(dialog.getByText(text)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Güncel Sepetle Devam Et' }));
    expect(await screen.findByLabelText('Ad')).toBeVisible();
  });

  it('explains why the coupon does not hold, and goes on without it', async () => {
    const answers = [refuse('coupon_used_up'), () => aHold()];
    const open = jest.fn<(input: OpenCheckoutDto) => unknown>(() => answers.shift()?.());
    const { user } = openCheckout(
      { 'checkout.open': open, 'checkout.quote': quoteIn({ coupons: [aCoupon({ usesLeft: 0 })] }) },
      { couponCode: 'HOSGELDIN10' },
    );
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sepetinizde değişiklik var' }));
    expect(dialog.getByText('Kupon (HOSGELDIN10)')).toBeVisible();
    expect(dialog.getByText(/Kuponsuz devam edebilirsiniz/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Güncel Sepetle Devam Et' }));
    await screen.findByLabelText('Ad');
    expect(cartStore.snapshot().couponCode).toBeNull();
    expect(open.mock.calls[1]?.[0]).not.toHaveProperty('couponCode');
  });

  it('counts a piece and a seat of the same number apart', async () => {
    const quote = aQuote({ lines: [aQuoteLine({ id: SESSION_ID }), aSeatQuoteLine()] });
    openCheckout({ 'checkout.open': () => aHold({ quote }) });
    await screen.findByLabelText('Ad');
    expect(screen.getAllByText('Seramik Atölyesi')).toHaveLength(1);
    expect(screen.getAllByText('Seladon Kupa')).toHaveLength(1);
  });
});

function refuse(code: ErrorCode) {
  return (): never => {
    throw new AppError(code, { name: 'Seramik Atölyesi', available: 1 });
  };
}
