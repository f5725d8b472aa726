import { describe, expect, it } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { getUntypedClient, createTRPCClient } from '@trpc/client';
import type { Policy } from '@contract/content/policy.js';
import type { AppRouter } from '../lib/server/app-router.js';
import { PageData } from './page-data.js';
import { TEST_SITE_TEXTS } from '../../testing/test-studio.js';

const OWN_SITE = {
  ...TEST_SITE_TEXTS,
  contact: { ...TEST_SITE_TEXTS.contact, email: 'atolye@biz.example' },
};

/** A page whose screens call procedures like tRPC's hooks. */
function aPageThatAsks(answers: Record<string, () => unknown>) {
  const shown = new PageData(async (procedure) => await answers[procedure]?.());
  const client = getUntypedClient(createTRPCClient<AppRouter>({ links: shown.links }));
  const ask = (procedure: string, input?: unknown) => {
    const queryKey = [procedure.split('.'), { input, type: 'query' }];
    new QueryObserver(shown.queryClient, { queryKey, queryFn: () => client.query(procedure, input) });
  };
  return { shown, ask };
}

const unreadable = () => {
  throw new Error('offline');
};

describe('What a page shows', () => {
  it('is what the shop answers', async () => {
    const { shown, ask } = aPageThatAsks({ 'content.site': () => OWN_SITE });
    ask('content.site');

    expect(await shown.fetchMissing()).toBe(true);
    expect(await shown.fetchMissing()).toBe(false);
    expect(shown.one('content.site')).toEqual(OWN_SITE);
    expect(shown.isWhole).toBe(true);
  });

  it('is our policy with the studio’s contact details where the policy cannot be read', async () => {
    const { shown, ask } = aPageThatAsks({ 'content.policy': unreadable, 'content.site': () => OWN_SITE });
    ask('content.policy', { kind: 'delivery' });
    ask('content.site');
    await shown.fetchMissing();

    const policy = shown.one('content.policy') as Policy | null;
    expect(policy).toMatchObject({ kind: 'delivery', title: 'Teslimat ve İade Koşulları' });
    expect(JSON.stringify(policy)).toContain('atolye@biz.example');
    expect(shown.isWhole).toBe(false);
  });

  it.each(['content.home', 'content.site', 'content.workshopsPage'] as const)(
    'is our %s where nothing can be read, for the browser to ask anew',
    async (procedure) => {
      const { shown, ask } = aPageThatAsks({ [procedure]: unreadable });
      ask(procedure);
      await shown.fetchMissing();

      expect(shown.one(procedure)).not.toBeNull();
      expect(shown.dehydrated().queries.map(({ state }) => state.dataUpdatedAt)).toEqual([0]);
      expect(shown.isWhole).toBe(false);
    },
  );
});
