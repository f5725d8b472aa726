import type { Page } from '@playwright/test';

/** What a key and a touch cost a person who is used to neither the form nor the keyboard. */
const KEY_MS = 200;
const TOUCH_MS = 1_000;

/**
 * Counts the seconds that a person needs: keys and touches at what they cost a person, and what the shop lets a person
 * wait at what it really takes. The clock of the test alone would tell too little of a robot that types in no time, and
 * too much of a busy machine.
 */
export class PersonsTime {
  private ms = 0;

  get seconds(): number {
    return this.ms / 1000;
  }

  readonly keys = (count: number): void => {
    this.ms += count * KEY_MS;
  };

  readonly touch = (): void => {
    this.ms += TOUCH_MS;
  };

  async type(page: Page, text: string): Promise<void> {
    this.keys(text.length);
    await page.keyboard.type(text);
  }

  async wait(shown: () => Promise<void>): Promise<void> {
    const begun = performance.now();
    await shown();
    this.ms += performance.now() - begun;
  }
}
