import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Dialog } from './dialog.js';
import { Drawer } from './drawer.js';
import { UiProvider } from './ui-provider.js';

/** Stands for the browser, whose Back button asks the newest watcher. */
class FakeWatcher {
  static readonly live: FakeWatcher[] = [];
  onclose: (() => void) | null = null;

  constructor() {
    FakeWatcher.live.push(this);
  }

  destroy(): void {
    const at = FakeWatcher.live.indexOf(this);
    if (at >= 0) FakeWatcher.live.splice(at, 1);
  }

  static pressBack(): void {
    const watcher = FakeWatcher.live.at(-1);
    watcher?.destroy();
    watcher?.onclose?.();
  }
}

const noTouch = window.matchMedia;
function pointerIs(coarse: boolean): void {
  window.matchMedia = (query) => Object.assign(noTouch(query), { matches: coarse });
}

beforeEach(() => void Object.assign(window, { CloseWatcher: FakeWatcher }));
afterEach(() => {
  window.matchMedia = noTouch;
  Reflect.deleteProperty(window, 'CloseWatcher');
});

describe('Back on a phone', () => {
  it('closes what lies on top, one after the other', async () => {
    pointerIs(true);
    const closeCart = jest.fn();
    const closeDialog = jest.fn();
    const { rerender } = render(
      <UiProvider>
        <Drawer open title="Sepet" onClose={closeCart}>
          Sepet
        </Drawer>
        <Dialog open title="Koşullar" onClose={closeDialog}>
          Koşullar
        </Dialog>
      </UiProvider>,
    );
    expect(await screen.findByRole('dialog', { name: 'Koşullar' })).toBeVisible();
    act(() => FakeWatcher.pressBack());
    expect([closeCart.mock.calls.length, closeDialog.mock.calls.length]).toEqual([0, 1]);
    rerender(
      <UiProvider>
        <Drawer open title="Sepet" onClose={closeCart}>
          Sepet
        </Drawer>
      </UiProvider>,
    );
    act(() => FakeWatcher.pressBack());
    expect(closeCart).toHaveBeenCalledTimes(1);
    rerender(<UiProvider>{null}</UiProvider>);
    expect(FakeWatcher.live).toEqual([]);
  });

  it('asks again when a question kept the dialog open', async () => {
    pointerIs(true);
    const close = jest.fn();
    render(
      <UiProvider>
        <Dialog open title="Form" onClose={close}>
          Form
        </Dialog>
      </UiProvider>,
    );
    expect(await screen.findByRole('dialog')).toBeVisible();
    act(() => FakeWatcher.pressBack());
    act(() => FakeWatcher.pressBack());
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('closes nothing that may not be interrupted, and nothing is watched with a mouse', async () => {
    pointerIs(true);
    const { rerender } = render(
      <UiProvider>
        <Dialog open dismissible={false} title="Ödeme" onClose={jest.fn()}>
          Ödeme
        </Dialog>
      </UiProvider>,
    );
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(FakeWatcher.live).toEqual([]);
    pointerIs(false);
    rerender(
      <UiProvider>
        <Dialog open title="Ödeme" onClose={jest.fn()}>
          Ödeme
        </Dialog>
      </UiProvider>,
    );
    expect(FakeWatcher.live).toEqual([]);
  });
});
