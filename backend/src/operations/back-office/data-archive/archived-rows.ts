import { type ArchivedRows, lira, time } from './archived-columns.js';
import { ARCHIVED_ORDER_ROWS } from './archived-order-rows.js';

/** What a coupon is limited to. */
const namesOf = (kind: 'product' | 'category') =>
  `(SELECT string_agg(name, ', ') FROM coupon_${kind} JOIN ${kind} ON ${kind}.id = ${kind}_id WHERE coupon_id = coupon.id)`;

/** By table. What the lists of the back office hold is in the archive as their own downloads are. */
export const ARCHIVED_ROWS: Readonly<Record<string, ArchivedRows>> = {
  category: { name: 'kategoriler', key: ['id'], columns: { Kategori: 'name', Adres: 'slug' } },
  price_change: {
    name: 'fiyat-gecmisi',
    key: ['id'],
    columns: {
      ...{ 'Ürün No': 'product_id', 'Seans No': 'session_id', Tarih: time('since') },
      'Fiyat (TL)': lira('price_kurus'),
    },
  },
  stock_wish: {
    name: 'haber-bekleyenler',
    key: ['id'],
    columns: {
      ...{ 'Ürün No': 'product_id', Ürün: '(SELECT name FROM product WHERE product.id = product_id)' },
      ...{ 'E-posta': 'email', İstedi: time('created_at') },
    },
  },
  ...ARCHIVED_ORDER_ROWS,
  coupon: {
    name: 'kuponlar',
    key: ['id'],
    columns: {
      ...{ Kod: 'code', Ad: 'name', Açıklama: 'description', Tür: 'type', Değer: lira('value_hundredths') },
      ...{ 'En Az Tutar (TL)': lira('minimum_kurus'), 'En Çok İndirim (TL)': lira('maximum_discount_kurus') },
      Ürünler: namesOf('product'),
      Kategoriler: namesOf('category'),
      ...{ 'Kullanım Sınırı': 'usage_limit', Kullanıldı: 'usage_count', Açık: 'is_active' },
      ...{ Başlangıç: time('valid_from'), Bitiş: time('valid_until') },
    },
  },
  blog_post: {
    name: 'blog-yazilari',
    key: ['id'],
    columns: {
      ...{ Başlık: 'title', Adres: 'slug', Özet: 'excerpt', Yazı: 'content', Kategori: 'category' },
      ...{ Etiketler: `array_to_string(tags, ', ')`, Yazar: 'author_name', Durum: 'status' },
      Yayın: time('published_at'),
    },
  },
  content_entry: {
    name: 'site-metinleri',
    key: ['id'],
    columns: { Bölüm: 'section', Metin: 'content_key', Değer: 'content_value', Değişti: time('updated_at') },
  },
  legal_text_version: {
    name: 'sozlesme-metinleri',
    key: ['kind', 'version'],
    columns: { Tür: 'kind', Sürüm: 'version', Yürürlük: time('in_force_from'), Maddeler: 'clauses' },
  },
  studio_details: {
    name: 'atolye-bilgileri',
    key: ['section'],
    columns: { Bölüm: 'section', Bilgiler: 'details', Değişti: time('updated_at') },
  },
  custom_mail_template: {
    name: 'e-posta-sablonlari',
    key: ['id'],
    columns: { Tür: 'kind', Konu: 'subject', Metin: 'body_html', Açık: 'is_active' },
  },
  newsletter_subscriber: {
    name: 'bulten-aboneleri',
    key: ['address'],
    columns: { 'E-posta': 'address', Onayladı: time('confirmed_at') },
  },
  consent: {
    name: 'ticari-ileti-izinleri',
    key: ['position'],
    columns: {
      ...{ 'E-posta': 'address', Amaç: 'purpose', Kanal: 'channel', Telefon: 'phone', Verildi: 'is_given' },
      ...{ 'Metnin Sürümü': 'text_version', Kaynak: 'source', Tarih: time('recorded_at') },
    },
  },
  customer_message: {
    name: 'mesajlar',
    key: ['id'],
    columns: {
      ...{ 'E-posta': '(SELECT email FROM customer WHERE customer.id = customer_id)', Konu: 'subject' },
      ...{
        Mesaj: 'message',
        Gönderen: 'sender_name',
        Gönderildi: time('created_at'),
        Okundu: time('read_at'),
      },
    },
  },
  campaign: {
    name: 'toplu-gonderimler',
    key: ['id'],
    columns: {
      ...{ Konu: 'subject', Mesaj: 'coalesce(body_html, message)', Kime: 'audience', Durum: 'status' },
      ...{ Alıcı: 'recipient_count', Gönderen: 'admin_name', Başladı: time('created_at') },
    },
  },
  internal_note: {
    ...{ name: 'ic-notlar', key: ['id'] },
    columns: {
      ...{ 'Sipariş No': 'order_id', 'Rezervasyon No': 'booking_id', 'Müşteri No': 'customer_id' },
      ...{ Not: 'text', Yazan: 'author_name', Yazıldı: time('written_at') },
    },
  },
  seat_block: {
    name: 'ayrilmis-yerler',
    key: ['id'],
    columns: {
      ...{ 'Seans No': 'session_id', Tür: 'kind', Yer: 'seats', Ad: 'name', Telefon: 'phone', Not: 'note' },
      ...{ Yazan: 'created_by', Yazıldı: time('created_at') },
    },
  },
  waiting_list_entry: {
    name: 'bekleme-listeleri',
    key: ['id'],
    columns: {
      ...{ 'Seans No': 'session_id', Ad: 'name', 'E-posta': 'email', Telefon: 'phone', Yer: 'seats' },
      ...{ 'Daha Azı Olur': 'takes_fewer', 'Başka Tarih Olur': 'takes_any_date', Not: 'note' },
      ...{
        Durum: 'status',
        Girdi: time('created_at'),
        Önerildi: time('offered_at'),
        Bitti: time('ended_at'),
      },
    },
  },
  data_request: {
    name: 'kvkk-basvurulari',
    key: ['id'],
    columns: {
      ...{ Ad: 'name', 'E-posta': 'email', Telefon: 'phone', Konu: 'kind', Mesaj: 'message', Durum: 'state' },
      ...{ Geldi: time('confirmed_at'), Yanıt: 'answer_text', Yanıtlandı: time('answered_at') },
      ...{ Yanıtlayan: 'answered_by', Silindi: time('erased_at') },
    },
  },
  information_request: {
    name: 'bilgi-talepleri',
    key: ['id'],
    columns: {
      ...{ Ad: 'name', Soyad: 'surname', 'E-posta': 'email', Telefon: 'phone', Workshop: 'workshop_type' },
      ...{ Mesaj: 'message', Durum: 'status', Notlar: 'admin_notes', Geldi: time('created_at') },
      ...{ Yanıt: 'answer_text', Yanıtlandı: time('answered_at') },
    },
  },
  bulk_order_request: {
    name: 'toplu-siparis-talepleri',
    key: ['id'],
    columns: {
      ...{ Ad: 'name', 'E-posta': 'email', Telefon: 'phone', Mesaj: 'message', Durum: 'status' },
      ...{ Geldi: time('created_at'), Teklif: 'offer_text', Yanıtlandı: time('answered_at') },
    },
  },
};
