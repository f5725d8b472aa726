import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { ReservedPart } from '@contract/checkout/checkout.views.js';
import { AppError } from '@contract/app-error.js';
import { EMPTY_CART } from '@contract/checkout/cart/cart.js';
import { UiProvider } from '../../ui/ui-provider.js';
import { cartStore } from '../../lib/cart/cart-store.js';
import { rememberHold } from '../../lib/orders/keep-pending-order.js';
import { pendingHoldId } from '../../lib/orders/pending-order.js';
import { openCheckout } from '../../../testing/open-checkout.js';
import { aHold, aQuote, aQuoteLine } from '../../../testing/orders.js';
import { HoldNote } from './hold-note.js';
import { useSecondsLeft } from '../../lib/time/use-seconds-left.js';

describe('the time a cart is held', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  function showNote(secondsLeft: number, renewalsLeft = 2, reservedPart: ReservedPart = 'all') {
    const { unmount } = render(
      <UiProvider>
        <HoldNote
          held="Sepetiniz"
          reservedPart={reservedPart}
          secondsLeft={secondsLeft}
          renewalsLeft={renewalsLeft}
          renewalMinutes={15}
          isRenewing={false}
          onRenew={jest.fn()}
        />
      </UiProvider>,
    );
    return unmount;
  }

  it.each([
    [900, '15:00'],
    [872, '14:32'],
    [61, '01:01'],
    [9, '00:09'],
    [0, '00:00'],
  ])('reads %i seconds as %s', (secondsLeft, clock) => {
    showNote(secondsLeft);
    expect(screen.getByRole('timer')).toHaveTextContent(clock);
  });

  it.each([
    ['all', 'Sepetiniz sizin için ayrıldı'],
    ['part', 'Sepetiniz kısmen ayrıldı; kalanı ödemeye geçince ayrılacak'],
    ['none', 'Sepetiniz ödemeye geçince ayrılacak; o zamana kadar başkaları da alabilir'],
  ] as const)('says how much of the cart is kept: %s', (reservedPart, text) => {
    showNote(900, 2, reservedPart);
    expect(screen.getByText(text)).toBeVisible();
  });

  it.each([
    ['above three minutes', 180, 2, false],
    ['below three minutes', 179, 2, true],
    ['below three minutes after the last renewal', 179, 0, false],
  ])(
    '%s is offered to be prolonged: the rest decides',
    (_case, ...[secondsLeft, renewalsLeft, isOffered]) => {
      showNote(secondsLeft, renewalsLeft);
      expect(screen.queryAllByRole('button', { name: 'Süreyi 15 dakika uzatın' })).toHaveLength(
        isOffered ? 1 : 0,
      );
    },
  );

  it('is spoken at five minutes and at one, and between them not again', () => {
    const spoken = [301, 300, 299, 61, 60, 59].map((secondsLeft) => {
      const unmount = showNote(secondsLeft);
      const text = screen.getByRole('status').textContent;
      unmount();
      return text;
    });
    expect(new Set(spoken)).toHaveProperty('size', 3);
    expect(spoken[0]).toBe('');
    expect(spoken[1]).toContain('5 dakika');
    expect([spoken[2], spoken[3]]).toEqual([spoken[1], spoken[1]]);
    expect(spoken[4]).toContain('1 dakika');
    expect(spoken[5]).toBe(spoken[4]);
  });

  it('runs by the clock, also after a pause of the tab, and stops at zero', () => {
    jest.useFakeTimers({ now: 1_000_000 });
    const { result } = renderHook(() => useSecondsLeft(1_000_000 + 10_000));
    expect(result.current).toBe(10);
    act(() => jest.advanceTimersByTime(1000));
    expect(result.current).toBe(9);
    jest.setSystemTime(1_008_500);
    act(() => jest.advanceTimersByTime(250));
    expect(result.current).toBe(2);
    act(() => jest.advanceTimersByTime(60_000));
    expect(result.current).toBe(0);
  });
});

describe('a held cart', () => {
  it('is prolonged by the minutes of the shop when the buyer asks for it', async () => {
    const renew = jest.fn<(input: { holdId: string }) => unknown>(() =>
      aHold({ secondsLeft: 900, renewalsLeft: 1 }),
    );
    const hold = aHold({ secondsLeft: 150, renewalMinutes: 20 });
    const { user } = openCheckout({ 'checkout.open': () => hold, 'checkout.renew': renew });
    await user.click(await screen.findByRole('button', { name: 'Süreyi 20 dakika uzatın' }));
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^1[45]:/));
    expect(renew.mock.calls).toEqual([[{ holdId: hold.id }]]);
  });

  it('that ran out is held anew, and what was typed stays', async () => {
    const holds = [() => aHold({ secondsLeft: 1 }), () => aHold()];
    const { user } = openCheckout({ 'checkout.open': () => holds.shift()?.() });
    // All at once, because the dialog takes the keys of whoever is still typing when the second is over.
    fireEvent.change(await screen.findByLabelText('Ad'), { target: { value: 'Ayşe' } });
    const dialog = await screen.findByRole('alertdialog', { name: 'Ayırdığımız süre doldu' });
    await user.click(within(dialog).getByRole('button', { name: 'Yeniden Ayır' }));
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^1[45]:/));
    expect(screen.getByLabelText('Ad')).toHaveValue('Ayşe');
  });

  it('is released at once when the buyer closes the checkout', async () => {
    const release = jest.fn<(input: { holdId: string }) => unknown>(() => null);
    const hold = aHold();
    const { user, onClose } = openCheckout({ 'checkout.open': () => hold, 'checkout.release': release });
    await screen.findByLabelText('Ad');
    await user.click(screen.getByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(release.mock.calls).toEqual([[{ holdId: hold.id }]]);
    expect(cartStore.snapshot().items).toHaveLength(1);
    await waitFor(() => expect(pendingHoldId()).toBeUndefined());
  });

  it('is known to be the visitor’s own after a reload: the checkout goes on with it', async () => {
    const open = jest.fn<(input: { replacesHoldId?: string }) => unknown>(() => aHold());
    rememberHold({ holdId: 'before-the-reload', endsAt: Date.now() + 60_000 });
    openCheckout({ 'checkout.open': open });
    await screen.findByLabelText('Ad');
    expect(open.mock.calls[0]?.[0].replacesHoldId).toBe('before-the-reload');
  });

  it('is remembered as long as it lasts, also when it was prolonged', async () => {
    const hold = aHold({ secondsLeft: 150 });
    const renewed = aHold({ id: hold.id, secondsLeft: 900, renewalsLeft: 1 });
    const { user } = openCheckout({ 'checkout.open': () => hold, 'checkout.renew': () => renewed });
    await screen.findByLabelText('Ad');
    expect(keptUntil()).toBeLessThanOrEqual(Date.now() + 150_000);
    expect(pendingHoldId()).toBe(hold.id);
    await user.click(screen.getByRole('button', { name: 'Süreyi 15 dakika uzatın' }));
    await waitFor(() => expect(keptUntil()).toBeGreaterThan(Date.now() + 800_000));
    expect(pendingHoldId()).toBe(hold.id);
  });

  it('is forgotten when the shop says that it has ended', async () => {
    const { user } = openCheckout({
      'checkout.open': () => aHold({ secondsLeft: 150 }),
      'checkout.renew': refuse('hold_expired'),
    });
    await user.click(await screen.findByRole('button', { name: 'Süreyi 15 dakika uzatın' }));
    await screen.findByRole('alertdialog', { name: 'Ayırdığımız süre doldu' });
    expect(pendingHoldId()).toBeUndefined();
  });
});

describe('a cart that another tab went on with', () => {
  /** What another tab writes reaches this one as an event of the storage. */
  function inAnotherTab(key: string, value: unknown): void {
    const newValue = JSON.stringify(value);
    localStorage.setItem(key, newValue);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
  }

  it('is not said to have run out, and can be taken back', async () => {
    const open = jest.fn<(input: { replacesHoldId?: string }) => unknown>(() => aHold());
    const { user } = openCheckout({ 'checkout.open': open });
    await screen.findByLabelText('Ad');
    inAnotherTab('toprak.open-hold', { holdId: 'of-another-tab', endsAt: Date.now() + 60_000 });
    const dialog = await screen.findByRole('alertdialog', { name: 'Ödemeye başka bir sekmede geçtiniz' });
    await user.click(within(dialog).getByRole('button', { name: 'Burada Sürdür' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(open.mock.calls[1]?.[0].replacesHoldId).toBe('of-another-tab');
  });

  it('and paid for is not offered again', async () => {
    const { user, onClose } = openCheckout();
    await screen.findByLabelText('Ad');
    inAnotherTab('cart', { ...EMPTY_CART, items: [] });
    const dialog = await screen.findByRole('alertdialog', { name: 'Sepetiniz boşaldı' });
    await user.click(within(dialog).getByRole('button', { name: 'Tamam' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });
});

describe('a cart that cannot be held as it stands', () => {
  const gone = aQuote({ lines: [aQuoteLine({ issue: { kind: 'sold_out' }, totalKurus: 0 })] });

  it('shows what changed before anything else, and goes on with what is left', async () => {
    const fewer = aQuote({ lines: [aQuoteLine({ issue: { kind: 'insufficient', available: 1 } })] });
    const answers = [refuse('insufficient_stock'), () => aHold()];
    const open = jest.fn<(input: { items: { quantity: number }[] }) => unknown>(() => answers.shift()?.());
    const { user } = openCheckout({ 'checkout.open': open, 'checkout.quote': () => fewer });
    const dialog = await screen.findByRole('alertdialog', { name: 'Sepetinizde değişiklik var' });
    expect(dialog).toHaveTextContent('Yalnızca 1 adet kaldı');
    expect(screen.queryByLabelText('Ad')).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Güncel Sepetle Devam Et' }));
    expect(await screen.findByLabelText('Ad')).toBeVisible();
    expect(open.mock.calls[1]?.[0].items[0]?.quantity).toBe(1);
  });

  it('offers nothing to go on with when nothing is left', async () => {
    openCheckout({ 'checkout.open': refuse('out_of_stock'), 'checkout.quote': () => gone });
    const dialog = await screen.findByRole('alertdialog', { name: 'Sepetinizde değişiklik var' });
    expect(within(dialog).queryByRole('button', { name: 'Güncel Sepetle Devam Et' })).not.toBeInTheDocument();
  });

  it('says why, and tries again when asked', async () => {
    const answers = [refuse('hold_limit'), () => aHold()];
    const { user } = openCheckout({ 'checkout.open': () => answers.shift()?.() });
    const dialog = await screen.findByRole('alertdialog', { name: 'Sepetinizi ayıramadık' });
    expect(dialog).toHaveTextContent('çok sayıda sepet ödenmeden bırakıldı');
    await user.click(within(dialog).getByRole('button', { name: 'Yeniden Deneyin' }));
    expect(await screen.findByLabelText('Ad')).toBeVisible();
  });
});

function keptUntil(): number {
  const kept = JSON.parse(localStorage.getItem('toprak.open-hold') ?? '{}') as { endsAt?: number };
  return kept.endsAt ?? 0;
}

function refuse(code: 'hold_expired' | 'hold_limit' | 'out_of_stock' | 'insufficient_stock') {
  return (): never => {
    throw new AppError(code, { name: 'Seladon Kupa', available: 1 });
  };
}
