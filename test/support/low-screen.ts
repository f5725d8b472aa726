import { expect, type Page } from '@playwright/test';

/** A screen of 1280 × 1024 pixels shows this many at 400 % (WCAG 2.2, 1.4.10). */
const LOW_SCREEN = { width: 320, height: 256 } as const;
const LAID_OUT_WITHIN_MS = 30_000;

/**
 * Enlarges the page, or the dialog over it, to 400 % and expects that it can still be used: nothing scrolls sideways, no
 * bar that stays covers half of the screen, and every control can be scrolled to where nothing covers it.
 */
export async function expectRoomAtFourTimesTheSize(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(LOW_SCREEN);
  await expect(async () => {
    const found = { width: await excessWidth(page), bars: await barsHeight(page) };
    expect(found.width, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
    expect(found.bars, `${page.url()} is covered by bars`).toBeLessThanOrEqual(LOW_SCREEN.height / 2);
    expect(await controlsOutOfReach(page), page.url()).toEqual([]);
  }).toPass({ timeout: LAID_OUT_WITHIN_MS });
  if (before) await page.setViewportSize(before);
}

/** The number of pixels by which the page or its open dialog is too wide. */
function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      ...Array.from(
        document.querySelectorAll('html, [role$=dialog][data-state=open]'),
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  );
}

/** The height in pixels that bars take away when one has scrolled to the middle: those of the dialog, or of the page. */
function barsHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const dialog = [...document.querySelectorAll('[role$=dialog][data-state=open]')].at(-1);
    const scroller = dialog ?? document.documentElement;
    scroller.scrollTop = (scroller.scrollHeight - scroller.clientHeight) / 2;
    return [...(dialog ?? document.body).querySelectorAll('*')]
      .filter((part) => ['sticky', 'fixed'].includes(getComputedStyle(part).position))
      .filter((part) => part.checkVisibility() && (dialog !== undefined || !part.closest('[inert]')))
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > innerWidth / 2)
      .map(({ top, bottom }) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)))
      .reduce((sum, height) => sum + height, 0);
  });
}

/** The controls of the dialog, or of the page, that stay covered or beside the screen wherever one scrolls. */
function controlsOutOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = [...document.querySelectorAll('[role$=dialog][data-state=open]')].at(-1);
    const controls = (dialog ?? document.body).querySelectorAll<HTMLElement>(
      ':is(a[href], button, input, select, textarea, summary):not(:disabled, [tabindex="-1"])',
    );
    return [...controls]
      .filter(isSeen)
      .filter(isOutOfReach)
      .map(({ outerHTML }) => outerHTML.slice(0, 160));

    /** A skip link is outside until it has the focus; the box of a checkbox is drawn by its label. */
    function isSeen(control: HTMLElement): boolean {
      const { width, height } = control.getBoundingClientRect();
      return (
        Math.min(width, height) > 2 &&
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        getComputedStyle(control).position !== 'fixed' &&
        !control.closest('[inert], [aria-hidden=true]')
      );
    }

    function isOutOfReach(control: HTMLElement): boolean {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const [line] = control.getClientRects();
      if (!line) return false;
      const hit = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
      const isHit = hit !== null && (control.contains(hit) || hit.contains(control) || isLabel(hit, control));
      return !isHit || isPushed(control);
    }

    function isLabel(hit: Element, control: HTMLElement): boolean {
      return hit.closest('label')?.control === control;
    }

    /** Scripts can scroll a part that hides its overflow; visitors cannot. */
    function isPushed(control: HTMLElement): boolean {
      for (let part = control.parentElement; part; part = part.parentElement) {
        if (
          part.scrollTop > 0 &&
          getComputedStyle(part).overflowY === 'hidden' &&
          part.scrollHeight - part.clientHeight > 2
        ) {
          return part !== document.body && part !== document.documentElement;
        }
      }
      return false;
    }
  });
}
