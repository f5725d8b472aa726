export const ASK = {
  title: 'Kişisel veri başvurusu',
  lead: 'Kişisel Verilerin Korunması Kanunu size verilerinizi öğrenme, bir kopyasını alma, düzelttirme ve sildirme hakkı verir. Başvurunuzu en geç 30 gün içinde, ücretsiz yanıtlıyoruz.',
  loading: 'Form açılıyor...',
  form: 'Başvuru formu',
  choose: 'Konuyu seçin',
  proof: 'Bu adrese bir onay bağlantısı göndeririz; başvurunuz onayladığınızda başlar.',
  proofOfMember:
    'Hesabınızın onaylı adresiyle başvurursanız onay gerekmez; kimlik numaranızı hiç sormuyoruz.',
  message: 'Açıklamanız',
  messageHelp: 'Düzeltme, itiraz ve diğer konularda ne istediğinizi birkaç cümleyle yazın.',
  send: 'Başvuruyu Gönderin',
  sending: 'Gönderiliyor...',
  privacy: 'Bilgilerinizi yalnızca başvurunuzu yanıtlamak için kullanır, kapandıktan 2 yıl sonra sileriz.',
  byPhone: 'Takıldığınız yerde bizi arayın:',
  unsaved: 'Yazdığınız başvuru henüz gönderilmedi; çıkarsanız kaybolur.',
} as const;

/** What the page of a request says about its state. */
export const STATE_TEXTS = {
  unconfirmed: {
    title: 'Başvurunuzu onaylayın',
    lead: 'Onayladığınızda bu e-posta adresinin size ait olduğunu biliriz ve 30 günlük süre başlar.',
  },
  open: {
    title: 'Başvurunuz bizde',
    lead: 'Yanıtımızı e-postayla gönderir, bu sayfada da gösteririz.',
  },
  answered: { title: 'Başvurunuzu yanıtladık', lead: 'Yanıtımız aşağıda.' },
  refused: { title: 'Başvurunuzu kabul edemedik', lead: 'Gerekçemiz aşağıda.' },
} as const;

export const REQUEST_PAGE = {
  documentTitle: 'Kişisel veri başvurusu',
  unknown: 'Bu başvuruyu bulamadık',
  unreachable: {
    title: 'Başvurunuzu şu anda gösteremiyoruz',
    text: 'Bağlantı hatası. Başvurunuz bundan etkilenmedi; yeniden deneyin.',
  },
  loading: 'Başvurunuz açılıyor...',
  confirm: 'Başvuruyu Onaylayın',
  confirming: 'Onaylanıyor...',
  download: 'Verilerimi İndir',
  complaint:
    'Yanıtı yeterli bulmazsanız 30 gün içinde, her durumda başvurunuzdan sonraki 60 gün içinde Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsiniz.',
} as const;
