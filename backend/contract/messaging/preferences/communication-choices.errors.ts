import type { ErrorEntry } from '../../common/error-entry.js';

export const COMMUNICATION_CHOICE_ERRORS = {
  choices_link_invalid: { status: 400, message: 'Bu bağlantı geçersiz.' },
  choice_changed_meanwhile: {
    status: 409,
    message:
      'Bu tercih az önce başka bir yerden değişti. Şimdiki hâlini gösteriyoruz; isterseniz yeniden seçin.',
  },
  choices_need_verified_address: {
    status: 409,
    message: 'Tercihlerinizi değiştirmek için önce e-posta adresinizi doğrulayın.',
  },
} as const satisfies Record<string, ErrorEntry>;
