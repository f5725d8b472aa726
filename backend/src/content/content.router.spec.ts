import { describe, expect, it } from '@jest/globals';
import { POLICY_KINDS } from '../../contract/content/policy.js';
import { testSettings } from '../../testing/test-settings.js';
import { router } from '../api/trpc.js';
import type { ContentQueries } from './content-queries.service.js';
import { ContentRouter } from './content.router.js';
import { aContext } from '../../testing/contexts.js';

const settings = testSettings({});
/** Policies are built in. */
const NO_STUDIO_TEXTS = {} as ContentQueries;
const caller = router({ content: new ContentRouter(settings, NO_STUDIO_TEXTS).router }).createCaller(
  aContext(),
);

describe('a policy', () => {
  it.each(POLICY_KINDS)('%s names the seller', async (kind) => {
    const policy = await caller.content.policy({ kind });
    expect(policy.kind).toBe(kind);
    const text = JSON.stringify(policy.sections);
    expect([settings.SELLER_TITLE, settings.SELLER_EMAIL].some((name) => text.includes(name))).toBe(true);
  });

  it('that does not exist is refused', async () => {
    await expect(caller.content.policy({ kind: 'constructor' as never })).rejects.toMatchObject({
      cause: { code: 'invalid_input', fields: { kind: 'Aradığınız metin bulunamadı.' } },
    });
  });
});
