import { partBelow } from '../../lib/part-below.js';
import { HOME_TITLE } from '../../lib/page-title.js';
import { useSectionInAddress } from '../../lib/section-navigation.js';
import { HOME_SECTIONS } from '../../lib/site-links.js';
import { useWholeTitle } from '../../lib/use-document-title.js';
import { Hero } from './hero.js';
import { useHomePage } from './use-home-page.js';

const ProductSection = partBelow(async () => (await import('./product-section.js')).ProductSection);
const AboutSection = partBelow(async () => (await import('./about-section.js')).AboutSection);
const BulkOrderSection = partBelow(
  async () => (await import('./bulk-order/bulk-order-section.js')).BulkOrderSection,
);
const BlogTeaser = partBelow(async () => (await import('./blog-teaser.js')).BlogTeaser);

export function HomePage() {
  useWholeTitle(HOME_TITLE);
  useSectionInAddress(HOME_SECTIONS);
  const { copy } = useHomePage();
  return (
    <>
      <Hero texts={copy?.hero} />
      <ProductSection />
      <AboutSection texts={copy?.about} />
      <BulkOrderSection texts={copy?.bulkOrder} />
      <BlogTeaser />
    </>
  );
}
