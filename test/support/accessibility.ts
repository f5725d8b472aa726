import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectRoomAtFourTimesTheSize } from './low-screen.js';

/** How long to repeat the check of content that is still fading in. */
const FADED_IN_WITHIN_MS = 30_000;
export const PHONE_SCREEN = { width: 390, height: 844 } as const;

/** Expects that axe finds no violation on the page, or in one part of it. */
export async function expectNoViolations(page: Page, part = 'html'): Promise<void> {
  await expect(async () => {
    await untilNothingMoves(page);
    const axe = await axeOn(page);
    const { violations } = await axe
      // The newer mode opens a new page for each check, which takes longer than the check.
      .setLegacyMode(true)
      // Only violations are reported in detail.
      .options({ resultTypes: ['violations'] })
      .include(part)
      // No script runs in there, not even axe.
      .exclude('iframe[sandbox]:not([sandbox*=allow-scripts])')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(told, page.url()).toEqual([]);
  }).toPass({ timeout: FADED_IN_WITHIN_MS });
}

/**
 * Bringing axe to a page twice, as AxeBuilder does for each check, takes as much of the browser as half a check. Where
 * an earlier check of the same document has left it, nothing is brought; frames get theirs each time.
 */
async function axeOn(page: Page): Promise<AxeBuilder> {
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  return new AxeBuilder({ page, ...(isThere && { axeSource: 'true' }) });
}

/** Checks on a desktop and on a phone, because much is placed differently there, and at four times the size. */
export async function expectNoViolationsOnAnyScreen(page: Page, part?: string): Promise<void> {
  await expectNoViolations(page, part);
  await onPhoneScreen(page, () => expectNoViolations(page, part));
  await expectRoomAtFourTimesTheSize(page);
}

/** Makes the window as narrow as a phone for the check, and then as wide as before. */
export async function onPhoneScreen(page: Page, look: () => Promise<void>): Promise<void> {
  const desktop = page.viewportSize();
  await page.setViewportSize(PHONE_SCREEN);
  await look();
  if (desktop) await page.setViewportSize(desktop);
}

/**
 * Waits until all animations have ended, because a colour that is still changing may fail the check of contrast. Endless
 * ones, such as a spinner's, are ignored.
 */
async function untilNothingMoves(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ playState, effect }) =>
                playState === 'running' && effect?.getTiming().iterations !== Infinity,
            ).length,
      ),
    )
    .toBe(0);
}
