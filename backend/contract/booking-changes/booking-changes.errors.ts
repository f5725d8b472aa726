import type { ErrorEntry } from '../common/error-entry.js';

export const BOOKING_CHANGE_ERRORS = {
  reschedule_not_open: {
    status: 409,
    message: 'Yalnızca onaylı bir rezervasyon başka güne alınabilir.',
  },
  reschedule_to_same_session: { status: 400, message: 'Rezervasyon zaten bu günde. Başka bir gün seçin.' },
  reschedule_seat_unknown: {
    status: 409,
    message: 'Seçtiğiniz yerlerden biri bu rezervasyonda artık yok. Rezervasyonun yeni hâline bakın.',
  },
  reschedule_guest_noted: {
    status: 409,
    message:
      'Seçtiğiniz yerlerden birinin misafiri için “geldi” ya da “gelmedi” notu var. Önce Bugün’de notu geri alın.',
  },
  reschedule_session_gone: {
    status: 409,
    message: 'Seçtiğiniz gün takvimden kaldırıldı ya da başladı. Başka bir gün seçin.',
  },
  reschedule_session_full: {
    status: 409,
    message:
      'Seçtiğiniz günde {seats} kişilik boş yer kalmadı. Rezervasyon yerinde duruyor; başka bir gün seçin.',
  },
  reschedule_reason_missing: {
    status: 400,
    message: 'Fiyat farkını neden uygulamadığınızı yazın; rezervasyonun geçmişinde durur.',
  },
  guest_changes_not_found: { status: 404, message: 'Bu bağlantıyla bir rezervasyon bulamadık.' },
  guest_changes_closed: {
    status: 409,
    message: 'Bu rezervasyon artık buradan değiştirilemiyor. Bizi arayın, birlikte bakalım.',
  },
  move_too_late: { status: 409, message: 'Gün değişikliği için süre geçti. Bizi arayın, birlikte bakalım.' },
  no_moves_left: {
    status: 409,
    message: 'Bu yer ücretsiz gün değişikliği hakkını kullandı. Bizi arayın, birlikte bakalım.',
  },
  move_not_same_workshop: { status: 400, message: 'Aynı workshopun başka bir gününü seçin.' },
  move_price_changed: {
    status: 409,
    message: 'Bu arada fiyat değişti. Yeni farka bakıp yeniden onaylayın; yeriniz duruyor.',
  },
  caller_price_changed: {
    status: 409,
    message:
      'O günün fiyatı bu arada değişti; rezervasyon yerinde duruyor. Pencereyi kapatıp yeniden açın ve yeni farka bakın.',
  },
  cancellation_bill_changed: {
    status: 409,
    message:
      'İade tutarı bu arada değişti: şimdi {refund}. Yeni tutara bakıp yeniden onaylayın; yeriniz duruyor.',
  },
  resale_not_better: {
    status: 409,
    message:
      'Bu yeri devretmeniz size bir şey kazandırmaz: şimdi iptal ederseniz en az o kadarı geri döner. Yeriniz duruyor.',
  },
  resale_closed: {
    status: 409,
    message: 'Bu workshop şu anda satışta değil; yer devre çıkarılamıyor. Yeriniz duruyor.',
  },
  resale_listed_already: {
    status: 409,
    message: 'Seçtiğiniz yerlerden biri zaten devre çıkarılmış. Rezervasyonun yeni hâline bakın.',
  },
  resale_not_listed: {
    status: 409,
    message: 'Seçtiğiniz yerlerden biri devirde değil. Rezervasyonun yeni hâline bakın.',
  },
  resale_being_paid: {
    status: 409,
    message:
      'Şu anda biri bu yerin ödemesini yapıyor. Birkaç dakika sonra yeniden deneyin; ödenmezse yeriniz sizde kalır.',
  },
  resale_bill_changed: {
    status: 409,
    message:
      'Devredilince geri dönecek tutar bu arada değişti: şimdi {refund}. Yeni tutara bakıp yeniden onaylayın; yeriniz duruyor.',
  },
  caller_bill_changed: {
    status: 409,
    message:
      'İade tutarı bu arada değişti: kurala göre şimdi {refund}. Yeni tutara bakıp yeniden onaylayın; rezervasyon duruyor.',
  },
  cancellation_not_open: {
    status: 409,
    message: 'Yalnızca onaylı ya da onay bekleyen bir rezervasyonun yerleri iptal edilebilir.',
  },
  cancellation_below_rules: {
    status: 400,
    message: 'Kurala göre {refund} iade edilir; bundan azı iade edilemez.',
  },
  cancellation_above_paid: { status: 400, message: 'Bu yerler için en fazla {paid} iade edilebilir.' },
  cancellation_reason_missing: {
    status: 400,
    message: 'Neden kuraldan fazlasını iade ettiğinizi yazın; rezervasyonun geçmişinde durur.',
  },
  guest_rename_too_late: {
    status: 409,
    message: 'Yeri başkasına devretmek için süre geçti. Bizi arayın, birlikte bakalım.',
  },
  call_off_not_found: { status: 404, message: 'İptal kaydı bulunamadı.' },
  call_off_undone: { status: 409, message: 'Bu iptal geri alındı.' },
  call_off_announced: { status: 409, message: 'Misafirlere haber verildi; iptal artık geri alınamaz.' },
  too_few_settled: {
    status: 409,
    message: 'Bu workshop için artık karar beklenmiyor; iptal edilmiş ya da başlamış olabilir.',
  },
  too_few_now_fewer: {
    status: 409,
    message: 'Bu arada gelecekler azaldı: şimdi {guests} kişi var. Yeniden karar verin.',
  },
  choice_not_found: { status: 404, message: 'Bu bağlantıyla bir seçim bulamadık.' },
  choice_made: { status: 409, message: 'Bu rezervasyon için seçim yapıldı.' },
  choice_over: { status: 409, message: 'Seçim süresi doldu. Bizi arayın, birlikte bakalım.' },
  credit_not_offered: {
    status: 409,
    message: 'Bu rezervasyon için kredi seçeneği yok. Başka bir günü ya da iadeyi seçin.',
  },
  choice_date_gone: { status: 409, message: 'Bu günde yeterince boş yer kalmadı. Başka bir gün seçin.' },
} as const satisfies Record<string, ErrorEntry>;
