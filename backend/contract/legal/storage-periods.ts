import type { TASK_LABELS } from '../operations/jobs/job-labels.js';

/** For how long records of one kind are stored, and which scheduled task ends that. */
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
    records: 'Sipariş, ödeme ve iade kayıtları, onayladığınız sözleşmeler',
    length: { years: 10 },
    counted: 'ait oldukları yılın sonundan itibaren',
    task: 'orders.prune',
  },
  seatGuests: {
    records: 'Sağlık bilgileri ve 18 yaşından küçüklerin bilgileri',
    length: { days: 30 },
    counted: 'workshoptan sonra',
    task: 'seat-guests.erase',
  },
  seatBlocks: {
    records: 'Siparişsiz ayrılan yerlerin adları',
    length: { days: 30 },
    counted: 'workshoptan sonra',
    task: 'seat-blocks.erase',
  },
  waiting: {
    records: 'Bekleme listesi kayıtları',
    length: { days: 90 },
    counted: 'workshoptan sonra',
    task: 'waiting-list.prune',
  },
  stockWishes: {
    records: 'Beklediğiniz parçalar',
    length: { years: 1 },
    counted: 'kaydınızdan sonra',
    task: 'stock-wishes.prune',
  },
  requests: {
    records: 'Bilgi ve teklif talepleriniz',
    length: { years: 2 },
    counted: 'sonuçlandıktan sonra',
    task: 'requests.prune',
  },
  customerMessages: {
    records: 'Hesabınıza yazdığımız mesajlar',
    length: { years: 2 },
    counted: 'gönderildikten sonra',
    task: 'customer-messages.prune',
  },
  sentMessages: {
    records: 'E-posta ve SMS’lerin kayıtları',
    length: { days: 180 },
    counted: 'gönderildikten sonra',
    task: 'messages.prune',
  },
  consents: {
    records: 'Ticari ileti onayınızın kaydı',
    length: { years: 3 },
    counted: 'geri aldıktan sonra',
    task: 'consents.prune',
  },
  securityLog: {
    records: 'Giriş, güvenlik ve sistem kayıtları',
    length: { days: 730 },
    counted: 'en çok',
    task: 'log.prune',
  },
  changeLog: {
    records: 'Siparişlerde ve rezervasyonlarda yapılanların kaydı',
    length: { years: 10 },
    counted: 'en çok',
    task: 'log.prune',
  },
} as const satisfies Readonly<Record<string, StoragePeriod>>;

export type StoredKind = keyof typeof STORAGE_PERIODS;

/** The lines of the privacy policy: 'Bekleme listesi kayıtları: workshoptan sonra 90 gün'. */
export function storageSentences(): string[] {
  return Object.values<StoragePeriod>(STORAGE_PERIODS).map(
    ({ records, counted, length }) => `${records}: ${counted} ${lengthInWords(length)}`,
  );
}

function lengthInWords(length: StoragePeriod['length']): string {
  return 'years' in length ? `${length.years} yıl` : `${length.days} gün`;
}
