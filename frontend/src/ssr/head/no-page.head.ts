import { pageTitle } from '../../lib/page-title.js';
import type { PageHead } from './page-head.js';

/** The head of a page that search engines shall not keep. */
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

/** The head of pages that belong to one visitor, and of those that lead there. */
export const PRIVATE_HEAD = noPage('Hesap', 'Toprak’ta hesabınız, siparişleriniz ve biletleriniz.');

/** The head of a page whose data could not be read just now. */
export const UNREAD_HEAD: PageHead = {
  title: pageTitle('Seramik atölyesi'),
  description: 'Üsküdar’da küçük bir seramik atölyesi.',
  canonicalPath: null,
  openGraph: { type: 'website', image: null },
  structuredData: [],
};
