import type { Policy, PolicyKind } from '@contract/content/policy.js';
import { paths } from '../../lib/navigation/paths.js';
import { breadcrumbs } from '../structured-data/breadcrumbs.js';
import type { Site } from '../structured-data/site.js';
import { pageTitle } from '../../lib/navigation/page-title.js';
import { pageDescription } from './page-description.js';
import type { PageHead } from './page-head.js';

const DESCRIPTIONS: Record<PolicyKind, string> = {
  privacy:
    'Kişisel verilerinizi hangi amaçla işlediğimizi, ne kadar sakladığımızı ve KVKK kapsamındaki haklarınızı sade bir dille anlatıyoruz.',
  delivery:
    'Siparişiniz ne zaman elinizde olur, paketiniz kırık gelirse ne yapılır, 14 gün içinde nasıl iade edersiniz: hepsi bu sayfada.',
  contract:
    'Alışverişinizde geçerli mesafeli satış sözleşmesi: taraflar, ödeme, teslimat, cayma hakkı ve iade.',
  guarantee: 'Memnuniyet sözümüzün ne demek olduğunu, sınırlarını ve nasıl başvuracağınızı açıkça yazdık.',
  accessibility:
    'Sitemizi herkesin kullanabilmesi için neler yaptığımızı, bildiğimiz eksikleri ve bize nasıl yazacağınızı anlatıyoruz.',
};

export function policyHead(
  { origin, texts }: Site,
  { kind, title }: Pick<Policy, 'kind' | 'title'>,
): PageHead {
  const path = paths.policy(kind);
  return {
    title: pageTitle(title, texts.studio.name),
    description: pageDescription(DESCRIPTIONS[kind]),
    canonicalPath: path,
    openGraph: { type: 'website', image: null },
    structuredData: [breadcrumbs(origin, { name: title, path })],
  };
}
