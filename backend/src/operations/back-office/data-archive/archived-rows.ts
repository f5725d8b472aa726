/** A table of the database whose rows go into the archive. */
export interface ArchivedRows {
  /** The file's name without its ending. */
  readonly name: string;
  /** The unique columns by which the rows are read in batches. */
  readonly key: readonly string[];
  /** The SQL of each column by its title. */
  readonly columns: Readonly<Record<string, string>>;
}

const lira = (column: string) => `replace(round(${column} / 100.0, 2)::text, '.', ',')`;
const time = (column: string) => `to_char(${column} AT TIME ZONE 'Europe/Istanbul', 'DD.MM.YYYY HH24:MI')`;

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
  order_line: {
    name: 'siparis-satirlari',
    key: ['id'],
    columns: {
      ...{ 'Sipariş No': 'order_id', Sıra: 'position', Tür: 'kind', Ad: 'name', Adet: 'quantity' },
      ...{ 'Birim Fiyat (TL)': lira('unit_price_kurus'), 'İndirim (TL)': lira('discount_kurus') },
      ...{ 'Toplam (TL)': lira('total_kurus'), 'KDV (%)': 'vat_rate_percent', 'Öğrenci mi': 'is_student' },
      ...{
        'Seans Tarihi': 'date',
        Başlangıç: 'start_time',
        'Ürün No': 'product_id',
        'Seans No': 'session_id',
      },
    },
  },
  seat_guest: {
    name: 'misafirler',
    key: ['booking_id', 'position'],
    columns: {
      ...{ 'Rezervasyon No': 'booking_id', Yer: 'position + 1', Ad: 'name', Yaş: 'age_band' },
      ...{ Sorumlu: 'guardian_name', 'Sorumlunun Telefonu': 'guardian_phone', İhtiyaçlar: 'needs' },
      ...{ 'İhtiyaçlara Rıza': time('needs_consent_at'), 'Rıza Metni': 'needs_consent_version' },
      ...{ Fotoğraf: 'photo_consent', Silindi: time('erased_at') },
    },
  },
  sales_document: {
    name: 'faturalar',
    key: ['id'],
    columns: {
      ...{ 'Belge No': 'number', Tür: 'kind', 'Sipariş No': 'order_id', Sıra: 'position', Durum: 'state' },
      ...{ 'Net (TL)': lira('net_kurus'), 'KDV (TL)': lira('vat_kurus'), 'Toplam (TL)': lira('gross_kurus') },
      ...{ Alıcı: 'buyer', Satış: 'facts', 'Son Gün': 'issue_by', Düzenlendi: time('issued_at') },
    },
  },
  sales_document_line: {
    name: 'fatura-satirlari',
    key: ['document_id', 'position'],
    columns: {
      ...{ Belge: 'document_id', Sıra: 'position', Ad: 'name', Adet: 'quantity', 'KDV (%)': 'rate_percent' },
      ...{ 'Net (TL)': lira('net_kurus'), 'KDV (TL)': lira('vat_kurus'), 'Toplam (TL)': lira('gross_kurus') },
    },
  },
  parcel: {
    name: 'kargo-paketleri',
    key: ['id'],
    columns: {
      ...{ 'Sipariş No': 'order_id', Paket: 'position', Firma: 'carrier', 'Takip No': 'tracking_number' },
      İçindekiler: `(SELECT string_agg(packed.quantity || ' × ' || line.name, ', ' ORDER BY line.position)
        FROM parcel_line packed JOIN order_line line ON line.id = order_line_id WHERE parcel_id = parcel.id)`,
      ...{ Durum: 'state', 'Yola Çıktı': time('left_at'), Ulaştı: time('arrived_at') },
    },
  },
  order_document: {
    name: 'siparis-sozlesmeleri',
    key: ['order_id', 'kind'],
    columns: { 'Sipariş No': 'order_id', Belge: 'kind', Onay: time('accepted_at'), Metin: 'content' },
  },
  order_invoice_details: {
    name: 'fatura-bilgileri',
    key: ['order_id'],
    columns: {
      ...{ 'Sipariş No': 'order_id', Tür: 'kind', 'T.C. Kimlik No': 'identity_number', Unvan: 'title' },
      ...{ 'Vergi Dairesi': 'tax_office', 'Vergi No': 'tax_number', İl: 'city', İlçe: 'district' },
      ...{ Mahalle: 'neighbourhood', Adres: 'address_line' },
    },
  },
  order_correction: {
    name: 'siparis-duzeltmeleri',
    key: ['id'],
    columns: {
      ...{ 'Sipariş No': 'order_id', Düzeltildi: time('made_at'), Düzelten: 'made_by', Kalemler: 'lines' },
      ...{
        'Önceki Toplam (TL)': lira('total_before_kurus'),
        'Yeni Toplam (TL)': lira('total_after_kurus'),
        'Geri Verilen (TL)': lira('given_back_kurus'),
      },
    },
  },
  order_payment: {
    name: 'odemeler',
    key: ['id'],
    columns: {
      ...{ 'Sipariş No': 'order_id', Yöntem: 'method', 'Tutar (TL)': lira('amount_kurus') },
      ...{
        Alındı: time('received_at'),
        Kaydeden: 'recorded_by',
        Açıklama: 'reference',
        'İptal Ettiği': 'reverses_id',
      },
    },
  },
  payment_link: {
    name: 'odeme-baglantilari',
    key: ['id'],
    columns: {
      ...{ 'Sipariş No': 'order_id', 'Tutar (TL)': lira('amount_kurus'), Durum: 'status' },
      ...{ Oluşturan: 'created_by', Oluşturuldu: time('created_at'), 'Son Saat': time('expires_at') },
    },
  },
  refund: {
    name: 'iadeler',
    key: ['id'],
    columns: {
      ...{ 'Sipariş No': '(SELECT order_id FROM order_payment WHERE id = payment_id)' },
      ...{ 'Tutar (TL)': lira('amount_kurus'), Neden: 'reason', Durum: 'status' },
      ...{ İstendi: time('created_at'), Tamamlandı: time('done_at') },
    },
  },
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
      ...{ 'E-posta': 'address', Amaç: 'purpose', Kanal: 'channel', Verildi: 'is_given' },
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
