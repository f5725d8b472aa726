import {
  Amphora,
  Bell,
  Boxes,
  Cable,
  CalendarDays,
  Cog,
  DatabaseBackup,
  DoorOpen,
  FileText,
  LayoutDashboard,
  ListChecks,
  ListFilter,
  type LucideIcon,
  Mail,
  MessageCircleQuestionMark,
  PenLine,
  ReceiptText,
  Scale,
  ScrollText,
  Send,
  ShieldCheck,
  ShieldUser,
  ShoppingBasket,
  Store,
  Ticket,
  TicketPercent,
  UserRound,
  Users,
} from 'lucide-react';
import type { AdminRole } from '@contract/admin/admin.views.js';
import { adminPaths } from '../lib/admin-paths.js';

export interface MenuItem {
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Left out for items that everybody sees. */
  readonly onlyFor?: AdminRole;
}

interface MenuGroup {
  /** Null for the items above all groups. */
  readonly label: string | null;
  readonly items: readonly MenuItem[];
}

const item = (path: string, label: string, icon: LucideIcon): MenuItem => ({ path, label, icon });

/** Specification 3, section 2, grouped by the tasks of a working day. */
export const MENU: readonly MenuGroup[] = [
  { label: null, items: [item(adminPaths.dashboard, 'Genel Bakış', LayoutDashboard)] },
  {
    label: 'Satış',
    items: [
      item(adminPaths.orders, 'Gelişmiş Siparişler', ListFilter),
      item(adminPaths.ordersBasic, 'Siparişler', ReceiptText),
      item(adminPaths.openHolds, 'Açık Sepetler', ShoppingBasket),
      item(adminPaths.bulkOrders, 'Toplu Siparişler', Boxes),
      item(adminPaths.products, 'Ürünler', Amphora),
      item(adminPaths.coupons, 'Kuponlar', TicketPercent),
    ],
  },
  {
    label: 'Atölye',
    items: [
      item(adminPaths.workshops, 'Workshoplar', CalendarDays),
      item(adminPaths.informationRequests, 'Bilgi Talepleri', MessageCircleQuestionMark),
      item(adminPaths.bookingsBasic, 'Rezervasyonlar', Ticket),
      item(adminPaths.bookings, 'Gelişmiş Rezervasyonlar', ListChecks),
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
    items: [item(adminPaths.content, 'Sayfa İçerikleri', FileText), item(adminPaths.blog, 'Blog', PenLine)],
  },
  {
    label: 'Ayarlar',
    items: [
      item(adminPaths.studio, 'Atölye Bilgileri', Store),
      item(adminPaths.rules, 'Dükkân Kuralları', Scale),
      { ...item(adminPaths.connections, 'Bağlantılar', Cable), onlyFor: 'super_admin' },
      item(adminPaths.opening, 'Açılış', DoorOpen),
      item(adminPaths.security, 'Güvenlik Ayarları', ShieldCheck),
      item(adminPaths.backups, 'Yedekler', DatabaseBackup),
    ],
  },
  {
    label: 'Yönetim',
    items: [
      item(adminPaths.users, 'Kullanıcılar', Users),
      item(adminPaths.admins, 'Admin Yönetimi', ShieldUser),
      item(adminPaths.logs, 'Sistem Logları', ScrollText),
      { ...item(adminPaths.jobs, 'Arka Plan İşleri', Cog), onlyFor: 'super_admin' },
      item(adminPaths.profile, 'Profilim', UserRound),
    ],
  },
];
