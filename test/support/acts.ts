import type { BrowserContext, Locator, Page } from '@playwright/test';

/** What a person does on the pages. */
export interface Acts {
  /** Presses and choices from lists. */
  readonly presses: number;
  readonly keys: number;
}

/** How long a person takes for a key, in milliseconds. */
export const KEY_MS = 80;

/** Counts what happens on the page from now on, and on the pages that it opens. */
export async function countActs(page: Page): Promise<() => Acts> {
  let presses = 0;
  let keys = 0;
  const context: BrowserContext = page.context();
  await context.exposeFunction('notePress', () => {
    presses += 1;
  });
  await context.exposeFunction('noteKeys', (count: number) => {
    keys += count;
  });
  await context.addInitScript(listenForActs);
  await page.evaluate(listenForActs);
  return () => ({ presses, keys });
}

/** Runs in the page. Letters that a keyboard composes come as input only, other keys as presses only. */
function listenForActs(): void {
  const { notePress, noteKeys } = window as unknown as {
    readonly notePress: () => void;
    readonly noteKeys: (count: number) => void;
  };
  const listen = (type: string, note: (event: Event) => void) =>
    window.addEventListener(type, note, { capture: true });
  listen('pointerdown', notePress);
  listen('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) notePress();
  });
  listen('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key.length > 1) noteKeys(1);
  });
  listen('input', (event) => {
    if (event instanceof InputEvent && event.inputType === 'insertText') noteKeys(event.data?.length ?? 0);
  });
}

/** Types as fast as a person does, into the field that has the focus or into the one that is pressed first. */
export async function typeAsPerson(page: Page, text: string, field?: Locator): Promise<void> {
  if (field) await field.click();
  await page.keyboard.type(text, { delay: KEY_MS });
}
