import { describe, expect, it } from '@jest/globals';
import { POLICY_KINDS } from './policy.js';
import { builtInPolicy } from './policies.rules.js';
import { BUILT_IN_SITE_TEXTS } from './site.rules.js';

describe('A policy shown when the shop cannot be reached', () => {
  it.each(POLICY_KINDS)('%s is whole and names the seller as the site does', (kind) => {
    const contact = {
      ...BUILT_IN_SITE_TEXTS.contact,
      email: 'atolye@biz.example',
      addressLines: ['Bağ 1', 'Kadıköy'],
    };
    const policy = builtInPolicy(kind, contact);

    expect(policy).toMatchObject({ kind, html: null });
    policy.sections.forEach(({ blocks }) => expect(blocks.length).toBeGreaterThan(0));
    expect(JSON.stringify(policy)).toContain('atolye@biz.example');
    expect(JSON.stringify(builtInPolicy('privacy', contact))).toContain('Bağ 1, Kadıköy');
  });

  it('says nothing of what it cannot know', () => {
    const text = JSON.stringify(POLICY_KINDS.map((kind) => builtInPolicy(kind)));

    expect(text).toContain(BUILT_IN_SITE_TEXTS.contact.phone);
    for (const unknown of ['Vergi dairesi', 'MERSİS', 'undefined']) expect(text).not.toContain(unknown);
  });
});
