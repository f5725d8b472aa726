import { describe, expect, it } from '@jest/globals';
import { becomeAnotherStudio, DEMO_WORDS } from '../../testing/another-studio.js';
import { CALL_GROUPS } from '../../testing/documented-calls/all-calls.js';
import { suiteDocumentedShop } from '../../testing/documented-calls/suite-documented-shop.js';
import { sendCall } from '../../testing/documented-calls/send-call.js';

/** The people of these tests, who belong to no studio's details. */
const PEOPLE = /[\w.-]+@toprak\.example|Elif Toprak|Elif Karaca|Bereketli Sok\. No: 12, Üsküdar/g;

const READS = CALL_GROUPS.flatMap(({ source, calls }) =>
  calls.map((call) => ({ ...call, title: `${source}: ${call.what} (${call.route})` })),
).filter(({ route, changesByGet }) => route.startsWith('GET ') && !changesByGet);

const suite = suiteDocumentedShop(becomeAnotherStudio);

describe('A shop of another studio says not one word of the demo’s to foreign clients', () => {
  it.each(READS)('by $title', async (call) => {
    const sent = await call.works(suite.shop);
    const { status, text } = await sendCall(call, sent, sent.by ?? suite.shop.visitor(call.who));
    expect(status).toBe(200);
    expect(text.replaceAll(PEOPLE, '')).not.toMatch(DEMO_WORDS);
  });
});
