import { type ArchivedRows, lira, time } from './archived-columns.js';

/** By table: all that belongs to orders and their bookings. */
export const ARCHIVED_ORDER_ROWS: Readonly<Record<string, ArchivedRows>> = {
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
  card_day: {
    name: 'iyzico-gunleri',
    key: ['day'],
    columns: {
      ...{ Gün: 'day', 'Dükkânda Çekilen (TL)': lira('ours_paid_kurus') },
      ...{
        'Dükkânda İade (TL)': lira('ours_returned_kurus'),
        'iyzico Çekilen (TL)': lira('theirs_paid_kurus'),
      },
      ...{ 'iyzico İade (TL)': lira('theirs_returned_kurus'), 'Komisyon (TL)': lira('fee_kurus') },
    },
  },
  card_difference: {
    name: 'iyzico-farklari',
    key: ['id'],
    columns: {
      ...{ Gün: 'day', 'iyzico Ödeme No': 'provider_payment_id', Tür: 'kind', 'Sipariş No': 'order_id' },
      ...{ 'Dükkân (TL)': lira('ours_kurus'), 'iyzico (TL)': lira('theirs_kurus') },
      ...{ Açıklama: 'explanation', Açıklayan: 'explained_by', Kapandı: time('gone_at') },
    },
  },
  till_count: {
    name: 'kasa-sayimlari',
    key: ['id'],
    columns: {
      ...{ Gün: 'day', 'Beklenen Nakit (TL)': lira('cash_expected_kurus') },
      ...{ 'Sayılan Nakit (TL)': lira('cash_counted_kurus'), 'Kasada Kalan (TL)': lira('cash_left_kurus') },
      ...{ 'Beklenen POS (TL)': lira('pos_expected_kurus'), 'POS (TL)': lira('pos_counted_kurus') },
      ...{ Not: 'note', Sayan: 'counted_by', Sayıldı: time('counted_at') },
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
  parcel_label: {
    name: 'kargo-etiketleri',
    key: ['id'],
    columns: {
      ...{ 'Etiket No': 'reference', 'Sipariş No': 'order_id', 'Paket No': 'parcel_id', Durum: 'state' },
      ...{ 'Ağırlık (gram)': 'weight_grams', 'Ücret (TL)': lira('price_kurus'), Neden: 'reason' },
      ...{ İstendi: time('asked_at') },
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
  order_return: {
    name: 'iadeler-ve-hasarlar',
    key: ['id'],
    columns: {
      ...{ 'Sipariş No': 'order_id', Tür: 'kind', Durum: 'state', Neden: 'reason', Açıklama: 'note' },
      Parçalar: `(SELECT string_agg(piece.quantity || ' × ' || line.name, ', ' ORDER BY line.position)
        FROM order_return_line piece JOIN order_line line ON line.id = order_line_id WHERE return_id = order_return.id)`,
      ...{ Kargo: 'carrier', 'Takip No': 'tracking_number', 'Ret Nedeni': 'refusal' },
      ...{ Bildirildi: time('notified_at'), 'Teslim Alındı': time('received_at'), Kapandı: time('ended_at') },
      'İade (TL)': lira('refund_kurus'),
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
  credit: {
    name: 'krediler',
    key: ['id'],
    columns: {
      ...{ Kod: 'code', 'Sipariş No': 'order_id', 'Rezervasyon No': 'booking_id' },
      ...{ 'Tutar (TL)': lira('amount_kurus'), 'Kalan (TL)': lira('left_kurus'), Verildi: time('issued_at') },
    },
  },
  credit_entry: {
    name: 'kredi-hareketleri',
    key: ['id'],
    columns: {
      ...{ 'Kredi No': 'credit_id', 'Tutar (TL)': lira('amount_kurus'), 'Ödeme No': 'payment_id' },
      ...{ 'İade No': 'refund_id', Kaydeden: 'made_by', Zaman: time('made_at') },
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
};
