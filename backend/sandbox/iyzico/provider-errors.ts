interface ErrorTexts {
  readonly group?: string;
  readonly tr: string;
  readonly en: string;
}

/** Codes and texts from iyzico's documents and recordings. */
const ERRORS: Readonly<Record<string, ErrorTexts>> = {
  '1': { tr: 'Sistem hatası', en: 'System error occurred' },
  '3': { tr: 'email gönderilmesi zorunludur', en: 'email must be sent' },
  '8': { tr: 'identityNumber gönderilmesi zorunludur', en: 'identityNumber must be sent' },
  '11': { tr: 'Geçersiz istek', en: 'Invalid request' },
  '12': { tr: 'Kart numarası geçersizdir', en: 'Card number is invalid' },
  '13': { tr: 'Son kullanma ayı geçersizdir', en: 'Expire month is invalid' },
  '14': { tr: 'Son kullanma yılı geçersizdir', en: 'Expire year is invalid' },
  '15': { tr: 'cvc geçersizdir', en: 'Cvc is invalid' },
  '16': { tr: 'cardHolderName gönderilmesi zorunludur', en: 'cardHolderName must be sent' },
  '17': { tr: 'Kartın son kullanma tarihi geçersizdir', en: 'Card expiry date is invalid' },
  '23': { tr: 'callbackUrl gönderilmesi zorunludur', en: 'callbackUrl must be sent' },
  '24': { tr: '{0} gönderilmesi zorunludur', en: '{0} must be sent' },
  '25': { tr: 'gsmNumber gönderilmesi zorunludur', en: 'gsmNumber must be sent' },
  '1000': { tr: 'Geçersiz imza', en: 'Invalid signature' },
  '1001': { tr: 'Api bilgileri bulunamadı', en: 'Api credentials not found' },
  '1007': { tr: 'Signature gönderilmesi zorunludur', en: 'Signature must be sent' },
  '5001': { tr: 'paymentTransactionId gönderilmesi zorunludur', en: 'paymentTransactionId must be sent' },
  '5002': { tr: 'paymentId gönderilmesi zorunludur', en: 'paymentId must be sent' },
  '5005': { tr: "Gönderilen tutar 0'dan büyük olmalıdır", en: 'price must be greater than 0' },
  '5006': { tr: 'binNumber gönderilmesi zorunludur', en: 'binNumber must be sent' },
  '5008': { tr: "Gönderilen tutar 100000'den küçük olmalıdır", en: 'price must be less than 100000' },
  '5062': {
    tr: 'Gönderilen tutar tüm kırılımların toplam tutarına eşit olmalıdır',
    en: 'price must be equal to the sum of basket items',
  },
  '5086': { tr: 'Üye işyerine ait ödeme kaydı bulunamadı', en: 'Payment not found' },
  '5087': { tr: 'Üye işyerine ait ödeme kaydı bulunamadı', en: 'Payment not found' },
  '5115': {
    tr: 'Bu ödemenin durumu 3dsecure için geçerli değil',
    en: 'Payment status is not valid for 3dsecure',
  },
  '5184': { tr: 'Yerli kartlar ile döviz ödemesi yapılamaz', en: 'Domestic cards can only pay TRY' },
  '8514': {
    tr: 'Bu işlem önceden başlatıldı ve devam etmektedir',
    en: 'This process has already been started',
  },
  '10005': { group: 'DO_NOT_HONOUR', tr: 'İşlem onaylanmadı', en: 'Do not honour' },
  '10012': { group: 'INVALID_TRANSACTION', tr: 'Geçersiz işlem', en: 'Invalid transaction' },
  '10034': { group: 'FRAUD_SUSPECT', tr: 'Dolandırıcılık şüphesi', en: 'Fraud suspect' },
  '10041': { group: 'LOST_CARD', tr: 'Kayıp kart, karta el koyunuz', en: 'Lost card' },
  '10043': { group: 'STOLEN_CARD', tr: 'Çalıntı kart, karta el koyunuz', en: 'Stolen card' },
  '10051': {
    group: 'NOT_SUFFICIENT_FUNDS',
    tr: 'Kart limiti yetersiz, yetersiz bakiye',
    en: 'Not sufficient funds',
  },
  '10054': { group: 'EXPIRED_CARD', tr: 'Vadesi dolmuş kart', en: 'Expired card' },
  '10057': {
    group: 'NOT_PERMITTED_TO_CARDHOLDER',
    tr: 'Kart sahibi bu işlemi yapamaz',
    en: 'Not permitted to cardholder',
  },
  '10058': {
    group: 'NOT_PERMITTED_TO_TERMINAL',
    tr: 'Terminalin bu işlemi yapmaya yetkisi yok',
    en: 'Not permitted to terminal',
  },
  '10084': { group: 'INVALID_CVC2', tr: 'CVC2 bilgisi hatalı', en: 'Invalid cvc2' },
  '10093': { group: 'PICKUP_CARD', tr: 'Karta el koyunuz', en: 'Pickup card' },
  '10202': {
    group: 'UNKNOWN',
    tr: 'Ödeme işlemi esnasında genel bir hata oluştu',
    en: 'General error occurred during payment operation',
  },
  '10219': {
    group: 'REQUEST_TIMEOUT',
    tr: 'Bankaya gönderilen istek zaman aşımına uğradı',
    en: 'Request to the bank timed out',
  },
  '10228': {
    group: 'ISSUER_OR_SWITCH_INOPERATIVE',
    tr: 'Banka veya terminal işlem yapamıyor',
    en: 'Issuer or switch inoperative',
  },
  // iyzico lists this code without an explanation: here it stands for every undocumented refusal of a refund.
  '10246': { group: 'REFUND_DECLINE', tr: 'İade işlemi onaylanmadı', en: 'Refund declined' },
  '50000': { tr: 'İstek limiti aşıldı', en: 'Request Limit Exceeded' },
};

/** A refusal in iyzico's format, as opposed to an error of the sandbox. */
export class ProviderRefusal extends Error {
  constructor(
    readonly code: string,
    readonly field = '',
  ) {
    super(`iyzico error ${code} ${field}`.trim());
  }
}

export function errorFields({ code, field }: ProviderRefusal, locale: string): Record<string, unknown> {
  const known = ERRORS[code] ?? ERRORS['10202'];
  const message = (locale === 'en' ? known?.en : known?.tr) ?? '';
  return {
    errorCode: code,
    errorMessage: message.replace('{0}', field),
    ...(known?.group && { errorGroup: known.group }),
  };
}
