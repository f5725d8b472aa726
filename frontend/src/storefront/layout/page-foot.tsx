import { useFeatures } from '../../lib/site/use-features.js';
import { NewsletterBand } from './newsletter/newsletter-band.js';
import { SiteFooter } from './site-footer.js';

/** The foot of every page of the shop. */
export function PageFoot() {
  const { newsletter } = useFeatures();
  return (
    <>
      {newsletter && <NewsletterBand />}
      <SiteFooter />
    </>
  );
}
