import type { LogRow } from '@contract/activity-log/admin-logs.views.js';
import { describeLogEvent } from '@contract/activity-log/log-event-name.js';
import type { LogRecordKind } from '@contract/activity-log/log-record-kind.js';
import { adminPaths } from '../lib/admin-paths.js';

type WayOf = (id: string) => { readonly to: string; readonly label: string };

const WAYS: Readonly<Partial<Record<LogRecordKind, WayOf>>> = {
  order: (id) => ({ to: adminPaths.order(id), label: 'Siparişi Açın' }),
  booking: (id) => ({ to: adminPaths.booking(id), label: 'Rezervasyonu Açın' }),
  product: (id) => ({ to: adminPaths.product(id), label: 'Ürünü Açın' }),
  workshop_session: (id) => ({ to: `${adminPaths.workshops}?workshop=${id}`, label: 'Workshopu Açın' }),
  customer: (id) => ({ to: adminPaths.customer(id), label: 'Müşteriyi Açın' }),
  admin: () => ({ to: adminPaths.admins, label: 'Yöneticileri Açın' }),
  coupon: () => ({ to: adminPaths.coupons, label: 'Kuponları Açın' }),
  content: (id) => ({
    to: `${adminPaths.content}?bolum=${id.split('.', 1).join('')}`,
    label: 'Sayfa İçeriklerini Açın',
  }),
  studio_details: (id) => ({
    to: `${adminPaths.studio}?sekme=${id === 'seller' ? 'satici' : 'atolye'}`,
    label: 'Atölye Bilgilerini Açın',
  }),
  legal_text: (id) => ({
    to: `${adminPaths.legal}${id === 'distance_contract' ? '?metin=sozlesme' : ''}`,
    label: 'Sözleşmeleri Açın',
  }),
  job: () => ({ to: adminPaths.jobs, label: 'Arka Plan İşlerini Açın' }),
  mail: () => ({ to: adminPaths.email, label: 'E-posta Kayıtlarını Açın' }),
  information_request: () => ({ to: adminPaths.informationRequests, label: 'Talepleri Açın' }),
  data_request: (id) => ({ to: `${adminPaths.dataRequests}?basvuru=${id}`, label: 'Başvuruyu Açın' }),
  bulk_order_request: () => ({ to: adminPaths.bulkOrders, label: 'Toplu Siparişleri Açın' }),
};

/** Links to the record of an entry. When the record is gone, its page says so. */
export function subjectLink({ recordKind, recordId }: Pick<LogRow, 'recordKind' | 'recordId'>) {
  if (recordKind === null || recordId === null) return null;
  return WAYS[recordKind]?.(recordId) ?? null;
}

/** Specification 3, section 3. */
export function userOf({ username, userId }: Pick<LogRow, 'username' | 'userId'>): string {
  return username ?? userId ?? 'system';
}

export interface LogSubject {
  readonly what: string;
  /** Null for entries that do not distinguish users. */
  readonly whom: string | null;
}

/** Says what happened, and to which record. */
export function subjectOf({ event, label }: Pick<LogRow, 'event' | 'label'>): LogSubject {
  const words = describeLogEvent(event);
  if (words !== null) return { what: words, whom: label };
  return { what: label ?? event ?? '–', whom: null };
}

/** Formats JSON; other text stays as it is. */
export function prettyDetails(details: string): string {
  try {
    return JSON.stringify(JSON.parse(details), null, 2);
  } catch {
    return details;
  }
}
