/** Explanations of mail server failures by the error's code and message. The first match counts. */
const FAILURES: readonly (readonly [RegExp, string])[] = [
  [/EPRIVATE/, 'Bu adres iç ağda; güvenlik nedeniyle bağlanılmadı.'],
  [/ENORELAY/, 'Henüz bir e-posta sunucusu yok; E-posta Yönetimi’nde ekleyin.'],
  [/ENOHOST/, 'Sunucu adresi yazılmamış.'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'Sunucu adı bulunamadı. Adresi kontrol edin.'],
  [/ECONNREFUSED/, 'Sunucu bağlantıyı reddetti. Adresi ve portu kontrol edin.'],
  [/EHOSTUNREACH|ENETUNREACH/, 'Sunucuya ağ üzerinden ulaşılamadı.'],
  [
    /EAUTH|ENOAUTH|AUTHENTICATIONFAILED|authenticat|Invalid login|PASS \*\*\*|Missing credentials|credentials/i,
    'Kullanıcı adı veya şifre kabul edilmedi.',
  ],
  [
    /EREQUIRETLS|STARTTLS/i,
    'Sunucu bu portta TLS ile şifreleme sunmuyor. Şifrelemeyi ya da portu değiştirin.',
  ],
  [
    /ETLS|CERT|certificate|self.signed|altnames|SSL|EPROTO|wrong version number|ERR_TLS/i,
    'Güvenli bağlantı kurulamadı: sertifika geçersiz ya da şifreleme ile port birbirine uymuyor.',
  ],
  [/ETIMEDOUT|ETIME|timed? ?out|Greeting never received/i, 'Sunucu zamanında yanıt vermedi.'],
  [/MAIL FROM/, 'Sunucu gönderen adresini kabul etmedi.'],
  [/(?:^|\D)(?:552|5\.2\.2)(?:\D|$)|quota|mailbox full/i, 'Alıcının posta kutusu dolu.'],
  [/RCPT TO|EENVELOPE|(?:^|\D)55[0134](?:\D|$)/, 'Alıcının sunucusu e-postayı kabul etmedi.'],
  [/EMESSAGE|(?:^|\D)554(?:\D|$)/, 'Sunucu iletinin içeriğini kabul etmedi.'],
  [/(?:^|\D)4[25]\d(?:\D|$)/, 'Sunucu e-postayı şimdilik kabul etmedi; yeniden denenecek.'],
  [/ECONNRESET|ECONNECTION|ESOCKET|EPIPE|closed|hang up/i, 'Bağlantı yarıda kesildi.'],
];

const SKIPPED: readonly (readonly [RegExp, string])[] = [
  [/notifications_enabled is off/, 'E-posta bildirimleri kapalı olduğu için gönderilmedi.'],
  [/does not agree/, 'Alıcının ticari e-posta izni olmadığı için gönderilmedi.'],
  [/secret was forgotten/, 'İçindeki kod ya da bağlantı artık saklanmadığı için gönderilmedi.'],
  [/too late/, 'Artık bir işe yaramayacağı için gönderilmedi.'],
  [/was stopped/, 'Toplu gönderim durdurulduğu için gönderilmedi.'],
];

/** Describes a failure for the studio; `technical` is the error's code and message. */
export function describeMailFailure(technical: string): string {
  const found = [...SKIPPED, ...FAILURES].find(([pattern]) => pattern.test(technical));
  return found?.[1] ?? 'Bilinmeyen bir sorun oluştu.';
}
