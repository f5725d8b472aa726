import { type GeminiSandbox, startGeminiSandbox } from '../../sandbox/gemini/start-gemini.js';
import { startSmtpServer, type TestSmtpServer } from '../smtp-server.js';
import { suiteHooks } from '../suite-hooks.js';
import { startTestServer, type TestServer } from '../test-server.js';
import { DocumentedShop } from './documented-shop.js';

interface SuiteDocumentedShop {
  readonly server: TestServer;
  readonly shop: DocumentedShop;
}

/**
 * The shop that all documented calls can be sent to, with stand-ins for what is outside, for the suite that calls this.
 * `prepare` changes it before the records are made that the calls are about.
 */
export function suiteDocumentedShop(
  prepare: (server: TestServer) => Promise<unknown> = () => Promise.resolve(),
): SuiteDocumentedShop {
  const { afterAll, beforeAll } = suiteHooks();
  let relay: TestSmtpServer;
  let gemini: GeminiSandbox;
  let server: TestServer;
  let shop: DocumentedShop;
  beforeAll(async () => {
    relay = await startSmtpServer();
    gemini = await startGeminiSandbox();
    server = await startTestServer({ SMTP_URL: relay.url, AI_BASE_URL: gemini.url });
    await prepare(server);
    shop = await DocumentedShop.open(server, relay.url);
  });
  afterAll(async () => {
    await server.stop();
    await relay.close();
    await gemini.stop();
  });
  return {
    get server() {
      return server;
    },
    get shop() {
      return shop;
    },
  };
}
