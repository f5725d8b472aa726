import { expect, type Page } from '@playwright/test';
import { SHOP_URL } from './places.js';

const MISSING = /status of 404/;
const ABOUT_ONE = /\/trpc\/(catalog\.product|blog\.post)\?/;

/** Records a page's errors, and the hosts that it requests. */
export class WatchedPage {
  readonly complaints: string[] = [];
  readonly askedElsewhere: string[] = [];

  constructor(readonly page: Page) {
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('console', (message) => {
      // A 404 is the right answer at the address of a missing page, product or post.
      const isMissing = MISSING.test(message.text()) && ABOUT_ONE.test(message.location().url);
      const isMissingPage = message.location().url === page.url();
      if (!['error', 'warning'].includes(message.type()) || isMissing || isMissingPage) return;
      this.complaints.push(`${message.text()} (${message.location().url})`);
    });
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== SHOP_URL) this.askedElsewhere.push(request.url());
    });
  }
}

/**
 * Waits until React has hydrated every part of the page: the first ones by themselves, lazy sections after an
 * interaction.
 */
export async function isTakenOver(page: Page): Promise<void> {
  const parts = page.locator('main :is(h1, h2), footer');
  await expect(parts.first()).toBeAttached();
  await expect
    .poll(async () => {
      // A touch without a press, which works on phones and desktops.
      await page.evaluate(() => window.dispatchEvent(new Event('touchstart')));
      return parts.evaluateAll((elements) =>
        elements
          // Inside a formatted heading of an editor, React has only the outer element.
          .filter((element) =>
            [element, ...(element.matches('footer') ? [] : [element.parentElement])].every(
              (each) => !Object.keys(each ?? {}).some((key) => key.startsWith('__reactFiber$')),
            ),
          )
          .map(({ textContent }) => textContent.slice(0, 60)),
      );
    })
    .toEqual([]);
}

/** The positions of the headings, cards, pictures and forms on the page. */
export async function placesOn(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page
    .locator(':is(main, section) :is(h1, h2, h3, article, img, form), footer')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const place = [x, y + window.scrollY, width, height].map(Math.round).join(' ');
        return `${element.tagName} ${element.textContent.slice(0, 30)} ${place}`;
      }),
    );
}

/** The browser's own, which TypeScript's library does not know yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** What has moved without an interaction so far, when and from where to where, and by which layout shift in all. */
export function layoutShifts(page: Page): Promise<{ readonly sum: number; readonly moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const shifts: LayoutShift[] = [];
        new PerformanceObserver((list) => shifts.push(...(list.getEntries() as LayoutShift[]))).observe({
          type: 'layout-shift',
          buffered: true,
        });
        const place = ({ x, y, width, height }: DOMRectReadOnly) =>
          [x, y, width, height].map(Math.round).join(' ');
        const told = ({ value, startTime, sources }: LayoutShift) =>
          sources.map(({ node, previousRect, currentRect }) => {
            const what = `${node?.nodeName ?? ''} ${node?.textContent?.trim().slice(0, 30) ?? ''}`;
            const from = `${place(previousRect)} → ${place(currentRect)}`;
            return `${value.toFixed(3)} after ${Math.round(startTime)} ms: ${what}, ${from}`;
          });
        // Layout shifts so far are reported before the next frame.
        requestAnimationFrame(() =>
          setTimeout(
            () =>
              resolve({
                sum: shifts.reduce((sum, { value }) => sum + value, 0),
                moved: shifts.flatMap(told),
              }),
            0,
          ),
        );
      }),
  );
}
