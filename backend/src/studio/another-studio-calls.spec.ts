import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type GeminiSandbox, startGeminiSandbox } from '../../sandbox/gemini/start-gemini.js';
import { becomeAnotherStudio, DEMO_WORDS } from '../../testing/another-studio.js';
import { CALL_GROUPS } from '../../testing/documented-calls/all-calls.js';
import { DocumentedShop } from '../../testing/documented-calls/documented-shop.js';
import { sendCall } from '../../testing/documented-calls/send-call.js';
import { startSmtpServer, type TestSmtpServer } from '../../testing/smtp-server.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

/** The people of these tests, who belong to no studio's details. */
const PEOPLE = /[\w.-]+@toprak\.example|Elif Toprak|Elif Karaca|Bereketli Sok\. No: 12, Üsküdar/g;

const READS = CALL_GROUPS.flatMap(({ source, calls }) =>
  calls.map((call) => ({ ...call, title: `${source}: ${call.what} (${call.route})` })),
).filter(({ route, changesByGet }) => route.startsWith('GET ') && !changesByGet);

let server: TestServer;
let relay: TestSmtpServer;
let gemini: GeminiSandbox;
let shop: DocumentedShop;

beforeAll(async () => {
  relay = await startSmtpServer();
  gemini = await startGeminiSandbox();
  server = await startTestServer({ SMTP_URL: relay.url, AI_BASE_URL: gemini.url });
  await becomeAnotherStudio(server);
  shop = await DocumentedShop.open(server, relay.url);
});
afterAll(async () => {
  await server.stop();
  await relay.close();
  await gemini.stop();
});

describe('A shop of another studio says not one word of the demo’s to foreign clients', () => {
  it.each(READS)('by $title', async (call) => {
    const sent = await call.works(shop);
    const { status, text } = await sendCall(call, sent, sent.by ?? shop.visitor(call.who));
    expect(status).toBe(200);
    expect(text.replaceAll(PEOPLE, '')).not.toMatch(DEMO_WORDS);
  });
});
