import type { ErrorEntry } from '../common/error-entry.js';

/** Specification 3, section 8, 'Login', where it gives a text. */
export const ADMIN_ERRORS = {
  admin_session_needed: { status: 401, message: 'Oturum süresi doldu, lütfen tekrar giriş yapın.' },
  changed_meanwhile: {
    status: 409,
    message: 'Bu kayıt siz düzenlerken değişti. Yazdıklarınız duruyor; iki hâline bakıp birini seçin.',
  },
  list_too_slow: {
    status: 503,
    message:
      'Bu aramayı zamanında bitiremedik. Tarih aralığını daraltıp ya da bir filtre ekleyip yeniden deneyin.',
  },
  admin_captcha_needed: { status: 403, message: 'Güvenlik doğrulaması başarısız' },
  admin_sign_in_failed: { status: 401, message: 'E-posta veya şifre hatalı' },
  admin_code_wrong: { status: 400, message: 'Geçersiz kod' },
  admin_code_expired: {
    status: 400,
    message: 'Kodun süresi doldu ya da çok kez hatalı girildi. Yeniden giriş yapın.',
  },
  first_admin_link_invalid: {
    status: 400,
    message: 'Bu kurulum adresi geçersiz. Dükkânı yeniden başlatın; yazdığı yeni adresi açın.',
  },
  first_admin_exists: {
    status: 409,
    message: 'Bu dükkânın yöneticisi zaten var. Kendi hesabınızla giriş yapın.',
  },
  authenticator_on: { status: 409, message: 'Doğrulama uygulaması zaten açık.' },
  authenticator_off: { status: 409, message: 'Doğrulama uygulaması açık değil.' },
  authenticator_setup_expired: {
    status: 400,
    message: 'Kurulumun süresi doldu. Lütfen baştan başlayın.',
  },
  authenticator_code_wrong: {
    status: 400,
    message: 'Kod yanlış ya da daha önce kullanıldı. Uygulamadaki yeni kodu yazın.',
  },
  super_admin_only: { status: 403, message: 'Süper yöneticileri yalnızca süper yöneticiler yönetebilir.' },
  role_not_enough: {
    status: 403,
    message: 'Bu işlem rolünüzün dışında. Yapmanız gerekiyorsa bir süper yöneticiye haber verin.',
  },
  roles_by_super_admin: { status: 403, message: 'Rolleri yalnızca süper yöneticiler verir.' },
  super_admin_needed: { status: 403, message: 'Bu bölüm yalnızca süper yöneticilere açıktır.' },
  protection_for_super_admin: {
    status: 403,
    message:
      'Yönetici girişinin ikinci adımını, güvenlik kodunu ve güvenlik kayıtlarını yalnızca süper yöneticiler kapatabilir.',
  },
  own_account_kept: {
    status: 409,
    message: 'Kendi hesabınızı silemez, kapatamaz ve yetkisini değiştiremezsiniz.',
  },
  own_address_in_profile: { status: 409, message: 'Kendi e-posta adresinizi profil sayfanızdan değiştirin.' },
  view_name_taken: { status: 409, message: 'Bu adla kayıtlı bir görünümünüz var.' },
  view_limit: {
    status: 409,
    message: 'En fazla {most} görünüm kaydedebilirsiniz. Yenisi için birini silin.',
  },
  own_password_in_profile: { status: 409, message: 'Kendi şifrenizi profil sayfanızdan değiştirin.' },
} as const satisfies Record<string, ErrorEntry>;
