import { lazySection } from '../../lib/lazy-section.js';
import { homeTitle } from '../../lib/page-title.js';
import { useSectionInAddress } from '../../lib/section-navigation.js';
import { HOME_SECTIONS } from '../../lib/site-links.js';
import { useWholeTitle } from '../../lib/use-document-title.js';
import { useFeatures } from '../../lib/use-features.js';
import { useStudio } from '../../lib/use-studio.js';
import { Hero } from './hero.js';
import { useHomePage } from './use-home-page.js';

const ProductSection = lazySection(
  async () => (await import('../catalog/product-list/product-section.js')).ProductSection,
);
const AboutSection = lazySection(async () => (await import('./about-section.js')).AboutSection);
const BulkOrderSection = lazySection(
  async () => (await import('../orders/bulk-order/bulk-order-section.js')).BulkOrderSection,
);
const BlogTeaser = lazySection(async () => (await import('./blog-teaser.js')).BlogTeaser);

export function HomePage() {
  const studio = useStudio();
  useWholeTitle(studio === undefined ? null : homeTitle(studio));
  useSectionInAddress(HOME_SECTIONS);
  const { copy } = useHomePage();
  const features = useFeatures();
  return (
    <>
      <Hero texts={copy?.hero} />
      {features.shop && <ProductSection />}
      <AboutSection texts={copy?.about} />
      {features.bulkOrders && <BulkOrderSection texts={copy?.bulkOrder} />}
      {features.blog && <BlogTeaser />}
    </>
  );
}
