import { pageTitle } from '../../lib/page-title.js';
import type { PageHead } from './page-head.js';

/** What stands where there is no page: search engines shall keep none of it. */
function noPage(name: string, description: string): PageHead {
  return {
    title: pageTitle(name),
    description,
    canonicalPath: null,
    robots: 'noindex',
    openGraph: { type: 'website', image: null },
    structuredData: [],
  };
}

export const NOT_FOUND_HEAD = noPage(
  'Bulunamadı',
  'Bu sayfa fırından çıkmamış. Aradığınız sayfa taşınmış ya da hiç olmamış.',
);

export const MAINTENANCE_HEAD = noPage('Bakım', 'Sitemiz kısa bir bakımda. Az sonra yeniden buradayız.');

/** What belongs to one visitor, and what leads there. */
export const PRIVATE_HEAD = noPage('Hesap', 'Toprak’ta hesabınız, siparişleriniz ve biletleriniz.');

/** What a page is about could not be read just now. */
export const UNREAD_HEAD: PageHead = {
  title: pageTitle('Seramik atölyesi'),
  description: 'Üsküdar’da küçük bir seramik atölyesi.',
  canonicalPath: null,
  openGraph: { type: 'website', image: null },
  structuredData: [],
};
