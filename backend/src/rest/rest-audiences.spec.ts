import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { ADMINS, ANYBODY, CUSTOMERS, KEY_HOLDERS } from '../../testing/rest-audiences.js';
import { restRoutes } from '../../testing/rest-routes.js';
import { anAddress, ShopClient } from '../../testing/shop-client.js';
import { suiteServer } from '../../testing/suite-server.js';

const server = suiteServer();

describe('Every REST call', () => {
  it('is written down here with who may make it', () => {
    expect(
      restRoutes(server.app)
        .map(({ route }) => route)
        .sort(),
    ).toEqual([...ANYBODY, ...KEY_HOLDERS, ...CUSTOMERS, ...ADMINS].sort());
  });

  it.each(CUSTOMERS)('that is for customers refuses a stranger: %s', async (route) => {
    expect(await answerTo(route)).toMatchObject([401, 'sign_in_required', expect.any(String)]);
  });

  it.each(ANYBODY)('that is for anybody asks nobody to sign in: %s', async (route) => {
    expect((await answerTo(route))[1]).not.toBe('sign_in_required');
  });

  it.each(KEY_HOLDERS)('that needs a key gives nothing without it: %s', async (route) => {
    const [status, , text] = await answerTo(route);
    expect([status, text]).not.toEqual([200, expect.stringMatching(/BEGIN:VCALENDAR|<form/)]);
  });
});

/** Calls the route without session, key or input. */
async function answerTo(route: string): Promise<readonly [status: number, code: unknown, text: string]> {
  const [method = '', path = ''] = route.split(' ');
  const { status, text } = await new ShopClient(server, { address: anAddress() }).ask(
    path.replace(/:\w+|\*\w+/g, randomUUID()),
    { method, redirect: 'manual' },
  );
  return [status, /"code":"(\w+)"/.exec(text)?.[1], text];
}
