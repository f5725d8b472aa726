import { beforeAll, describe, expect, it } from '@jest/globals';
import { isOnlyOfSuperAdmins, type Right } from '../contract/admin/rights.js';
import { aCustomer } from '../seed/customers.js';
import { AppRouterService } from '../src/api/app-router.js';
import { endSessions, enterBackOffice } from '../testing/back-office.js';
import { ADMINS } from '../testing/rest-audiences.js';
import { suiteServer } from '../testing/suite-server.js';
import type { TestServer } from '../testing/test-server.js';
import { Visitor } from '../testing/visitor.js';

/** A procedure or call of the back office, found in the running shop so that none is missed. */
interface Endpoint {
  readonly name: string;
  /** True when only super admins may call it. */
  readonly isForSuperAdmins: boolean;
  readonly call: (visitor: Visitor) => ReturnType<Visitor['ask']>;
}

const server = suiteServer();
let endpoints: readonly Endpoint[];

beforeAll(() => {
  endpoints = [...procedures(server), ...calls()];
});

const visitors = {
  'a stranger': () => Promise.resolve(new Visitor(server)),
  'a customer': async () => {
    const { email } = await aCustomer(server.dataSource.manager);
    const visitor = new Visitor(server);
    expect((await visitor.signIn(email)).status).toBe(200);
    return visitor;
  },
  'an admin whose session has ended': async () => {
    const visitor = await enterBackOffice(server);
    await endSessions(server);
    return visitor;
  },
  'an admin who may not come in any more': async () => {
    const visitor = await enterBackOffice(server);
    await server.dataSource.query('UPDATE admin SET is_active = false');
    return visitor;
  },
};

describe('Every procedure and call of the back office', () => {
  it.each(Object.entries(visitors))('is closed to %s', async (_who, come) => {
    const visitor = await come();
    const opened: string[] = [];
    for (const { name, call } of endpoints) {
      const { status, text } = await call(visitor);
      // A stream sends its status before it can refuse, so the refusal must be all that it sends.
      const isClosed =
        status === 401 || (name.startsWith('subscription') && !text.includes('event: message'));
      if (!isClosed || !/admin_session_needed|sign_in_required/.test(text)) opened.push(`${name}: ${status}`);
    }
    expect(endpoints.length).toBeGreaterThan(0);
    expect(opened).toEqual([]);
  });
});

describe('What is for super admins alone', () => {
  it('is closed to every other admin, also to one who has just been a super admin', async () => {
    const visitor = await enterBackOffice(server, { role: 'super_admin' });
    const special = endpoints.filter(({ isForSuperAdmins }) => isForSuperAdmins);
    const answers = async () => Promise.all(special.map(async ({ call }) => (await call(visitor)).text));
    const refusals = (texts: readonly string[]) =>
      texts.filter((text) => text.includes('super_admin_needed'));

    expect(refusals(await answers())).toEqual([]);
    await server.dataSource.query(`UPDATE admin SET role = 'admin'`);
    expect(special.length).toBeGreaterThan(0);
    expect(refusals(await answers())).toHaveLength(special.length);
  });
});

function procedures({ app }: TestServer): Endpoint[] {
  const all = app.get(AppRouterService).router._def.procedures as unknown as Record<string, ProcedureFacts>;
  return Object.entries(all)
    .filter(([, { _def }]) => _def.meta?.audience === 'admin')
    .map(([path, { _def }]) => ({
      name: `${_def.type} ${path}`,
      isForSuperAdmins: _def.meta?.right !== undefined && isOnlyOfSuperAdmins(_def.meta.right),
      call: (visitor) => (_def.type === 'mutation' ? visitor.mutate(path, {}) : visitor.query(path, {})),
    }));
}

function calls(): Endpoint[] {
  return ADMINS.map((route) => {
    const [method = '', path = ''] = route.split(' ');
    return { name: route, isForSuperAdmins: false, call: (visitor) => visitor.ask(path, { method }) };
  });
}

interface ProcedureFacts {
  readonly _def: {
    readonly type: string;
    readonly meta?: { readonly audience?: string; readonly right?: Right };
  };
}
