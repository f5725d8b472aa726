/** The fixed texts of the page; the studio's texts come with the page's content. */
export const PAGE_TITLE = 'Workshoplar';

export const HERO = {
  toCalendar: 'Tarih Seçin',
  toPrograms: 'Programlara Bakın',
  facts: { group: 'En çok 8 kişi', material: 'Malzeme ve pişirim dâhil', students: 'Öğrencilere indirim' },
};

export const PROGRAM = {
  more: 'Daha fazla bilgi',
  features: 'Neler var?',
  duration: 'Süre',
  price: 'Kişi başı',
  audience: 'Kimler için',
  seeDates: 'Tarihleri Gör',
  ask: 'Bilgi İsteyin',
};

export const GROUPS = {
  question: 'Kurumsal buluşma, okul grubu ya da doğum günü mü planlıyorsunuz?',
  ask: 'Bilgi isteyin',
};

export const GALLERY = {
  previous: 'Önceki resim',
  next: 'Sonraki resim',
};

export const REQUEST = {
  title: 'Bilgi isteyin',
  lead: 'Aklınızdakini yazın; size uyan programı, tarihi ve fiyatı birlikte bulalım.',
  choose: 'Seçiniz',
  messagePlaceholder: 'Kaç kişisiniz, hangi günler uygun, ne yapmak istersiniz?',
  program: 'Sorduğunuz program:',
  messageAbout: (program: string) => `${program} hakkında bilgi almak istiyorum.\n`,
  privacy: 'Kişisel verilerinizi KVKK kapsamında yalnızca talebinizi yanıtlamak için işliyoruz.',
  send: 'Talebi Gönderin',
  sending: 'Gönderiliyor...',
  leave: {
    title: 'Formu kapatalım mı?',
    text: 'Talebinizi henüz göndermediniz. Kapatırsanız yazdıklarınız silinir.',
    confirmLabel: 'Formu Kapat',
    cancelLabel: 'Yazmaya Devam Et',
  },
};

export const SENT = {
  title: 'Talebiniz bize ulaştı',
  /** `day`: '14 Aralık Pazartesi'. */
  steps: (day: string) => [
    'Talebinizi okuyor, size uyan günleri ve fiyatı çıkarıyoruz.',
    `En geç ${day} günü telefonla ya da e-postayla size dönüyoruz.`,
    'Gününüzü birlikte kesinleştiriyor, yerinizi ayırıyoruz.',
  ],
  close: 'Kapat',
};
