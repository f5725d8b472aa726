import { lazySection } from '../../lib/navigation/lazy-section.js';
import { homeTitle } from '../../lib/navigation/page-title.js';
import { useSectionInAddress } from '../../lib/navigation/section-navigation.js';
import { HOME_SECTIONS } from '../../lib/navigation/site-links.js';
import { useWholeTitle } from '../../lib/navigation/use-document-title.js';
import { useFeatures } from '../../lib/site/use-features.js';
import { useStudio } from '../../lib/site/use-studio.js';
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
