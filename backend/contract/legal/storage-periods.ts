import type { TASK_LABELS } from '../operations/jobs/job-labels.js';

/** The time for which records of one kind are stored, and the scheduled task that ends it. */
export interface StoragePeriod {
  /** The records in the words of the privacy policy. */
  readonly records: string;
  readonly length: { readonly years: number } | { readonly days: number };
  /** The event from which the time counts, in the words of the policy: 'workshoptan sonra'. */
  readonly counted: string;
  readonly task: keyof typeof TASK_LABELS;
}

/**
 * The only place that says how long personal data is stored: the privacy policy prints these periods, the tasks delete by
 * them, and a test runs each task on both sides of its period.
 */
export const STORAGE_PERIODS = {
  orders: {
    records: 'Sipariş ve ödeme kayıtları, sözleşmeler',
    length: { years: 10 },
    counted: 'yılın bitiminden sonra',
    task: 'orders.prune',
  },
  seatGuests: {
    records: 'Sağlık ve 18 yaş altı bilgileri',
    length: { days: 30 },
    counted: 'workshoptan sonra',
    task: 'seat-guests.erase',
  },
  seatBlocks: {
    records: 'siparişsiz ayrılan yerlerin adları',
    length: { days: 30 },
    counted: 'workshoptan sonra',
    task: 'seat-blocks.erase',
  },
  waiting: {
    records: 'Bekleme listeleri',
    length: { days: 90 },
    counted: 'workshoptan sonra',
    task: 'waiting-list.prune',
  },
  stockWishes: {
    records: 'Beklenen parçalar',
    length: { years: 1 },
    counted: 'kaydınızdan sonra',
    task: 'stock-wishes.prune',
  },
  requests: {
    records: 'Bilgi ve teklif talepleri',
    length: { years: 2 },
    counted: 'kapandıktan sonra',
    task: 'requests.prune',
  },
  dataRequests: {
    records: 'KVKK başvuruları',
    length: { years: 2 },
    counted: 'kapandıktan sonra',
    task: 'data-requests.prune',
  },
  customerMessages: {
    records: 'hesap mesajları',
    length: { years: 2 },
    counted: 'kapandıktan sonra',
    task: 'customer-messages.prune',
  },
  returnPictures: {
    records: 'iade fotoğrafları',
    length: { years: 2 },
    counted: 'kapandıktan sonra',
    task: 'returns.prune',
  },
  sentMessages: {
    records: 'E-posta, SMS kayıtları',
    length: { days: 180 },
    counted: 'gönderildikten sonra',
    task: 'messages.prune',
  },
  consents: {
    records: 'Ticari ileti onayı',
    length: { years: 3 },
    counted: 'geri aldıktan sonra',
    task: 'consents.prune',
  },
  securityLog: {
    records: 'Giriş ve güvenlik kayıtları',
    length: { years: 2 },
    counted: 'en çok',
    task: 'log.prune',
  },
  changeLog: {
    records: 'Sipariş değişiklikleri',
    length: { years: 10 },
    counted: 'en çok',
    task: 'log.prune',
  },
} as const satisfies Readonly<Record<string, StoragePeriod>>;

export type StoredKind = keyof typeof STORAGE_PERIODS;

/** The lines of the privacy policy: 'Bekleme listeleri: workshoptan sonra 90 gün'. Records of one period share a line. */
export function storageSentences(): string[] {
  const lines = new Map<string, string[]>();
  for (const { records, counted, length } of Object.values<StoragePeriod>(STORAGE_PERIODS)) {
    const period = `${counted} ${lengthInWords(length)}`;
    lines.set(period, [...(lines.get(period) ?? []), records]);
  }
  return [...lines].map(([period, records]) => `${records.join(', ')}: ${period}`);
}

function lengthInWords(length: StoragePeriod['length']): string {
  return 'years' in length ? `${length.years} yıl` : `${length.days} gün`;
}
