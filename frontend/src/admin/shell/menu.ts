import {
  Amphora,
  Bell,
  Boxes,
  Coins,
  Cable,
  CalendarDays,
  Cog,
  DatabaseBackup,
  DoorOpen,
  FileLock2,
  FileText,
  HandCoins,
  Handshake,
  LayoutDashboard,
  ListChecks,
  ListFilter,
  type LucideIcon,
  Mail,
  MessageCircleQuestionMark,
  PackageOpen,
  PenLine,
  Receipt,
  ReceiptText,
  Scale,
  ScrollText,
  Send,
  ShieldCheck,
  ShieldUser,
  ShoppingBasket,
  Store,
  Sun,
  Ticket,
  TicketPercent,
  UserRound,
  Users,
} from 'lucide-react';
import type { Feature, Features } from '@contract/studio/features.js';
import { mayRole } from '@contract/admin/rights.js';
import type { AdminRole } from '@contract/admin/roles.js';
import { adminPaths } from '../lib/admin-paths.js';
import { SECTION_RIGHTS, type SectionPath } from '../lib/section-rights.js';

export interface MenuItem {
  readonly path: SectionPath;
  readonly label: string;
  readonly icon: LucideIcon;
  /** What it is for, where another section has nearly the same name. */
  readonly hint?: string;
  /** The part of the shop that the section is about; left out for sections of what is always there. */
  readonly feature?: Feature;
}

interface MenuGroup {
  /** Null for the items above all groups. */
  readonly label: string | null;
  readonly items: readonly MenuItem[];
}

const item = (path: SectionPath, label: string, icon: LucideIcon): MenuItem => ({ path, label, icon });
const itemFor = (hint: string, shown: MenuItem): MenuItem => ({ ...shown, hint });
const itemOf = (feature: Feature, shown: MenuItem): MenuItem => ({ ...shown, feature });

/** Specification 3, section 2, grouped by the tasks of a working day. */
export const MENU: readonly MenuGroup[] = [
  {
    label: null,
    items: [item(adminPaths.today, 'Bugün', Sun), item(adminPaths.dashboard, 'Genel Bakış', LayoutDashboard)],
  },
  {
    label: 'Satış',
    items: [
      itemFor('Tablo: ara, süz, toplu değiştir', item(adminPaths.orders, 'Gelişmiş Siparişler', ListFilter)),
      itemFor('Durumuna göre kartlar', item(adminPaths.ordersBasic, 'Siparişler', ReceiptText)),
      item(adminPaths.documents, 'Faturalar', Receipt),
      item(adminPaths.dayClose, 'Gün Sonu', Coins),
      item(adminPaths.returns, 'İadeler', PackageOpen),
      item(adminPaths.openHolds, 'Açık Sepetler', ShoppingBasket),
      itemOf('bulkOrders', item(adminPaths.bulkOrders, 'Toplu Siparişler', Boxes)),
      itemOf('shop', item(adminPaths.products, 'Ürünler', Amphora)),
      itemOf('shop', item(adminPaths.counter, 'Tezgâh', HandCoins)),
      item(adminPaths.coupons, 'Kuponlar', TicketPercent),
    ],
  },
  {
    label: 'Atölye',
    items: [
      itemOf('workshops', item(adminPaths.workshops, 'Workshoplar', CalendarDays)),
      itemOf('workshops', item(adminPaths.informationRequests, 'Bilgi Talepleri', MessageCircleQuestionMark)),
      itemFor('Durumuna göre kartlar', item(adminPaths.bookingsBasic, 'Rezervasyonlar', Ticket)),
      itemFor('Tablo: ara, süz, Excel', item(adminPaths.bookings, 'Gelişmiş Rezervasyonlar', ListChecks)),
    ],
  },
  {
    label: 'İletişim',
    items: [
      item(adminPaths.messaging, 'Mesajlaşma', Send),
      item(adminPaths.notifications, 'Bildirimler', Bell),
      item(adminPaths.email, 'E-posta Yönetimi', Mail),
    ],
  },
  {
    label: 'İçerik',
    items: [
      item(adminPaths.content, 'Sayfa İçerikleri', FileText),
      itemOf('blog', item(adminPaths.blog, 'Blog', PenLine)),
    ],
  },
  {
    label: 'Ayarlar',
    items: [
      item(adminPaths.opening, 'Açılış', DoorOpen),
      item(adminPaths.studio, 'Atölye Bilgileri', Store),
      item(adminPaths.rules, 'Dükkân Kuralları', Scale),
      item(adminPaths.legal, 'Sözleşmeler', Handshake),
      item(adminPaths.connections, 'Bağlantılar', Cable),
      item(adminPaths.security, 'Güvenlik Ayarları', ShieldCheck),
      item(adminPaths.backups, 'Yedekler', DatabaseBackup),
    ],
  },
  {
    label: 'Yönetim',
    items: [
      item(adminPaths.users, 'Kullanıcılar', Users),
      item(adminPaths.dataRequests, 'KVKK Başvuruları', FileLock2),
      item(adminPaths.admins, 'Admin Yönetimi', ShieldUser),
      item(adminPaths.logs, 'Sistem Logları', ScrollText),
      item(adminPaths.jobs, 'Arka Plan İşleri', Cog),
      item(adminPaths.profile, 'Profilim', UserRound),
    ],
  },
];

/** Whether an admin of this role sees the item. What was sold before stays, so orders and bookings have no feature. */
export function isShown({ path, feature }: MenuItem, role: AdminRole, features: Features): boolean {
  return mayRole(role, SECTION_RIGHTS[path]) && (feature === undefined || features[feature]);
}

/** The section with which the role begins: its day, else the orders (specification 3, section 2), else its menu's first. */
export function firstSection(role: AdminRole, features: Features): SectionPath {
  const wished = [adminPaths.today, adminPaths.orders].find((path) => mayRole(role, SECTION_RIGHTS[path]));
  const shown = MENU.flatMap(({ items }) => items).find((each) => isShown(each, role, features));
  return wished ?? shown?.path ?? adminPaths.profile;
}
