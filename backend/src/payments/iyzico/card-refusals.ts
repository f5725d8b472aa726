/** Why a payment did not happen, in terms that stay the same whatever iyzico calls it. */
export type RefusalCode =
  | 'insufficient_funds'
  | 'expired_card'
  | 'wrong_cvc'
  | 'wrong_card_number'
  | 'wrong_expiry'
  | 'closed_to_online'
  | 'card_not_accepted'
  | 'contact_bank'
  | 'declined'
  | 'three_ds_failed'
  | 'three_ds_unavailable'
  | 'bank_unreachable'
  | 'provider_unreachable'
  | 'too_many_requests'
  | 'shop_error'
  | 'not_refundable';

export interface Refusal {
  readonly code: RefusalCode;
  /** For the buyer. */
  readonly message: string;
  /** For the log and the back office only. */
  readonly providerCode: string | null;
  readonly providerGroup: string | null;
}

const SAFE = 'Kartınızdan para çekilmedi ve sepetiniz olduğu gibi duruyor.';

const TEXTS: Record<RefusalCode, string> = {
  insufficient_funds: `Kartınızın limiti ya da bakiyesi bu ödemeye yetmedi. ${SAFE} Başka bir kartla deneyebilirsiniz.`,
  expired_card: `Kartınızın kullanım süresi dolmuş görünüyor. ${SAFE} Yeni kartınızla ya da başka bir kartla deneyebilirsiniz.`,
  wrong_cvc: `Kartın güvenlik kodu (CVC) bankanızdaki bilgiyle eşleşmedi. ${SAFE} Kodu kontrol edip yeniden deneyebilirsiniz.`,
  wrong_card_number: `Kart numarası geçerli görünmüyor. ${SAFE} Numarayı kontrol edip yeniden deneyebilirsiniz.`,
  wrong_expiry: `Kartın son kullanma tarihi geçerli görünmüyor. ${SAFE} Tarihi kontrol edip yeniden deneyebilirsiniz.`,
  closed_to_online: `Kartınız internet alışverişine kapalı görünüyor. ${SAFE} Bankanızdan açtırabilir ya da başka bir kartla deneyebilirsiniz.`,
  card_not_accepted: `Bu kartla ödeme alamadık. ${SAFE} Başka bir kartla deneyebilirsiniz.`,
  contact_bank: `Bankanız işlemi onaylamadı. ${SAFE} Ayrıntı için bankanızı arayabilir ya da başka bir kartla deneyebilirsiniz.`,
  declined: `Bankanız işlemi onaylamadı. ${SAFE} Başka bir kartla deneyebilirsiniz.`,
  three_ds_failed: `Bankanızın doğrulama adımı tamamlanmadı. ${SAFE} Dilerseniz yeniden deneyebilirsiniz.`,
  three_ds_unavailable: `Kartınız 3D Secure doğrulamasına açık görünmüyor. ${SAFE} Bankanızdan açtırabilir ya da başka bir kartla deneyebilirsiniz.`,
  bank_unreachable: `Bankanıza şu anda ulaşılamıyor. ${SAFE} Birkaç dakika sonra yeniden deneyebilirsiniz.`,
  provider_unreachable: `Ödeme kuruluşuna şu anda ulaşamıyoruz. ${SAFE} Birkaç dakika sonra yeniden deneyebilirsiniz.`,
  too_many_requests: `Şu anda çok sayıda ödeme alınıyor. ${SAFE} Bir dakika sonra yeniden deneyebilirsiniz.`,
  shop_error: `Ödeme işlemi başarısız. ${SAFE} Yeniden deneyebilir ya da bize yazabilirsiniz.`,
  not_refundable: 'Bu ödeme iptal ya da iade edilemiyor.',
};

export function refusal(code: RefusalCode, source: ProviderError = {}): Refusal {
  return {
    code,
    message: TEXTS[code],
    providerCode: source.errorCode ?? null,
    providerGroup: source.errorGroup ?? null,
  };
}

export interface ProviderError {
  readonly errorCode?: string | undefined;
  readonly errorGroup?: string | undefined;
}
