/** The reasons for a refused payment, independent of iyzico's codes. */
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
  /** The text for the buyer. */
  readonly message: string;
  /** For the log and the back office only. */
  readonly providerCode: string | null;
  readonly providerGroup: string | null;
}

/** True of a cart and of an order that is paid by a link. */
const SAFE = 'Kartınızdan para çekilmedi, hiçbir şey kaybolmadı.';

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

/** Groups are looked up first, because iyzico's codes have changed over the years more than its groups. */
const BY_GROUP: Readonly<Record<string, RefusalCode>> = {
  NOT_SUFFICIENT_FUNDS: 'insufficient_funds',
  EXCEEDED_TRANSACTION_AMOUNT: 'insufficient_funds',
  EXPIRED_CARD: 'expired_card',
  INVALID_EXPIRE_YEAR_MONTH: 'wrong_expiry',
  INVALID_CVC2: 'wrong_cvc',
  INVALID_CVC2_LENGTH: 'wrong_cvc',
  INVALID_CARD_NUMBER: 'wrong_card_number',
  BIN_NOT_FOUND: 'wrong_card_number',
  NO_SUCH_ISSUER: 'wrong_card_number',
  NOT_PERMITTED_TO_CARDHOLDER: 'closed_to_online',
  RESTRICTED_BY_LAW: 'closed_to_online',
  CARD_NOT_PERMITTED: 'card_not_accepted',
  NOT_PERMITTED_TO_TERMINAL: 'card_not_accepted',
  INVALID_TRANSACTION: 'card_not_accepted',
  DEBIT_CARDS_REQUIRES_3DS: 'three_ds_unavailable',
  INVALID_CAVV: 'three_ds_failed',
  INVALID_ECI: 'three_ds_failed',
  // A neutral text, because the holder of a lost, stolen or suspected card must not learn what the bank
  // knows.
  LOST_CARD: 'contact_bank',
  STOLEN_CARD: 'contact_bank',
  PICKUP_CARD: 'contact_bank',
  FRAUD_SUSPECT: 'contact_bank',
  RESTRICTED_CARD: 'contact_bank',
  BLOCKED_CARD: 'contact_bank',
  REFER_TO_CARD_ISSUER: 'contact_bank',
  CVC2_MAX_ATTEMPT: 'contact_bank',
  EXCEEDS_ALLOWABLE_PIN_TRIES: 'contact_bank',
  COMMUNICATION_OR_SYSTEM_ERROR: 'bank_unreachable',
  ISSUER_OR_SWITCH_INOPERATIVE: 'bank_unreachable',
  DO_NOT_HONOUR: 'declined',
  DECLINED: 'declined',
  UNKNOWN: 'declined',
};

const BY_CODE: Readonly<Record<string, RefusalCode>> = {
  10051: 'insufficient_funds',
  10248: 'insufficient_funds',
  10054: 'expired_card',
  10084: 'wrong_cvc',
  10206: 'wrong_cvc',
  10215: 'wrong_card_number',
  10213: 'wrong_card_number',
  10216: 'wrong_card_number',
  10229: 'wrong_expiry',
  10057: 'closed_to_online',
  10093: 'closed_to_online',
  10012: 'card_not_accepted',
  10058: 'card_not_accepted',
  10201: 'card_not_accepted',
  10034: 'contact_bank',
  10041: 'contact_bank',
  10043: 'contact_bank',
  10207: 'contact_bank',
  10209: 'contact_bank',
  10212: 'contact_bank',
  10225: 'contact_bank',
  10210: 'three_ds_failed',
  10211: 'three_ds_failed',
  10217: 'three_ds_unavailable',
  10214: 'bank_unreachable',
  10228: 'bank_unreachable',
  12: 'wrong_card_number',
  13: 'wrong_expiry',
  14: 'wrong_expiry',
  15: 'wrong_cvc',
  17: 'expired_card',
  50000: 'too_many_requests',
};

const BY_MD_STATUS: Readonly<Record<string, RefusalCode>> = {
  0: 'three_ds_failed',
  2: 'three_ds_unavailable',
  3: 'three_ds_unavailable',
  4: 'three_ds_unavailable',
  8: 'three_ds_unavailable',
  5: 'bank_unreachable',
  6: 'bank_unreachable',
  7: 'bank_unreachable',
};

export interface ProviderError {
  readonly errorCode?: string | undefined;
  readonly errorGroup?: string | undefined;
}

export function refusal(code: RefusalCode, source: ProviderError = {}): Refusal {
  return {
    code,
    message: TEXTS[code],
    providerCode: source.errorCode ?? null,
    providerGroup: source.errorGroup ?? null,
  };
}

export function refusalFor(error: ProviderError): Refusal {
  const { errorCode = '', errorGroup = '' } = error;
  const code = BY_GROUP[errorGroup] ?? BY_CODE[errorCode] ?? (isBankError(error) ? 'declined' : 'shop_error');
  return refusal(code, error);
}

/** The result of the bank's page; 1 is the only success. */
export function refusalForMdStatus(mdStatus: string): Refusal {
  return refusal(BY_MD_STATUS[mdStatus] ?? 'three_ds_failed', { errorCode: `mdStatus ${mdStatus}` });
}

/** Bank errors are 10000 plus the bank's own code. Lower codes mean that our request was wrong. */
export function isBankError({ errorCode = '', errorGroup }: ProviderError): boolean {
  return errorGroup !== undefined || /^10\d{3}$/.test(errorCode);
}
