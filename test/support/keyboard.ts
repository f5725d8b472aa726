import { expect, type Locator, type Page } from '@playwright/test';

const ENOUGH = 150;

/** A visitor without a mouse: only keys are pressed, and what has the focus is what is used. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  async tabTo(target: Locator, { backwards = false } = {}): Promise<void> {
    await expect(target).toBeVisible();
    const key = backwards ? 'Shift+Tab' : 'Tab';
    await this.repeat(
      () => this.page.keyboard.press(key),
      () => hasFocus(target),
    );
  }

  async use(target: Locator, options?: { readonly backwards: boolean }): Promise<void> {
    await this.tabTo(target, options);
    await this.page.keyboard.press('Enter');
  }

  async tick(target: Locator): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press('Space');
    await expect(target).toBeChecked();
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.type(text);
  }

  /** Moves within what the arrows move in, until that has the focus. */
  async arrowTo(key: 'ArrowRight' | 'ArrowDown', target: Locator): Promise<void> {
    await this.untilAnswering();
    await this.repeat(
      () => this.move(key),
      async () => (await target.count()) > 0 && hasFocus(target),
    );
  }

  /** Arrows that are pressed before the scripts have taken the page over move nothing. */
  private async untilAnswering(): Promise<void> {
    await this.page.waitForFunction(() =>
      Object.keys(document.activeElement ?? {}).some((key) => key.startsWith('__reactFiber$')),
    );
  }

  /** A calendar may have to draw the next month first: the focus follows when that is there. */
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
