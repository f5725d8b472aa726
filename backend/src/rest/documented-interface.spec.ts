import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CALL_GROUPS, OWN_ROUTES } from '../../testing/documented-calls/all-calls.js';
import { type AnswerShape, differences } from '../../testing/documented-calls/answer-shape.js';
import {
  type DocumentedCall,
  errorOf,
  isFile,
  type Sent,
} from '../../testing/documented-calls/documented-call.js';
import type { Caller } from '../../testing/documented-calls/caller.js';
import { pathOf, sendCall } from '../../testing/documented-calls/send-call.js';
import { suiteDocumentedShop } from '../../testing/documented-calls/suite-documented-shop.js';
import { ADMINS, ANYBODY, CUSTOMERS } from '../../testing/rest-audiences.js';
import { restCompatibility } from '../../testing/documented-calls/rest-compatibility.js';
import { restRoutes } from '../../testing/rest-routes.js';
import { changeSetting } from '../../testing/security-settings.js';
import type { HttpAnswer } from '../../testing/shop-client.js';

/** The form of every error (specifications 1 to 3: `success`, `error`). */
const REFUSAL: AnswerShape = { success: 'false', error: 'text', code: 'text', fields: 'object' };
const SIGN_IN_CODES: Record<Exclude<Caller, 'anybody'>, string> = {
  admin: 'admin_session_needed',
  customer: 'sign_in_required',
};

const CALLS = CALL_GROUPS.flatMap(({ source, calls }) =>
  calls.map((call) => ({ ...call, title: `${source}: ${call.what} (${call.route})` })),
);

const suite = suiteDocumentedShop();

describe('The documented interface', () => {
  it('has a route for every documented call, and a word on every route', () => {
    const documented = new Set([...CALLS, ...OWN_ROUTES].map(({ route }) => route));
    const routes = restRoutes(suite.server.app).map(({ route }) => route);

    expect(routes.sort()).toEqual([...documented].sort());
  });

  it('is written down as it is: `npm run docs:rest` writes it anew', async () => {
    const written = await readFile(join(import.meta.dirname, '../../../docs/rest-compatibility.md'), 'utf8');

    expect(written).toBe(restCompatibility(restRoutes(suite.server.app)));
  });

  it('tells of every call the same callers as the list of audiences', () => {
    const open = new Set([...ANYBODY, ...CUSTOMERS]);
    const unlike = CALLS.filter(
      ({ route, who }) =>
        (who === 'anybody' && !ANYBODY.includes(route)) ||
        (who === 'customer' && !CUSTOMERS.includes(route)) ||
        (who === 'admin' && !ADMINS.includes(route) && !open.has(route)),
    );
    expect(unlike.map(({ title }) => title)).toEqual([]);
  });
});

describe('A documented call, made by a foreign client,', () => {
  it.each(CALLS)('answers as documented: $title', async (call) => {
    const sent = await call.works(suite.shop);
    expect(unwritten(call, namesOf(sent))).toEqual([]);
    await expectClosedToOthers(call, sent);

    const answer = await sendCall(call, sent, sent.by ?? suite.shop.visitor(call.who));
    if (call.changesByGet) await changeSetting(suite.server.app, 'maintenance_mode', 'false');

    expect([answer.status, refusalIn(answer)]).toEqual([200, undefined]);
    if (isFile(call.answers)) {
      expect(answer.headers.get('content-type')).toContain(call.answers.content);
    } else expect(differences(call.answers, answer.json)).toEqual([]);
  });

  it.each(CALLS)('refuses as documented: $title', async (call) => {
    const [status, code, made] = call.fails;
    const sent = await made(suite.shop);

    const answer = await sendCall(call, sent, sent.by ?? suite.shop.visitor(call.who));

    const error = errorOf(call) ?? expect.any(String);
    expect([answer.status, answer.json]).toEqual([status, expect.objectContaining({ code, error })]);
    expect(differences(REFUSAL, answer.json)).toEqual([]);
    const { fields } = answer.json as { readonly fields: object };
    const asSent = JSON.stringify(sent.json ?? {});
    const named = Object.keys(fields).map((name) => name.split('.').at(-1) ?? '');
    const others = named.filter((name) => !asSent.includes(`"${name}":`));
    expect(unwritten(call, others)).toEqual([]);
  });
});

/**
 * Expects a refusal before the input is checked, without an effect: the same request works for its caller
 * afterwards.
 */
async function expectClosedToOthers(call: DocumentedCall, sent: Sent): Promise<void> {
  if (call.who === 'anybody') return;
  const strangers = [suite.shop.stranger(), ...(call.who === 'admin' ? [suite.shop.customer.visitor] : [])];
  for (const stranger of strangers) {
    const answer = await sendCall(call, sent, stranger);
    if (call.answersCustomersToo && stranger === suite.shop.customer.visitor) {
      expect(answer.text).not.toEqual((await sendCall(call, sent, suite.shop.admin)).text);
      continue;
    }
    expect([answer.status, answer.json]).toEqual([401, expect.objectContaining({ success: false })]);
    const requested = call.answersCustomersToo ? 'customer' : call.who;
    expect([requested, refusalIn(answer)]).toEqual([requested, SIGN_IN_CODES[requested]]);
  }
}

/** The names of fields and parameters. */
function namesOf({ query = '', json = {}, form = new FormData() }: Sent): string[] {
  const parameters = query.startsWith('?') ? [...new URLSearchParams(query).keys()] : [];
  return [...parameters, ...Object.keys(json as object), ...form.keys()];
}

/** The names that the documentation of the call does not mention; 'as for a new one' is enough. */
function unwritten({ route }: DocumentedCall, names: readonly string[]): string[] {
  const path = pathOf(route);
  const told = CALLS.filter((call) => pathOf(call.route) === path).flatMap(({ sends }) =>
    sends.split(/[^\w[\]]+/),
  );
  return names.filter((name) => !told.includes(name));
}

function refusalIn({ json }: HttpAnswer): unknown {
  return (json as { readonly code?: unknown } | null | undefined)?.code;
}
