import {
  CalendarX2,
  Info,
  type LucideIcon,
  PackageMinus,
  PackageX,
  ReceiptText,
  TicketMinus,
} from 'lucide-react';
import type {
  StudioNotificationSubject,
  StudioNotificationType,
} from '@contract/notifications/studio-notification.js';
import { adminPaths } from '../lib/admin-paths.js';

export const TYPE_ICONS: Readonly<Record<StudioNotificationType, LucideIcon>> = {
  stock_low: PackageMinus,
  stock_out: PackageX,
  workshop_full: CalendarX2,
  workshop_low: TicketMinus,
  new_order: ReceiptText,
  system: Info,
};

interface SubjectLink {
  readonly to: string;
  readonly label: string;
}

/** Links to the record of a notification. When the record is gone, its page says so. */
export function subjectLink({ kind, id }: StudioNotificationSubject): SubjectLink {
  switch (kind) {
    case 'order':
      return { to: adminPaths.order(id), label: 'Siparişi Açın' };
    case 'session':
      return { to: `${adminPaths.workshops}?workshop=${id}`, label: 'Workshopu Açın' };
    case 'product':
      return { to: adminPaths.product(id), label: 'Ürünü Açın' };
    case 'bulk_order':
      return { to: adminPaths.bulkOrders, label: 'Toplu Siparişleri Açın' };
    case 'data_request':
      return { to: `${adminPaths.dataRequests}?basvuru=${id}`, label: 'Başvuruyu Açın' };
    case 'information_request':
      return { to: `${adminPaths.informationRequests}?talep=${id}`, label: 'Talebi Açın' };
  }
}
