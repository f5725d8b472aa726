import type { ErrorEntry } from '../common/error-entry.js';

export const WAITING_LIST_ERRORS = {
  waiting_list_seats_free: {
    status: 409,
    message: 'Bu workshopta şu an {free} boş yer var. Beklemeden takvimden yerinizi ayırtabilirsiniz.',
  },
  waiting_list_closed: {
    status: 409,
    message: 'Bu workshop için bekleme listesi kapandı. Takvimdeki başka bir tarihe bakabilirsiniz.',
  },
  waiting_list_waits_already: {
    status: 409,
    message: 'Bu tarih için yeniden listeye girmişsiniz; o sıranız duruyor.',
  },
  waiting_list_too_many_seats: {
    status: 400,
    message: 'Bu workshop en fazla {capacity} kişilik. Daha az yer için bekleyebilirsiniz.',
  },
  waiting_list_entry_not_found: {
    status: 404,
    message: 'Bu bekleme kaydı bulunamadı. E-postanızdaki bağlantının tamamını açtığınızdan emin olun.',
  },
  waiting_list_offer_over: {
    status: 409,
    message: 'Size ayırdığımız yerin süresi doldu ya da bu yeri artık istemediğinizi söylediniz.',
  },
  waiting_list_being_paid: {
    status: 409,
    message:
      'Bu yer için ödeme ekranı açık. Ödemeyi bitirin ya da ekranı kapatıp birkaç dakika sonra yeniden deneyin.',
  },
  waiting_list_full_day: {
    status: 429,
    message: 'Bu e-posta adresinden gelen bekleme isteklerini aldık. Yarın yeniden deneyebilirsiniz.',
  },
  waiting_list_nobody_fits: {
    status: 409,
    message: 'Boş yer sayısı bu kişinin istediğinden az. Kapasiteyi artırıp önerebilirsiniz.',
  },
  waiting_list_too_late: {
    status: 409,
    message: 'Workshopa iki saatten az kaldı; artık yer önerilmiyor.',
  },
} as const satisfies Record<string, ErrorEntry>;
