import type { Page, Route } from '@playwright/test';

/** The ways in which a call can fail: a proxy answers instead of the shop, or the answer is cut off. */
export const FAILURES = {
  'an error': (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502</h1>' }),
  'a broken answer': (route: Route) =>
    route.fulfill({ contentType: 'application/json', body: '{"result":{"data":{"title":' }),
} as const satisfies Record<string, (route: Route) => Promise<void>>;

export type Failure = keyof typeof FAILURES;

/** Lets one call of the shop fail, and no other, until `worksAgain` is called. */
export class FailingCall {
  private failed = 0;

  private constructor(
    private readonly page: Page,
    private readonly name: string,
  ) {}

  static async of(page: Page, name: string, failure: Failure): Promise<FailingCall> {
    const call = new FailingCall(page, name);
    await page.route(call.isMeant, (route) => {
      call.failed += 1;
      return FAILURES[failure](route);
    });
    return call;
  }

  get hasFailed(): boolean {
    return this.failed > 0;
  }

  async worksAgain(): Promise<void> {
    await this.page.unroute(this.isMeant);
  }

  /** One request may carry several calls. */
  private readonly isMeant = ({ pathname }: URL): boolean =>
    pathname.startsWith('/trpc/') && pathname.slice('/trpc/'.length).split(',').includes(this.name);
}

/** Opens the page as sent when rendering on the server failed: the browser makes all calls itself. */
export async function openUndrawn(page: Page, path: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<script [^>]*id="page-state".*?<\/script>/s, '');
      await route.fulfill({ response, body });
    },
  );
  await page.goto(path);
}
