import { AppError } from '@contract/app-error.js';
import { BUILT_IN_HOME_PAGE } from '@contract/content/home-page.rules.js';
import type { PolicyKind } from '@contract/content/policy.js';
import { BUILT_IN_WORKSHOPS_PAGE } from '@contract/content/workshops-page.rules.js';
import type { PageRequest } from '@contract/pages/page-renderer.js';
import { aBlogPage, aPostView } from './blog.js';
import { aCategory, aPage, aProduct, aProductView } from './catalogue.js';
import { aSession } from './sessions.js';
import { TEST_SITE_TEXTS } from './test-studio.js';

export type Answers = Readonly<Record<string, (input: never) => unknown>>;

/** A shop that has one of everything. */
const ONE_OF_EACH: Answers = {
  'site.status': () => ({ closure: null }),
  'content.home': () => BUILT_IN_HOME_PAGE,
  'content.site': () => TEST_SITE_TEXTS,
  'content.workshopsPage': () => BUILT_IN_WORKSHOPS_PAGE,
  'content.policy': ({ kind }: { kind: PolicyKind }) => ({
    kind,
    title: TEST_SITE_TEXTS.policyTitles[kind],
    sections: [],
    html: '<p>Stüdyonun metni.</p>',
  }),
  'content.imprint': () => ({
    ...{ title: 'Toprak Ltd. Şti.', email: 'merhaba@toprak.test', phone: '0216 555 01 48' },
    ...{ address: 'İcadiye Caddesi 48', facts: [{ label: 'Unvan', value: 'Toprak Ltd. Şti.', href: null }] },
  }),
  'catalog.products': () => aPage([aProduct()]),
  'catalog.categories': () => [aCategory()],
  'catalog.product': ({ slug }: { slug: string }) => {
    if (slug !== aProduct().slug) throw new AppError('product_not_found');
    return aProductView();
  },
  'workshops.month': () => [aSession()],
  'workshops.search': () => [aSession()],
  'blog.posts': () => aBlogPage(),
  'blog.post': ({ slug }: { slug: string }) => {
    if (slug !== aPostView().slug) throw new AppError('blog_post_not_found');
    return aPostView();
  },
};

export interface FakeShop {
  readonly ask: PageRequest['ask'];
  /** The procedures that were called, in their order. */
  readonly requested: readonly string[];
}

/** Answers the calls of the site's server half; any other call is an error. */
export function aFakeShop(answers: Answers = {}): FakeShop {
  const all: Answers = { ...ONE_OF_EACH, ...answers };
  const requested: string[] = [];
  return {
    requested,
    ask: async (procedure, input) => {
      requested.push(procedure);
      const answer = all[procedure];
      if (!answer) throw new Error(`Nobody may ask for ${procedure} here.`);
      return await Promise.resolve(answer(input as never));
    },
  };
}
