import { Outlet } from 'react-router-dom';
import { useSectionInAddress } from '../../lib/section-navigation.js';
import { HOME_SECTIONS } from '../../lib/site-links.js';
import { AboutSection } from './about-section.js';
import { BlogTeaser } from './blog-teaser.js';
import { BulkOrderSection } from './bulk-order/bulk-order-section.js';
import { Hero } from './hero.js';
import { ProductSection } from './product-section.js';
import { useHomePage } from './use-home-page.js';

export function HomePage() {
  useSectionInAddress(HOME_SECTIONS);
  const { copy } = useHomePage();
  return (
    <>
      <Hero texts={copy?.hero} />
      <ProductSection />
      <AboutSection texts={copy?.about} />
      <BulkOrderSection texts={copy?.bulkOrder} />
      <BlogTeaser />
      <Outlet />
    </>
  );
}
