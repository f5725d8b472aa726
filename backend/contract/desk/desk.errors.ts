import type { ErrorEntry } from '../common/error-entry.js';

export const DESK_ERRORS = {
  session_closed: {
    status: 409,
    message: 'Bu seans geçti, başladı ya da takvimden kaldırıldı; kişi eklenemez.',
  },
  session_has_too_few_seats: {
    status: 409,
    message: 'Bu seansta {left} boş yer kaldı. Hiçbir şey kaydedilmedi.',
  },
  counter_price_changed: {
    status: 409,
    message: 'Bu arada bir fiyat değişti; yeni toplam {total}. Satış kaydedilmedi.',
  },
  counter_payments_differ: {
    status: 400,
    message: 'Ödemelerin toplamı {total} etmiyor. Satış kaydedilmedi.',
  },
  counter_pieces_gone: {
    status: 409,
    message:
      '{what} için yeterli stok yok: az önce satıldı ya da sitede bir alıcının ödemesini bekliyor. Satış kaydedilmedi, para almayın.',
  },
  counter_undo_too_late: {
    status: 409,
    message:
      'Bir satış yalnızca ilk {minutes} dakika içinde geri alınabilir. Gerekirse siparişten iade yapın.',
  },
  counter_sale_refunded: {
    status: 409,
    message: 'Bu satıştan para iade edilmiş; geri alınamaz. Siparişten devam edin.',
  },
  counter_sale_paid_by_card: {
    status: 409,
    message: 'Bu satış ödeme bağlantısıyla kartla ödenmiş; geri alınamaz. Parayı siparişten iade edin.',
  },
  desk_key_used: {
    status: 409,
    message:
      'Bu formla az önce {what} kaydedildi; yanıtı size ulaşmamış olabilir. Son yazdıklarınız kaydedilmedi: formu kapatıp var olan kaydı düzeltin.',
  },
  counter_code_unknown: {
    status: 404,
    message: 'Bu kod, satıştaki bir parçanın etiketi değil. Parçayı adıyla arayın.',
  },
} as const satisfies Record<string, ErrorEntry>;
