/** The studio's names of the jobs, which run once after an event. */
export const JOB_LABELS = {
  'mail.send': 'E-posta gönderimi',
  'sms.send': 'SMS gönderimi',
  'campaigns.deliver': 'Toplu gönderim',
  'catalog.import-products': 'Ürünlerin tablodan alınması',
  'catalog.undo-import': 'Tablodan alınan ürünlerin geri alınması',
  'catalog.tell-stock-wishes': 'Rafa dönen parçayı bekleyenlere haber verme',
  'payments.send-refunds': 'Para iadesi',
  'shipping.buy-labels': 'Kargo etiketi alma',
  'accounts.send-reset': 'Şifre sıfırlama bağlantısı',
  'accounts.tell-locked': 'Kilitlenen hesabın bildirimi',
  'admins.tell-locked': 'Kilitlenen yönetici hesabının bildirimi',
  'backups.run': 'Yedek alma ve geri yükleme denemesi',
  'resale.end-listings': 'Misafiri gelen yerleri devirden çekme',
  'waiting-list.offer': 'Boşalan yerleri bekleyenlere önerme',
} as const;

/** The studio's names of the scheduled tasks. */
export const TASK_LABELS = {
  'payments.sweep': 'Yarım kalan ödeme ve iadeleri sonuçlandırma',
  'invoicing.draw-up': 'Zamanı gelen faturaları hazırlama',
  'reconciliation.card-days': 'iyzico raporunu kayıtlarla karşılaştırma',
  'invoicing.issue': 'Hazırlanan faturaları düzenleme ve gönderme',
  'shipping.see-to-labels': 'Kargo etiketlerini alma, iptal etme ve paketlerin yolunu sorma',
  'mail.sweep': 'Yolda kalan e-postaları yeniden yola çıkarma',
  'accounts.reset-sweep': 'Yolda kalan şifre sıfırlama bağlantılarını gönderme',
  'sms.sweep': 'Gönderilemeyen SMS’leri yeniden deneme',
  'campaigns.sweep': 'Yarım kalan toplu gönderimleri sürdürme',
  'holds.sweep': 'Süresi dolan sepetlerdeki parçaları rafa geri koyma',
  'bookings.remind': 'Workshop hatırlatmalarını gönderme',
  'waiting-list.sweep': 'Bekleme listelerinde süresi dolan yerleri sıradakine geçirme',
  'resale.sweep': 'Başlayan workshopların devredilmeyen yerlerini devirden çekme',
  'desk.free-unpaid': 'Ödenmeyen yerleri boşaltma',
  'bookings.complete': 'Geçmiş workshopların rezervasyonlarını tamamlama',
  'seat-guests.erase': 'Workshop sonrasında misafir bilgilerini silme',
  'seat-blocks.erase': 'Workshop sonrasında panel dışından gelenlerin adlarını silme',
  'bookings.too-few-guests': 'Katılımı yetersiz workshoplar',
  'bookings.call-offs': 'İptal edilen workshopların misafirlerine haber verme ve seçimlerini işleme',
  'bulk-orders.tell-overdue': 'Geciken toplu sipariş tekliflerini haber verme',
  'backups.nightly': 'Gecelik yedeği isteme',
  'backups.weekly-test': 'Haftalık geri yükleme denemesini isteme',
  'legal.put-in-force': 'Günü gelen sözleşme metinlerini yürürlüğe alma',
  'blog.publish': 'Zamanı gelen blog yazılarını yayınlama',
  'lists.tally': 'Listelerin toplamlarını güncelleme',
  'prices.end-reductions': 'Süresi dolan üstü çizili fiyatları kaldırma',
  'orders.erase-buyers': 'Silinen hesapların biten siparişlerinden kişisel bilgileri çıkarma',
  'accounts.prune': 'Süresi dolan kod ve bağlantıları silme',
  'captchas.prune': 'Kullanılmayan güvenlik kodlarını silme',
  'orders.prune': 'Saklama süresi dolan siparişlerden kişisel bilgileri ve sözleşmeleri çıkarma',
  'returns.prune': 'Saklama süresi dolan iade fotoğraflarını silme',
  'requests.prune': 'Saklama süresi dolan bilgi ve teklif taleplerini silme',
  'customer-messages.prune': 'Hesaplara yazılan eski mesajları silme',
  'consents.prune': 'Saklama süresi biten izin kayıtlarını silme',
  'product-imports.prune': 'Eski içe aktarma kayıtlarını silme',
  'waiting-list.prune': 'Eski bekleme kayıtlarını silme',
  'holds.prune': 'Biten sepet kayıtlarını silme',
  'log.prune': 'Saklama süresi biten logları silme',
  'messages.prune': 'Eski e-posta ve SMS kayıtlarını silme',
  'stock-wishes.sweep': 'Rafa dönen parçayı bekleyenlerden yazılmamış olanlara yazma',
  'stock-wishes.prune': 'Bir yıldır gelmeyen parçaların bekleyenlerini silme',
  'newsletter.prune': 'Onaylanmayan bülten adreslerini silme',
  'studio-notifications.prune': 'Silinmiş bildirimleri kaldırma',
  'outbox.prune': 'Kuyruğa verilmiş iş kayıtlarını silme',
  'sessions.prune': 'Süresi dolan oturumları silme',
  'uploads.prune': 'Kaydedilmeyen görselleri silme',
} as const;

const LABELS: Readonly<Record<string, string | undefined>> = { ...JOB_LABELS, ...TASK_LABELS };

/** Jobs of other versions are shown by their name. */
export function jobLabel(name: string): string {
  return (Object.hasOwn(LABELS, name) ? LABELS[name] : undefined) ?? name;
}
