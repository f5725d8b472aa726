import { pageTitle } from '../../lib/navigation/page-title.js';
import type { PageHead } from './page-head.js';

/** A head that depends on nothing but the studio's name. */
type HeadOfStudio = (studioName: string) => PageHead;

/** The head of a page that search engines shall not keep. */
function noPage(name: string, description: string): HeadOfStudio {
  return (studioName) => ({
    title: pageTitle(name, studioName),
    description,
    canonicalPath: null,
    robots: 'noindex',
    openGraph: { type: 'website', image: null },
    structuredData: [],
  });
}

export const notFoundHead = noPage(
  'Bulunamadı',
  'Bu sayfa fırından çıkmamış. Aradığınız sayfa taşınmış ya da hiç olmamış.',
);

export const maintenanceHead = noPage('Bakım', 'Sitemiz kısa bir bakımda. Az sonra yeniden buradayız.');

export const comingSoonHead = noPage(
  'Yakında',
  'Dükkânımız yakında açılıyor. Açılınca haber almak için bültenimize katılabilirsiniz.',
);

/** The head of pages that belong to one visitor, and of those that lead there. */
export const privateHead = noPage('Hesap', 'Hesabınız, siparişleriniz ve biletleriniz.');

/** The head of a page whose data could not be read just now. */
export const unreadHead: HeadOfStudio = (studioName) => ({
  title: pageTitle('Seramik atölyesi', studioName),
  description: 'Küçük bir seramik atölyesi.',
  canonicalPath: null,
  openGraph: { type: 'website', image: null },
  structuredData: [],
});
