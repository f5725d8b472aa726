import { NewsletterBand } from './newsletter/newsletter-band.js';
import { SiteFooter } from './site-footer.js';

/** What every page of the shop ends with. */
export function PageFoot() {
  return (
    <>
      <NewsletterBand />
      <SiteFooter />
    </>
  );
}
