import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { CartItem } from '@contract/checkout/cart/cart.js';
import { openShop } from '../../../testing/open-shop.js';
import { aCartItem } from '../../../testing/orders.js';
import { aSeat, quoteIn } from '../../../testing/seats.js';
import { cartStore } from '../../lib/cart/cart-store.js';

async function openCart(...items: CartItem[]) {
  act(() => items.forEach((item) => cartStore.dispatch({ type: 'add', item })));
  const { user } = openShop('/', { 'checkout.quote': quoteIn() });
  await user.click(screen.getByRole('button', { name: /^Sepet,/ }));
  const panel = within(await screen.findByRole('dialog', { name: /^Sepetiniz/ }));
  const box = () => panel.queryByRole('checkbox', { name: /Öğrenci indirimi/, hidden: true });
  const askTerms = async () => {
    await user.click(panel.getByRole('checkbox', { name: /Öğrenci indirimi/ }));
    return within(await screen.findByRole('dialog', { name: 'Öğrenci indirimi koşulları' }));
  };
  return { user, panel, box, askTerms };
}

describe('the student discount of the cart', () => {
  it('is offered only while the cart holds workshops', async () => {
    const { user, panel, box } = await openCart(aCartItem(), aSeat());
    expect(box()).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Sepetten çıkar: Seramik Atölyesi' }));
    expect(box()).not.toBeInTheDocument();
  });

  it('tells every term before it asks', async () => {
    const { askTerms, box } = await openCart(aSeat());
    const terms = await askTerms();
    for (const term of [
      /18–25 yaş/,
      /aktif üniversite öğrencileri/,
      /açıköğretim ve ön lisans öğrencileri de/,
      /farkı ödeyerek katılabilir/,
      /Fark ödenmezse bilet iptal edilir/,
      /geçerli öğrenci belgenizi göstermenizi/,
    ]) {
      expect(terms.getByText(term)).toBeVisible();
    }
    expect(box()).not.toBeChecked();
    expect(cartStore.snapshot().studentDiscountEnabled).toBe(false);
  });

  it('lowers the seats, and nothing else, once the terms are accepted', async () => {
    const { user, askTerms, box, panel } = await openCart(aCartItem(), aSeat({ quantity: 2 }));
    await user.click((await askTerms()).getByRole('button', { name: 'Koşulları Kabul Ediyorum' }));
    expect(box()).toBeChecked();
    expect(await panel.findByText('400,00 TL uygulandı')).toHaveRole('status');
    expect(box()).toHaveAccessibleName('Öğrenci indirimi');
    expect(panel.getByText('Öğrenci fiyatı')).toBeInTheDocument();
    expect(panel.getByText(/2\.000,00.TL/, { selector: 's' })).toBeInTheDocument();
    expect(panel.getByText('Ara toplam').nextElementSibling).toHaveTextContent('2.880,00 TL');
    expect(cartStore.snapshot().items.map(({ priceKurus }) => priceKurus)).toEqual([64000, 80000]);
  });

  it.each([
    ['declined', 'Vazgeç'],
    ['closed', 'Kapat'],
  ])('stays away when the terms are %s', async (_how, button) => {
    const { user, askTerms, box } = await openCart(aSeat());
    await user.click((await askTerms()).getByRole('button', { name: button }));
    expect(box()).not.toBeChecked();
    expect(cartStore.snapshot().items).toEqual([aSeat()]);
  });

  it('goes when it is unticked', async () => {
    const { user, panel, box } = await openCart(aSeat());
    act(() => cartStore.dispatch({ type: 'answer_student_terms', accepted: true }));
    await user.click(panel.getByRole('checkbox', { name: /Öğrenci indirimi/ }));
    expect(box()).not.toBeChecked();
    expect(panel.queryByText(/uygulandı/)).not.toBeInTheDocument();
    expect(cartStore.snapshot().items).toEqual([aSeat()]);
  });
});
