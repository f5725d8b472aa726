import { NewsletterBand } from './newsletter/newsletter-band.js';
import { SiteFooter } from './site-footer.js';

/** The foot of every page of the shop. */
export function PageFoot() {
  return (
    <>
      <NewsletterBand />
      <SiteFooter />
    </>
  );
}
