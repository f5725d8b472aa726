import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { CartDto } from '@contract/checkout/cart/cart-item.dto.js';
import { openShop } from '../../../testing/open-shop.js';
import { aCartItem } from '../../../testing/orders.js';
import { aCoupon, quoteIn } from '../../../testing/seats.js';
import { cartStore } from '../../lib/cart/cart-store.js';

const ANSWER = { code: 'HOSGELDIN10', name: '%10 hoş geldiniz indirimi', discountKurus: 12800 };

async function openCart(procedures: Parameters<typeof openShop>[1] = {}) {
  const { user } = openShop('/', {
    'checkout.quote': quoteIn(),
    'checkout.checkCoupon': () => ANSWER,
    ...procedures,
  });
  await user.click(screen.getByRole('button', { name: /^Sepet,/ }));
  const panel = within(await screen.findByRole('dialog', { name: /^Sepetiniz/ }));
  return { user, panel };
}

const field = () => screen.getByLabelText('Kupon kodu');

beforeEach(() => act(() => cartStore.dispatch({ type: 'add', item: aCartItem() })));

describe('the coupon of a cart', () => {
  it('is upper-cased as typed, asked for with Enter, and shown with its name and what it takes off', async () => {
    const check = jest.fn<(cart: CartDto) => typeof ANSWER>(() => ANSWER);
    const { user, panel } = await openCart({ 'checkout.checkCoupon': check });
    await user.type(field(), 'hoşgeldin');
    expect(field()).toHaveValue('HOSGELDIN');
    await user.clear(field());
    await user.type(field(), 'hosgeldin10{Enter}');
    expect(await panel.findByText(/%10 hoş geldiniz indirimi/)).toBeVisible();
    expect(panel.getByText('128,00 TL uygulandı')).toBeVisible();
    expect(panel.getByText('Kupon (HOSGELDIN10)').nextElementSibling).toHaveTextContent('−128,00 TL');
    expect(panel.getByText('Toplam').nextElementSibling).toHaveTextContent('1.152,00 TL');
    expect(check.mock.calls[0]?.[0]).toMatchObject({ couponCode: 'HOSGELDIN10', items: [{ quantity: 2 }] });
    expect(panel.getByRole('group', { name: 'Kupon' })).toHaveFocus();
    await user.click(panel.getByText('Kupon koşulları'));
    expect(panel.getByText('%10 indirim sağlar.')).toBeVisible();
  });

  it('may be pasted with spaces around and inside', async () => {
    const { user } = await openCart();
    await user.click(field());
    await user.paste('  hosgeldin 10\t');
    expect(field()).toHaveValue('HOSGELDIN10');
  });

  it('is asked for before an empty one is sent', async () => {
    const check = jest.fn(() => ANSWER);
    const { user, panel } = await openCart({ 'checkout.checkCoupon': check });
    await user.click(panel.getByRole('button', { name: 'Uygula' }));
    expect(await panel.findByText('Lütfen kupon kodu giriniz')).toBeVisible();
    expect(field()).toBeInvalid();
    expect(check).not.toHaveBeenCalled();
  });

  it.each([
    [
      'the shop’s own word on a refusal',
      new AppError('coupon_expired'),
      new AppError('coupon_expired').message,
    ],
    [
      'how long to wait after many codes',
      new AppError('too_many_tries', { minutes: 4 }),
      'Çok fazla deneme yapıldı. 4 dakika sonra yeniden deneyin.',
    ],
    [
      'the field’s word on a code that cannot be one',
      new AppError('invalid_input', {}, { couponCode: 'Kupon kodu geçersiz' }),
      'Kupon kodu geçersiz',
    ],
    ['a failure when nobody answers', new Error('offline'), 'Kupon doğrulanırken bir hata oluştu'],
    ['a failure when the shop stumbles', new AppError('unexpected'), 'Kupon doğrulanırken bir hata oluştu'],
  ])('shows %s below the field', async (_what, problem, message) => {
    const { user, panel } = await openCart({
      'checkout.checkCoupon': () => {
        throw problem;
      },
    });
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.type(field(), 'yaz{Enter}');
    expect(await panel.findByText(message)).toBeVisible();
    expect(scrollIntoView.mock.contexts).toContain(field().closest('form'));
    scrollIntoView.mockRestore();
    expect(field()).toHaveAccessibleDescription(message);
    expect(cartStore.snapshot().couponCode).toBeNull();
    await user.type(field(), 'x');
    expect(panel.queryByText(message)).not.toBeInTheDocument();
  });

  it('can be taken off again', async () => {
    act(() => cartStore.dispatch({ type: 'apply_coupon', code: 'HOSGELDIN10' }));
    const { user, panel } = await openCart();
    await user.click(await panel.findByRole('button', { name: 'Kuponu kaldır: HOSGELDIN10' }));
    expect(field()).toHaveValue('');
    expect(panel.getByText('Toplam').nextElementSibling).toHaveTextContent('1.280,00 TL');
    expect(panel.queryByText(/^Kupon \(/)).not.toBeInTheDocument();
  });

  it('that the shop refuses later says why, waits for a word, and goes with one tap', async () => {
    act(() => cartStore.dispatch({ type: 'apply_coupon', code: 'HOSGELDIN10' }));
    const coupons = [aCoupon({ usesLeft: 0 })];
    const { user, panel } = await openCart({ 'checkout.quote': quoteIn({ coupons }) });
    expect(await panel.findByText(new RegExp(new AppError('coupon_used_up').message))).toBeVisible();
    const pay = panel.getByRole('button', { name: 'Misafir Olarak Devam Et' });
    expect(pay).toBeDisabled();
    expect(pay).toHaveAccessibleDescription('Önce yukarıdaki kupon uyarısına bakın.');
    await user.click(panel.getByRole('button', { name: 'Kuponu kaldır: HOSGELDIN10' }));
    await waitFor(() => expect(pay).toBeEnabled());
    expect(panel.getByText('Toplam').nextElementSibling).toHaveTextContent('1.280,00 TL');
  });

  it('shows no total of yesterday while the shop counts anew', async () => {
    act(() => cartStore.dispatch({ type: 'apply_coupon', code: 'HOSGELDIN10' }));
    let release: () => void = () => undefined;
    const quote = quoteIn();
    const { user, panel } = await openCart({
      'checkout.quote': async (cart: CartDto) => {
        if (cart.items[0]?.quantity === 3) await new Promise<void>((resolve) => (release = resolve));
        return quote(cart);
      },
    });
    await waitFor(() =>
      expect(panel.getByText('Toplam').nextElementSibling).toHaveTextContent('1.152,00 TL'),
    );
    await user.click(panel.getByRole('button', { name: 'Artır: Seladon Kupa' }));
    expect(panel.getByText('Toplam').nextElementSibling).toHaveTextContent(/^Hesaplanıyor$/);
    expect(panel.getByText('Kupon (HOSGELDIN10)').nextElementSibling).toHaveTextContent(/^hesaplanıyor$/);
    act(() => release());
    await waitFor(() =>
      expect(panel.getByText('Toplam').nextElementSibling).toHaveTextContent('1.728,00 TL'),
    );
  });

  it('leaves the cart usable when nobody answers, and says that the checkout will look', async () => {
    act(() => cartStore.dispatch({ type: 'apply_coupon', code: 'HOSGELDIN10' }));
    const { panel } = await openCart({
      'checkout.quote': () => {
        throw new Error('offline');
      },
    });
    expect(await panel.findByText(/Kuponunuzu ödeme adımında kontrol edeceğiz/)).toBeVisible();
    expect(panel.getByText('Kupondan önce').nextElementSibling).toHaveTextContent('1.280,00 TL');
    expect(panel.getByRole('button', { name: 'Misafir Olarak Devam Et' })).toBeEnabled();
  });
});
