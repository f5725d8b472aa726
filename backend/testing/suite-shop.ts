import { suiteHooks } from './suite-hooks.js';
import { startTestShop, type TestShop } from './test-shop.js';

/** The shop without its web server of the suite that calls this: open before its first test, closed after its last. */
export function suiteShop(overrides: Readonly<Record<string, string>> = {}): TestShop {
  const { afterAll, beforeAll } = suiteHooks();
  let started: TestShop;
  beforeAll(async () => {
    started = await startTestShop(overrides);
  });
  afterAll(() => started.stop());
  return {
    get app() {
      return started.app;
    },
    get dataSource() {
      return started.dataSource;
    },
    get iyzico() {
      return started.iyzico;
    },
    stop: () => started.stop(),
  };
}
