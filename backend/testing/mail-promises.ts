/** What the shop says it does, and the features that do it. */
export interface KeptPromise {
  /** How the promise reads. */
  readonly promise: RegExp;
  /**
   * The procedures, scheduled tasks and mails ('mail:refund-done') that keep it; none where the sentence only leads there or
   * reports what was done.
   */
  readonly keptBy: readonly string[];
}

/** Words by which a mail promises something, or tells of money and of what may be changed. */
export const PROMISES_IN_MAILS =
  /geri (öd|dön|ver)|iade|taşı|değiştir|haber ver|gönder|içinde(?!ki)|yaz(acağız|arız)|tut(uyoruz|arız|tuğumuz)|iletiriz|başka (bir )?gün|iptal e(d|t)|sıradaki kişiye|bekleme listesinden/iu;

/** The first that fits counts. */
export const MAIL_PROMISES: readonly KeptPromise[] = [
  // Returns
  {
    promise:
      /dilerseniz yenisini göndeririz, dilerseniz|yenisini ücretsiz gönderiyoruz|geri göndermeniz gerekmiyor/iu,
    keptBy: ['admin.returns.replace', 'admin.returns.refund', 'mail:return-decided'],
  },
  {
    promise: /^nasıl göndereceksiniz|iade kodunuz: |iade kodunuzu ayrıca yazacağız/iu,
    keptBy: ['returns.ofOrder', 'admin.returns.setCode', 'mail:return-noticed'],
  },
  {
    promise: /ödediğiniz yoldan en geç .* iade ed/iu,
    keptBy: ['admin.returns.refund', 'payments.sweep', 'mail:refund-done', 'mail:return-decided'],
  },
  { promise: /geri gönderdiğiniz parçalar elimizde/iu, keptBy: ['admin.returns.receive'] },
  { promise: /iadeyi de oradan başlatabilirsiniz/iu, keptBy: ['returns.ask'] },
  // Money
  {
    promise: /krediniz oldu|krediye de çevirebilirsiniz|kredinize geri eklendi/iu,
    keptBy: [
      'guestChoices.choose',
      'checkout.credit',
      'orders.place',
      'admin.credits.payBack',
      'payments.sweep',
    ],
  },
  {
    promise: /iade tamamlandığında.*(haber veririz|yazarız)/iu,
    keptBy: ['payments.sweep', 'mail:refund-done'],
  },
  {
    promise: /tamamını(n iadesini seçebilir| iade ederiz)|yanıt vermezseniz yeriniz yeni günde durur/iu,
    keptBy: ['guestChoices.choose', 'bookings.call-offs'],
  },
  { promise: /kurallara göre .* geri dön/iu, keptBy: ['guestChanges.cancel', 'payments.sweep'] },
  { promise: /size geri verilmediyse/iu, keptBy: [] },
  { promise: /geri (öd|dön)/iu, keptBy: ['payments.sweep', 'admin.orders.refund', 'mail:refund-done'] },
  {
    promise: /iade edilemedi|iade (edin|etmeniz)|elden iade edildi|iade edemedi/iu,
    keptBy: ['admin.orders.decideRefund'],
  },
  {
    promise: /kendiliğinden iade etti ve alıcıya haber verdi/iu,
    keptBy: ['payments.sweep', 'mail:payment-refunded'],
  },
  {
    promise: /iade (edildi|edilmişti|ettik)|tutarındaki iadenizi|kartınıza gönder(dik|ildi)/iu,
    keptBy: ['payments.sweep'],
  },
  {
    promise: /ödemesi için size yazacağız|süresi dolarsa .* yenisini göndeririz/iu,
    keptBy: ['admin.paymentLinks.make', 'admin.paymentLinks.mail', 'mail:payment-link'],
  },
  // Seats
  { promise: /hatırlatma da göndereceğiz/iu, keptBy: ['bookings.remind', 'mail:booking-reminder'] },
  {
    promise: /başka bir güne alabilir, yerinize gelecek kişinin adını/iu,
    keptBy: ['guestChanges.move', 'guestForm.save', 'guestChanges.cancel'],
  },
  {
    promise:
      /başka bir gününe alabilir|başka (bir )?gün (seçin|size uymuyorsa)|dilerseniz rezervasyonunuzu iptal/iu,
    keptBy: ['guestChoices.choose'],
  },
  { promise: /yanıtınız gelmezse rezervasyonunuzu iptal ediyoruz/iu, keptBy: ['bookings.call-offs'] },
  { promise: /kaydınız yeni saatine taşınır/iu, keptBy: ['mail:booking-moved'] },
  {
    promise: /başka bir gün(e|ü)? .*(aldık|alındı)|iptal e(dildi|tmek zorunda kaldık)/iu,
    keptBy: ['admin.bookingChanges.reschedule', 'admin.bookings.setStatus', 'admin.callOffs.callOff'],
  },
  // Personal data
  { promise: /Kurulu’na şikâyette bulunabilirsiniz/iu, keptBy: [] },
  {
    promise: /en geç .* gününe kadar, ücretsiz olarak yanıtlıyoruz/iu,
    keptBy: ['admin.dataRequests.answer', 'mail:data-request-answered'],
  },
  // The waiting list
  {
    promise: /yer açıl(ınca|ıp sıra)|saatine kadar (yalnızca )?sizin için tutuyoruz|sıradaki kişiye geç/iu,
    keptBy: ['waiting-list.sweep', 'mail:waiting-list-offered'],
  },
  // Orders
  { promise: /birkaç gün içinde elinizde/iu, keptBy: ['admin.orders.setStatus', 'mail:order-delivered'] },
  { promise: /özetini göndermiştik/iu, keptBy: ['mail:counter-receipt'] },
  { promise: /24 saat içinde/iu, keptBy: ['admin.bulkOrders.answer', 'bulk-orders.tell-overdue'] },
  { promise: /haberini yine bu adrese yazarız/iu, keptBy: ['mail:order-shipped', 'mail:order-ready'] },
  { promise: /yasal süre boyunca tutarız/iu, keptBy: ['orders.erase-buyers'] },
  // Accounts
  { promise: /bağlantı olmadan değiştirilemez/iu, keptBy: ['passwordReset.reset'] },
  { promise: /şifrenizi hemen değiştirin/iu, keptBy: ['account.changePassword'] },
  {
    promise: /profilim sayfasından değiştirin|açık kalan bütün oturumlar o anda sona erer/iu,
    keptBy: ['admin.profile.changePassword', 'admin.admins.update'],
  },
  { promise: /başka bir yöneticiye haber verin/iu, keptBy: ['admin.admins.update'] },
  // Letters
  {
    promise: /fırın açıldıkça haber ver|ayda bir mektup yazarız/iu,
    keptBy: ['admin.email.startBulkMail', 'campaigns.sweep', 'newsletter.unsubscribe'],
  },
  { promise: /onaylamadığınız sürece size bülten göndermeyiz/iu, keptBy: ['newsletter.confirm'] },
  // What was sent before, and what the reader sends
  {
    promise:
      /iptal edilen .* sipariş|siz göndermediyseniz|gönderdiğimiz (bağlantılar|e-postalar)|yanıtlayarak gönderebilirsiniz/iu,
    keptBy: [],
  },
];

/** All sentences that a template may say, whatever its conditions; the texts of its blocks are the facts of one record. */
export function sentencesOfMail({
  subject,
  preheader,
  bodyHtml,
}: {
  readonly subject: string;
  readonly preheader: string;
  readonly bodyHtml: string;
}): string[] {
  return [subject, preheader, bodyHtml]
    .join('\n')
    .replace(/\{\{[#/>][^}]*\}\}|<\/?(?:p|h\d|li|ul|br|div|table|tr|td)\b[^>]*>/giu, '\n')
    .replace(/<[^>]*>/gu, '')
    .replace(/\{\{[^}]*\}\}/gu, '…')
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
