import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { PlaceOrderDto } from '@contract/checkout/checkout.dto.js';
import type { HoldView } from '@contract/checkout/checkout.views.js';
import { cartStore } from '../../lib/cart/cart-store.js';
import {
  BANK_URL,
  fillCard,
  goToCard,
  openCheckout,
  ORDER_ID,
  payButton,
  rememberInformation,
} from '../../../testing/open-checkout.js';
import { aSiteStatus } from '../../../testing/accounts.js';
import { aHold, aQuote, aQuoteLine, someDocuments } from '../../../testing/orders.js';

const placed = { orderId: ORDER_ID, orderUrl: '#siparis', bankUrl: BANK_URL };

async function openCard(procedures: Parameters<typeof openCheckout>[0] = {}) {
  rememberInformation();
  const checkout = openCheckout(procedures);
  await goToCard(checkout.user);
  return checkout;
}

beforeEach(() => {
  window.location.hash = '';
});

describe('the card', () => {
  it('shows only the first error, and the next one when that is mended', async () => {
    const place = jest.fn(() => placed);
    const { user } = await openCard({ 'orders.place': place });
    const isOnlyError = async (message: string) => {
      expect(await screen.findByText(message)).toBeVisible();
      expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
    };
    await user.click(payButton());
    await isOnlyError('Kart üzerindeki ad gerekli');
    expect(screen.getByLabelText('Kart üzerindeki ad')).toHaveFocus();
    await user.type(screen.getByLabelText('Kart üzerindeki ad'), 'ayşe');
    await isOnlyError('Geçerli bir kart numarası giriniz');
    await user.type(screen.getByLabelText('Kart numarası'), '5528790000000008');
    await isOnlyError('Son kullanma tarihi gerekli');
    await user.type(screen.getByLabelText('Ay'), '13');
    await isOnlyError('Geçersiz ay');
    await user.clear(screen.getByLabelText('Ay'));
    await user.type(screen.getByLabelText('Ay'), '1');
    await isOnlyError('Son kullanma tarihi gerekli');
    await user.type(screen.getByLabelText('Yıl'), '20');
    await isOnlyError('Kartın süresi dolmuş');
    await user.clear(screen.getByLabelText('Yıl'));
    await user.type(screen.getByLabelText('Yıl'), '40');
    await isOnlyError('CVC kodu 3-4 haneli olmalıdır');
    expect(place).not.toHaveBeenCalled();
  });

  it('is grouped, upper-cased the Turkish way, and tells its brand', async () => {
    const { user } = await openCard();
    await user.type(screen.getByLabelText('Kart üzerindeki ad'), 'ışıl çiğdem');
    expect(screen.getByLabelText('Kart üzerindeki ad')).toHaveValue('IŞIL ÇİĞDEM');
    await user.click(screen.getByLabelText('Kart numarası'));
    await user.paste('9792-0720 00017956');
    expect(screen.getByLabelText('Kart numarası')).toHaveValue('9792 0720 0001 7956');
    expect(screen.getByRole('img', { name: 'Troy' })).toBeInTheDocument();
    await user.type(screen.getByLabelText('Kart numarası'), '{Backspace}1', { initialSelectionStart: 6 });
    expect(screen.getByLabelText('Kart numarası')).toHaveValue('9792 1720 0001 7956');
    expect(screen.getByLabelText<HTMLInputElement>('Kart numarası').selectionStart).toBe(6);
  });

  it('takes a year that the browser filled in with four digits', async () => {
    const { user } = await openCard();
    await user.click(screen.getByLabelText('Yıl'));
    await user.paste('2040');
    expect(screen.getByLabelText('Yıl')).toHaveValue('40');
  });
});

describe('card payment that is not open yet', () => {
  const closed = { 'site.status': () => aSiteStatus({ isCardPaymentOpen: false }) };

  it('is told in place of the forms', async () => {
    openCheckout(closed);
    expect(await screen.findByText(/^Kartla ödeme henüz açık değil/)).toBeVisible();
    expect(screen.queryByLabelText('Ad')).not.toBeInTheDocument();
  });

  it('does not matter to an order that costs nothing', async () => {
    const quote = aQuote({ totalKurus: 0 });
    openCheckout({ ...closed, 'checkout.open': () => aHold({ quote }), 'checkout.quote': () => quote });
    expect(await screen.findByLabelText('Ad')).toBeVisible();
  });
});

describe('paying', () => {
  it('says on and beside the button what it costs and that it creates a duty to pay', async () => {
    await openCard();
    expect(payButton()).toHaveTextContent('1.280,00 TL Öde');
    expect(payButton()).toHaveAccessibleDescription(/ödeme yükümlülüğü altına girersiniz.*KDV dâhildir/);
  });

  it('sends the order once, however often the button is pressed, and goes to the bank', async () => {
    let answer: (order: typeof placed) => void = () => undefined;
    const place = jest.fn<(order: PlaceOrderDto) => Promise<typeof placed>>(
      () => new Promise((resolve) => (answer = resolve)),
    );
    const { user, queryClient } = await openCard({ 'orders.place': place });
    await fillCard(user);
    const button = payButton();
    // Two clicks before the screen can react to the first.
    act(() => [button, button].forEach((pressed) => pressed.click()));
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    act(() => button.click());
    answer(placed);
    await screen.findByText('Bankanıza yönlendiriyoruz');
    expect(place).toHaveBeenCalledTimes(1);
    expect(place.mock.calls[0]?.[0]).toMatchObject({
      documentsSha256: 'a'.repeat(64),
      expectedTotalKurus: 128000,
      salesContractAccepted: true,
      privacyAccepted: true,
      card: {
        cardHolderName: 'AYŞE DEMİR',
        cardNumber: '5528790000000008',
        expireMonth: '12',
        expireYear: '2040',
        cvc: '123',
      },
    });
    expect(window.location.hash).toBe(BANK_URL);
    expect(localStorage.getItem('toprak.pending-order')).toContain(ORDER_ID);
    expect(cartStore.snapshot().items).toHaveLength(1);
    const kept = [queryClient.getMutationCache().getAll(), queryClient.getQueryCache().getAll()].map(
      (cache) => JSON.stringify(cache.map(({ state }) => state)),
    );
    const everywhere = [
      ...kept,
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
    ].join();
    expect(everywhere).not.toContain('5528790000000008');
  });

  it('keeps the card and takes a new hold when the bank refuses', async () => {
    const open = jest.fn<(input: { replacesHoldId?: string }) => HoldView>(() => aHold());
    const { user } = await openCard({
      'checkout.open': open,
      'orders.place': () => {
        throw new AppError('payment_refused', { reason: 'Kartınızın limiti bu ödemeye yetmedi.' });
      },
    });
    await fillCard(user);
    await user.click(payButton());
    expect(await screen.findByText('Kartınızın limiti bu ödemeye yetmedi.')).toBeVisible();
    await waitFor(() => expect(open).toHaveBeenCalledTimes(2));
    expect(open.mock.calls[1]?.[0].replacesHoldId).toBeDefined();
    expect(screen.getByLabelText('Kart numarası')).toHaveValue('5528 7900 0000 0008');
    await waitFor(() => expect(payButton()).not.toHaveAttribute('aria-busy'));
  });

  it.each([
    new AppError('too_many_payments', { minutes: 12 }),
    new AppError('rate_limited', { seconds: 20 }),
  ])('keeps card and hold while it says to wait: %s', async (refusal) => {
    const open = jest.fn(() => aHold());
    const { user } = await openCard({
      'checkout.open': open,
      'orders.place': () => {
        throw refusal;
      },
    });
    await fillCard(user);
    await user.click(payButton());
    expect(await screen.findByText(refusal.message)).toBeVisible();
    expect(screen.getByLabelText('Kart numarası')).toHaveValue('5528 7900 0000 0008');
    expect(payButton()).toBeEnabled();
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('never charges a changed total: it shows the change, asks, and has the contract accepted anew', async () => {
    const dearer = aQuote({
      lines: [aQuoteLine({ regularPriceKurus: 69000, unitPriceKurus: 69000, totalKurus: 138000 })],
      totalKurus: 138000,
    });
    const opened = [() => aHold(), refuse('cart_changed'), () => aHold({ quote: dearer })];
    const documents = ['a', 'b'].map((sha) => () => someDocuments(sha));
    const place = jest.fn((order: PlaceOrderDto) => {
      if (order.expectedTotalKurus !== 138000) throw new AppError('total_changed', { total: '1.380,00 TL' });
      return placed;
    });
    const { user } = await openCard({
      'checkout.open': () => opened.shift()?.(),
      'checkout.quote': () => dearer,
      'checkout.documents': () => documents.shift()?.(),
      'orders.place': place,
    });
    await fillCard(user);
    await user.click(payButton());
    const question = await screen.findByRole('alertdialog', { name: 'Sepetinizde değişiklik var' });
    expect(within(question).getByText('690,00 TL', { exact: false })).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Güncel Sepetle Devam Et' }));
    await waitFor(() => expect(payButton()).toHaveTextContent('1.380,00 TL Öde'));
    expect(cartStore.snapshot().items[0]?.priceKurus).toBe(69000);
    await waitFor(() => expect(payButton()).not.toHaveAttribute('aria-busy'));
    await user.click(payButton());
    expect(await screen.findByText('Güncellenen sözleşme metinlerini onaylamanız gerekiyor.')).toBeVisible();
    expect(place).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('checkbox', { name: /güncel hâlini okudum/ }));
    await user.click(payButton());
    await screen.findByText('Bankanıza yönlendiriyoruz');
    expect(place.mock.calls[1]?.[0]).toMatchObject({
      expectedTotalKurus: 138000,
      documentsSha256: 'b'.repeat(64),
    });
  });

  it('has documents that changed meanwhile read and accepted again', async () => {
    const documents = ['a', 'b'].map((sha) => () => someDocuments(sha));
    const { user } = await openCard({
      'checkout.documents': () => documents.shift()?.(),
      'orders.place': refuse('documents_changed'),
    });
    await fillCard(user);
    await user.click(payButton());
    expect(await screen.findByRole('checkbox', { name: /güncel hâlini okudum/ })).not.toBeChecked();
    expect(screen.getByText(/Sözleşme metinleri bu arada güncellendi/)).toBeVisible();
  });

  it('says what is safe when no answer came', async () => {
    const { user } = await openCard({
      'orders.place': () => {
        throw new Error('offline');
      },
    });
    await fillCard(user);
    await user.click(payButton());
    expect(await screen.findByText(/Bağlantı hatası.*kartınızdan para çekilmez/)).toBeVisible();
    expect(payButton()).not.toHaveAttribute('aria-busy');
  });

  it('goes back to the field that the server does not accept', async () => {
    const { user } = await openCard({
      'orders.place': () => {
        throw new AppError('invalid_input', {}, { 'customer.phone': 'Geçerli bir telefon numarası giriniz' });
      },
    });
    await fillCard(user);
    await user.click(payButton());
    expect(await screen.findByText('Geçerli bir telefon numarası giriniz')).toBeVisible();
    expect(screen.getByLabelText('Telefon')).toBeInvalid();
  });
});

function refuse(code: 'cart_changed' | 'documents_changed') {
  return (): never => {
    throw new AppError(code);
  };
}
