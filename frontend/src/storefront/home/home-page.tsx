import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { scrollToSection } from '../../lib/section-navigation.js';
import { HOME_SECTIONS } from '../../lib/site-links.js';
import { AboutSection } from './about-section.js';
import { Hero } from './hero.js';
import { ProductSection } from './product-section.js';

export function HomePage() {
  useSectionInAddress();
  return (
    <>
      <Hero />
      <ProductSection />
      <AboutSection />
      <Outlet />
    </>
  );
}

/** '/#about' opened directly: the sections are drawn by us, so the browser could not find them on its own. */
function useSectionInAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const section = HOME_SECTIONS.find((id) => hash === `#${id}`);
    if (section) scrollToSection(section);
  }, [hash]);
}
