import { afterEach, describe, expect, it } from '@jest/globals';
import { toastBottom, toastRoom } from './toast-offset.js';

const SCREEN_PX = innerHeight;

/** From `top` to `bottom`, in px of the screen's height. */
function stands(html: string, selector: string, [top, bottom]: readonly [number, number]): void {
  if (document.querySelector(selector) === null) document.body.insertAdjacentHTML('beforeend', html);
  const element = document.querySelector(selector);
  if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 600, bottom - top);
}

const WINDOW = '<div class="dialog__content" data-state="open"><div class="dialog__footer"></div></div>';
const aWindow = (top: number, bottom: number) => {
  stands(WINDOW, '.dialog__content', [top, bottom]);
  stands(WINDOW, '.dialog__footer', [bottom - 80, bottom]);
};

describe('A toast', () => {
  afterEach(() => document.body.replaceChildren());

  it('lies where it always does as long as nothing is in its way', () => {
    expect(toastBottom()).toBeNull();
    stands('<div data-save-bar></div>', '[data-save-bar]', [SCREEN_PX + 200, SCREEN_PX + 280]);
    expect(toastBottom()).toBeNull();
    aWindow(250, SCREEN_PX - 250);
    expect(toastBottom()).toBeNull();
  });

  it('lies above the actions of a window that fills the screen, and above one that lies low', () => {
    aWindow(24, SCREEN_PX - 24);
    expect(toastBottom()).toBe(24 + 80 + 12);
    aWindow(SCREEN_PX - 300, SCREEN_PX);
    expect(toastBottom()).toBe(300 + 12);
  });

  it('lies above the bar with which a piece is bought in a window', () => {
    aWindow(24, SCREEN_PX);
    document.querySelector('.dialog__footer')?.remove();
    document.querySelector('.dialog__content')?.insertAdjacentHTML('beforeend', '<div data-buy-bar></div>');
    stands('', '[data-buy-bar]', [SCREEN_PX - 96, SCREEN_PX]);
    expect(toastBottom()).toBe(96 + 12);
  });

  it('lies above the bar that a form is saved with, also where the page goes on below it', () => {
    stands('<div data-save-bar></div>', '[data-save-bar]', [SCREEN_PX - 150, SCREEN_PX - 70]);
    expect(toastBottom()).toBe(150 + 12);
  });

  it('takes its height and both margins away from the menu beside the page', () => {
    expect(toastRoom(null, 100)).toBe(16 + 100 + 12);
    expect(toastRoom(162, 100)).toBe(162 + 100 + 12);
  });
});
