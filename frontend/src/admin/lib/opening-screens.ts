import type { OpeningScreen } from '@contract/opening/readiness.views.js';
import { adminPaths } from './admin-paths.js';

interface ScreenLink {
  readonly to: string;
  readonly label: string;
}

/** Where the studio does what a check asks for. */
export const OPENING_LINKS: Readonly<Record<OpeningScreen, ScreenLink>> = {
  studio: { to: adminPaths.studio, label: 'Atölye Bilgileri' },
  look: { to: `${adminPaths.studio}?sekme=gorunum`, label: 'Görünüm' },
  seller: { to: `${adminPaths.studio}?sekme=satici`, label: 'Satıcı' },
  rules: { to: adminPaths.rules, label: 'Dükkân Kuralları' },
  legal: { to: adminPaths.legal, label: 'Sözleşmeler' },
  connections: { to: adminPaths.connections, label: 'Bağlantılar' },
  domain: { to: `${adminPaths.connections}#alan-adi`, label: 'Bağlantılar, Alan adı' },
  email: { to: adminPaths.email, label: 'E-posta Yönetimi' },
  products: { to: adminPaths.products, label: 'Ürünler' },
  workshops: { to: adminPaths.workshops, label: 'Workshoplar' },
  content: { to: adminPaths.content, label: 'Sayfa İçerikleri' },
  backups: { to: adminPaths.backups, label: 'Yedekler' },
  admins: { to: adminPaths.admins, label: 'Admin Yönetimi' },
  profile: { to: adminPaths.profile, label: 'Profilim' },
  samples: { to: `${adminPaths.opening}#ornekler`, label: 'Örnek veriler' },
  security: { to: adminPaths.security, label: 'Güvenlik Ayarları' },
};
