import type { ErrorEntry } from '../common/error-entry.js';

export const ORDER_ERRORS = {
  cart_empty: { status: 400, message: 'Sepetiniz boş. Rafta sizi bekleyen parçalara göz atın.' },
  seller_missing: {
    status: 409,
    message:
      'Dükkânımız henüz sipariş alamıyor: satıcı bilgilerimiz tamamlanmadı. Sepetiniz duruyor; birazdan yeniden deneyin.',
  },
  cart_too_dear: {
    status: 409,
    message:
      'Bir siparişin tutarı en fazla 1.000.000 TL olabilir. Daha büyük siparişleriniz için bizi arayın, birlikte planlayalım.',
  },
  cart_changed: {
    status: 409,
    message:
      'Sepetinizdeki bazı parçaların fiyatı ya da stoğu değişti. Güncel hâlini kontrol edip devam edin.',
  },
  total_changed: {
    status: 409,
    message: 'Sepet tutarı değişti. Yeni tutar {total}. Onaylamadan kartınızdan ödeme almıyoruz.',
  },
  documents_changed: {
    status: 409,
    message: 'Sözleşme metinleri bu arada güncellendi. Yeniden okuyup onaylamanızı rica ederiz.',
  },
  address_required: { status: 400, message: 'Ürün siparişi için teslimat adresi gereklidir' },
  invoice_drawn_up: {
    status: 409,
    message:
      'Bu siparişin faturası düzenlendi; fatura bilgileri artık değiştirilemez. Hiçbir şey değiştirilmedi.',
  },
  invoice_address_required: { status: 400, message: 'Fatura adresi gereklidir' },
  pick_up_not_offered: {
    status: 409,
    message: 'Parçaları atölyeden teslim almak şu anda mümkün değil. Teslimat adresinizi yazın.',
  },
  order_is_picked_up: {
    status: 409,
    message: 'Bu sipariş atölyeden teslim alınacak; kargo bilgisi girilemez.',
  },
  order_in_parcels: {
    status: 409,
    message: 'Bu sipariş birden çok pakete bölündü; kargo bilgisini paketin kendisinde düzeltin.',
  },
  parcels_not_open: {
    status: 409,
    message: 'Sipariş bu durumdayken paket hazırlanamaz ve gönderilemez.',
  },
  parcel_too_full: {
    status: 409,
    message: 'Seçtiğiniz parçaların bir bölümü başka bir pakette. Kalan parçaları yeniden seçin.',
  },
  parcel_not_found: { status: 404, message: 'Paket bulunamadı; bu arada açılmış olabilir.' },
  nothing_to_print: { status: 409, message: 'Seçtiğiniz siparişlerde yazdırılacak etiket ya da fiş yok.' },
  label_without_place: {
    status: 409,
    message:
      'Siparişin adresi il ve ilçe olarak yazılmamış; kargo etiketi bu hâliyle alınamaz. Adresi siparişte düzeltin.',
  },
  parcel_has_left: { status: 409, message: 'Kargoya verilmiş bir paket açılamaz.' },
  parcel_without_carrier: { status: 409, message: 'Paketi kargoya vermeden önce kargo şirketini yazın.' },
  address_unknown: { status: 400, message: 'Seçtiğiniz il, ilçe ya da mahalle bulunamadı.' },
  hold_expired: {
    status: 409,
    message: 'Sepetinizi ayırdığımız süre doldu. Sepetiniz duruyor; ödemeye yeniden başlayabilirsiniz.',
  },
  hold_limit: {
    status: 429,
    message:
      'Bağlantınızdan bugün çok sayıda sepet ödenmeden bırakıldı; bu kadar büyük bir sepeti şu anda ayıramıyoruz. Sepetiniz duruyor; daha az parça ya da yerle deneyin.',
  },
  piece_limit: {
    status: 429,
    message:
      'Bir seferde bu kadar çok parçayı ayıramıyoruz. Toplu siparişleriniz için bizi arayın, birlikte planlayalım.',
  },
  seat_limit: {
    status: 429,
    message:
      'Bir seferde bu kadar çok yer ayıramıyoruz. Kalabalık gruplar için bilgi isteyin, birlikte planlayalım.',
  },
  hold_not_renewable: { status: 409, message: 'Süreyi en fazla iki kez uzatabiliyoruz.' },
  order_not_found: { status: 404, message: 'Sipariş bulunamadı. Bağlantının eksiksiz olduğundan emin olun.' },
  order_not_tracked: {
    status: 404,
    message: 'Bu bilgilerle bir sipariş bulamadık. Sipariş numaranızı ve e-posta adresinizi kontrol edin.',
  },
  goods_gone: {
    status: 409,
    message: 'Artık yeterli stok ya da yer yok: {what}. Hiçbir şey değiştirilmedi.',
  },
  order_booking_removed: {
    status: 409,
    message:
      '{what} rezervasyonu silindiği için bu sipariş yeniden açılamaz; yeri geri alınamıyor. Hiçbir şey değiştirilmedi.',
  },
  payment_running: {
    status: 409,
    message: 'Bu siparişin ödemesi şu anda bankada çekiliyor. Birkaç dakika sonra yeniden deneyin.',
  },
  refund_too_much: {
    status: 409,
    message: 'Bu kadarı iade edilemiyor; iade edilebilecek tutar {remaining}. Hiçbir şey değiştirilmedi.',
  },
  refund_changed: {
    status: 409,
    message:
      'Siz bakarken bu siparişte başka bir iade istendi; iade edilebilecek tutar şimdi {remaining}. Bu iade yapılmadı.',
  },
  refund_not_open: { status: 409, message: 'Bu iade bu arada sonuçlandı. Hiçbir şey değiştirilmedi.' },
  payment_too_much: {
    status: 409,
    message: 'Kalan tutar {open}; bundan fazlası kaydedilemez. Hiçbir şey değiştirilmedi.',
  },
  payment_changed: {
    status: 409,
    message:
      'Siz bakarken bu siparişe başka bir ödeme geldi; kalan tutar şimdi {open}. Bu ödeme kaydedilmedi.',
  },
  payment_before_order: {
    status: 409,
    message: 'Bekleyen ya da iptal edilmiş bir sipariş için ödeme kaydedilemez. Önce siparişi onaylayın.',
  },
  unpaid_term_over: {
    status: 409,
    message: 'Bu siparişin ödeme süresi doldu, yerleri boşalıyor. Bağlantı oluşturulmadı.',
  },
  payment_not_reversible: {
    status: 409,
    message: 'Bu ödeme kaydı geri alınamaz. Gerekirse para iadesi yapın.',
  },
  correction_not_open: {
    status: 409,
    message: 'Bekleyen ya da iptal edilmiş bir siparişin kalemleri düzeltilemez.',
  },
  correction_sent: {
    status: 409,
    message: 'Yola çıkmış parçalar burada değiştirilemez. Geri gelen parçalar için para iadesi yapın.',
  },
  correction_line_ended: {
    status: 409,
    message: 'İptal edilmiş bir kalem düzeltilemez: {what}. Hiçbir şey değiştirilmedi.',
  },
  correction_packed: {
    status: 409,
    message: '{what} pakete konmuş. Azaltmak için önce paketi açın.',
  },
  correction_guest_came: {
    status: 409,
    message:
      'Gelmiş ya da öğrenci farkını ödemiş konukların yeri eksiltilemez: {what}. Gerekirse para iadesi yapın.',
  },
  correction_leaves_nothing: {
    status: 409,
    message: 'Siparişte en az bir kalem kalmalı. Hiçbiri kalmayacaksa siparişi iptal edin.',
  },
  correction_of_nothing: { status: 409, message: 'Bu kalemlerde değişen bir şey yok.' },
  line_corrected_away: {
    status: 409,
    message: 'Bu yer siparişten çıkarıldı. Yeniden eklemek için siparişi açıp kalemlerini düzeltin.',
  },
  student_difference_otherwise: {
    status: 409,
    message:
      'Bu fark az önce kaydedildi ({how}); yanıtı size ulaşmamış olabilir. İkinci kez almayın; yanlışsa siparişin ödemelerinden düzeltin.',
  },
  student_difference_not_owed: {
    status: 409,
    message: 'Bu yer için alınacak öğrenci farkı yok. Hiçbir şey değiştirilmedi.',
  },
  address_not_changeable: {
    status: 409,
    message:
      'Teslimat adresi artık değiştirilemez; yalnızca kargoya verilmemiş siparişlerin adresi düzeltilebilir. Hiçbir şey değiştirilmedi.',
  },
  contact_emptied: {
    status: 400,
    message: 'Soyad, telefon ve e-posta adresi boş bırakılamaz; yerlerine doğrusunu yazın.',
  },
  person_erased: {
    status: 409,
    message: 'Bu kişi hesabını sildirdi; bilgileri değiştirilemez ve ona e-posta gönderilemez.',
  },
  nothing_to_refund: { status: 409, message: 'Bu siparişte iade edilebilecek bir ödeme yok.' },
} as const satisfies Record<string, ErrorEntry>;
