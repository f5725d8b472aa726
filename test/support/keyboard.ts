import { expect, type Locator, type Page } from '@playwright/test';

const ENOUGH = 150;

/**
 * A visitor without a mouse, who only presses keys and uses the element that has the focus. `onKeys` counts the keys.
 */
export class Keyboard {
  constructor(
    private readonly page: Page,
    private readonly onKeys: (count: number) => void = () => undefined,
  ) {}

  async tabTo(target: Locator, { backwards = false } = {}): Promise<void> {
    await expect(target).toBeVisible();
    const key = backwards ? 'Shift+Tab' : 'Tab';
    await this.repeat(
      () => this.press(key),
      () => hasFocus(target),
    );
  }

  async use(target: Locator, options?: { readonly backwards: boolean }): Promise<void> {
    await this.tabTo(target, options);
    await this.press('Enter');
  }

  async tick(target: Locator): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press('Space');
    await expect(target).toBeChecked();
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    this.onKeys(text.length);
    await this.page.keyboard.type(text);
  }

  async press(key: string): Promise<void> {
    this.onKeys(1);
    await this.page.keyboard.press(key);
  }

  /** Presses an arrow key until the target has the focus. */
  async arrowTo(key: 'ArrowRight' | 'ArrowDown', target: Locator): Promise<void> {
    await this.untilAnswering();
    await this.repeat(
      () => this.move(key),
      async () => (await target.count()) > 0 && hasFocus(target),
    );
  }

  /** Waits until React has hydrated the focused element; before that, arrow keys do nothing. */
  private async untilAnswering(): Promise<void> {
    await this.page.waitForFunction(() =>
      Object.keys(document.activeElement ?? {}).some((key) => key.startsWith('__reactFiber$')),
    );
  }

  /** Presses a key and waits until the focus moves. A calendar may have to render the next month before that. */
  private async move(key: string): Promise<void> {
    const left = await this.page.evaluateHandle(() => document.activeElement);
    await this.page.keyboard.press(key);
    await this.page.waitForFunction(
      (before) => document.activeElement !== before && document.activeElement !== document.body,
      left,
    );
  }

  private async repeat(press: () => Promise<void>, isThere: () => Promise<boolean>): Promise<void> {
    for (let presses = 0; presses < ENOUGH; presses += 1) {
      if (await isThere()) return;
      await press();
    }
    throw new Error(`${ENOUGH} presses did not lead there.`);
  }
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.first().evaluate((element) => element === document.activeElement);
}
