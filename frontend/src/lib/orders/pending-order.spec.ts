import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { goToBank, returnFromBank } from './at-bank.js';
import { forgetHold, rememberHold, rememberPendingOrder, clearPaidCart } from './keep-pending-order.js';
import { pendingHoldId, useOwnHeld, usePendingHoldId } from './pending-order.js';

const soon = () => Date.now() + 60_000;

describe('the way back from the bank', () => {
  it('is told once, and only to the tab that had left', () => {
    expect(returnFromBank()).toBe(false);
    goToBank();
    expect(returnFromBank()).toBe(true);
    expect(returnFromBank()).toBe(false);
  });
});

describe('the pieces that this browser holds', () => {
  it('is nothing at first', () => {
    expect(pendingHoldId()).toBeUndefined();
  });

  it('is the open hold, until it ends', () => {
    rememberHold({ holdId: 'open', endsAt: soon() });
    expect(pendingHoldId()).toBe('open');
    rememberHold({ holdId: 'open', endsAt: Date.now() - 1 });
    expect(pendingHoldId()).toBeUndefined();
  });

  it('is the order’s hold once the order is at the bank, however long that takes, and nothing after it is paid', () => {
    rememberHold({ holdId: 'open', endsAt: Date.now() - 1 });
    rememberPendingOrder({ orderId: 'order', holdId: 'open' });
    expect(pendingHoldId()).toBe('open');
    clearPaidCart('order');
    expect(pendingHoldId()).toBeUndefined();
  });

  it('counts what is reserved, and the whole cart once the order is at the bank', () => {
    const { result, rerender } = renderHook(() => useOwnHeld('vazo'));
    rememberHold({ holdId: 'open', endsAt: soon(), quantities: { vazo: 2 }, whole: { vazo: 5 } });
    rerender();
    expect(result.current).toBe(2);
    rememberPendingOrder({ orderId: 'order', holdId: 'open' });
    rerender();
    expect(result.current).toBe(5);
  });

  it('is the newer hold after a return from the bank, and the order’s again after that was released', () => {
    rememberPendingOrder({ orderId: 'order', holdId: 'at the bank' });
    rememberHold({ holdId: 'newer', endsAt: soon() });
    expect(pendingHoldId()).toBe('newer');
    forgetHold('newer');
    expect(pendingHoldId()).toBe('at the bank');
  });

  it('stays when an older hold of another tab is released', () => {
    rememberHold({ holdId: 'newer', endsAt: soon() });
    forgetHold('older');
    expect(pendingHoldId()).toBe('newer');
  });

  it.each(['{', 'null', '{"holdId":1,"endsAt":9999999999999}', '{"holdId":"open"}'])(
    'is nothing when the storage holds %s',
    (kept) => {
      localStorage.setItem('toprak.open-hold', kept);
      expect(pendingHoldId()).toBeUndefined();
    },
  );

  it('is seen by the other tabs at once', () => {
    const { result } = renderHook(() => usePendingHoldId());
    expect(result.current).toBeUndefined();
    act(() => {
      rememberHold({ holdId: 'of another tab', endsAt: soon() });
      window.dispatchEvent(new StorageEvent('storage', { key: 'toprak.open-hold' }));
    });
    expect(result.current).toBe('of another tab');
  });
});
