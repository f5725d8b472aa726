/** Explanations of failed jobs and tasks by the text of the error. The first match counts. */
const FAILURES: readonly (readonly [RegExp, string])[] = [
  [/stalled more than/, 'İşi yapan süreç, iş bitmeden birkaç kez durdu.'],
  [/No handler for the job/, 'Çalışan sürüm bu işi tanımıyor.'],
  [/bookings still stand/, 'Rezervasyonların bazıları iptal edilemedi.'],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN/, 'Karşıdaki sunucuya ulaşılamadı.'],
  [/ETIMEDOUT|timed? ?out/i, 'Yanıt zamanında gelmedi.'],
  [/ECONNRESET|EPIPE|hang up|connection terminated/i, 'Bağlantı yarıda kesildi.'],
];

/** Describes a failure for the studio; `technical` is the error's message. */
export function describeJobFailure(technical: string): string {
  const found = FAILURES.find(([pattern]) => pattern.test(technical));
  return found?.[1] ?? 'Beklenmeyen bir sorun çıktı.';
}
