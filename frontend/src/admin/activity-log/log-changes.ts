import { formatTl } from '@contract/common/money.js';

export interface LogChange {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** The Turkish names of fields whose technical names mean nothing to the studio; other fields keep their names. */
const NAMES: Readonly<Record<string, string>> = {
  active: 'Etkin',
  adminNotes: 'Yönetici notu',
  altText: 'Resimde ne görünüyor?',
  capacity: 'Kontenjan',
  category: 'Kategori',
  categoryId: 'Kategori',
  code: 'Kod',
  content: 'İçerik',
  content_value: 'Metin',
  date: 'Tarih',
  description: 'Açıklama',
  displayOrder: 'Sıra',
  email: 'E-posta',
  endTime: 'Bitiş',
  hasKey: 'API anahtarı var',
  isActive: 'Etkin',
  isKeyNew: 'API anahtarı değişti',
  length: 'Uzunluk',
  maxTokens: 'Token sınırı',
  model: 'Model',
  name: 'Ad',
  notes: 'Notlar',
  paymentStatus: 'Ödeme',
  phone: 'Telefon',
  priceKurus: 'Fiyat',
  publishAt: 'Yayın tarihi',
  role: 'Rol',
  seoScore: 'SEO puanı',
  slug: 'Adres',
  startTime: 'Başlangıç',
  status: 'Durum',
  stockQuantity: 'Stok',
  subject: 'Konu',
  temperature: 'Yaratıcılık',
  title: 'Başlık',
  tone: 'Üslup',
  topic: 'Konu',
  trackingNumber: 'Kargo numarası',
};

/** Lists the fields that an admin changed; null for an entry without changes. */
export function changesIn(details: string): readonly LogChange[] | null {
  const { before, after } = objectIn(details);
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  if (keys.length === 0) return null;
  return keys.map((key) => ({
    name: NAMES[key] ?? key,
    before: shown(key, old[key]),
    after: shown(key, now[key]),
  }));
}

type Fields = Readonly<Record<string, unknown>>;

function objectIn(details: string): Fields {
  try {
    return fieldsOf(JSON.parse(details));
  } catch {
    return {};
  }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function shown(key: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır';
  if (typeof value === 'number' && key.endsWith('Kurus')) return formatTl(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
