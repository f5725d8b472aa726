import { Outlet } from 'react-router-dom';
import { useSectionInAddress } from '../../lib/section-navigation.js';
import { HOME_SECTIONS } from '../../lib/site-links.js';
import { AboutSection } from './about-section.js';
import { Hero } from './hero.js';
import { ProductSection } from './product-section.js';

export function HomePage() {
  useSectionInAddress(HOME_SECTIONS);
  return (
    <>
      <Hero />
      <ProductSection />
      <AboutSection />
      <Outlet />
    </>
  );
}
