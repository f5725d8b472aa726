import { suiteHooks } from './suite-hooks.js';
import { startTestServer, type TestServer } from './test-server.js';

/** The shop of the suite that calls this: open before its first test, closed after its last. */
export function suiteServer(overrides: Readonly<Record<string, string>> = {}): TestServer {
  const { afterAll, beforeAll } = suiteHooks();
  let started: TestServer;
  beforeAll(async () => {
    started = await startTestServer(overrides);
  });
  afterAll(() => started.stop());
  return {
    get url() {
      return started.url;
    },
    get app() {
      return started.app;
    },
    get dataSource() {
      return started.dataSource;
    },
    get iyzico() {
      return started.iyzico;
    },
    startNeighbour: () => started.startNeighbour(),
    stop: () => started.stop(),
  };
}
