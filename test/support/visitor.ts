import { randomInt } from 'node:crypto';
import { type BrowserContext, expect, test as base, type TestInfo } from '@playwright/test';
import { PHONE_SCREEN } from './accessibility.js';
import { SHOP, SHOP_URL } from './places.js';
import { closeDatabase } from './shop-database.js';
import { type RunningShop, START_MS, startShop } from './shop-process.js';

interface WorkerFixtures {
  /** Each worker has a shop with its own database, which ends with the worker. */
  readonly shop: RunningShop;
}

/**
 * Each test's visitor has an address of their own, because the shop limits the rate of each. Every test also
 * checks that our own security policy does not block anything that our pages need.
 */
export const test = base.extend<object, WorkerFixtures>({
  baseURL: SHOP_URL,
  viewport: ({}, use, info) => use(isOnPhone(info) ? PHONE_SCREEN : DESKTOP_SCREEN),
  hasTouch: ({}, use, info) => use(isOnPhone(info)),
  isMobile: ({}, use, info) => use(isOnPhone(info)),
  shop: [
    async ({}, use) => {
      const shop = await startShop(SHOP);
      await use(shop);
      await closeDatabase();
      await shop.stop();
    },
    { scope: 'worker', auto: true, timeout: START_MS },
  ],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': anAddress() });
  },
  context: async ({ context }, use, info) => {
    // Pages load their scripts on the first interaction; these visitors interact from the first moment.
    await context.addInitScript(() => {
      window.addEventListener('load', () => window.dispatchEvent(new Event('pointermove')));
    });
    const forbidden: string[] = [];
    context.on('console', (message) => {
      const isOurs = !message.page()?.url().includes(BANK_PAGE);
      if (isOurs && POLICY.test(message.text())) forbidden.push(message.text());
    });
    const refused = listenForRefusals(context);
    await use(context);
    if (info.status !== info.expectedStatus) await attachRefusals(info, refused);
    expect(forbidden).toEqual([]);
  },
});

const DESKTOP_SCREEN = { width: 1440, height: 900 };
const POLICY = /Content Security Policy|Permissions[- ]Policy/i;
/** The page with the bank's form, which has a content security policy of its own. */
const BANK_PAGE = '/odeme/3d/';

/** Journeys run on a desktop, unless this tag says that they run on a phone. */
export const PHONE = '@phone';

/** Runs a journey on a desktop and on a phone, because it is not the same on both. */
export function onEveryScreen(title: string, journey: Parameters<typeof test>[2]): void {
  test(`${title}, on a desktop`, journey);
  test(`${title}, on a phone`, { tag: PHONE }, journey);
}

export function isOnPhone({ tags }: TestInfo): boolean {
  return tags.includes(PHONE);
}

/** The user agent of an ordinary browser, because the shop counts no reads by automated ones. */
export const ORDINARY_USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Notes the calls that were refused or got no answer, with the beginning of the answer. */
function listenForRefusals(context: BrowserContext): Promise<string>[] {
  const refused: Promise<string>[] = [];
  context.on('response', (response) => {
    if (response.status() < 400) return;
    const told = `${response.status()} ${response.url()}`;
    refused.push(
      response.text().then(
        (text) => `${told}\n  ${text.slice(0, 400)}`,
        () => told,
      ),
    );
  });
  context.on('requestfailed', (request) => {
    refused.push(Promise.resolve(`${request.failure()?.errorText ?? 'failed'} ${request.url()}`));
  });
  return refused;
}

/** A failure that is rare can be explained only by what the shop answered then. */
async function attachRefusals(info: TestInfo, refused: readonly Promise<string>[]): Promise<void> {
  const body = (await Promise.all(refused)).join('\n');
  if (body !== '') await info.attach('refused calls', { body, contentType: 'text/plain' });
}

/** A random address of the network that is reserved for tests (RFC 2544). */
function anAddress(): string {
  return `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`;
}
