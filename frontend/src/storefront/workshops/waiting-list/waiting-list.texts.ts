export const JOIN = {
  title: 'Bekleme listesine girin',
  lead: 'Bu workshop şimdilik dolu. Yer açılınca sırayla öneriyoruz: sıra size gelince yeri adınıza ayırıp e-postayla haber veririz. Şimdi hiçbir ödeme alınmaz.',
  seats: 'Kaç yer bekliyorsunuz?',
  takesFewer: 'Daha az yer açılırsa onu da önerin',
  takesFewerHelp: 'İşaretlemezseniz yalnızca hepiniz için yer açılınca yazarız; sıranız kaybolmaz.',
  takesAnyDate: 'Bu workshopun başka tarihleri de olur',
  isStudent: 'Öğrenciyim',
  isStudentHelp: 'İndirimi yerinizi alırken sepette seçersiniz.',
  note: 'Notunuz',
  privacy: 'Kişisel verilerinizi KVKK kapsamında yalnızca size yer önermek için işliyoruz.',
  send: 'Listeye Girin',
  sending: 'Gönderiliyor...',
  close: 'Tamam',
  leave: {
    title: 'Formu kapatalım mı?',
    text: 'Listeye henüz girmediniz. Kapatırsanız yazdıklarınız silinir.',
    confirmLabel: 'Formu Kapat',
    cancelLabel: 'Yazmaya Devam Et',
  },
};

export const JOINED = {
  title: 'E-postanıza bakın',
  steps: [
    'Sıranızı gösteren sayfanın bağlantısını e-postayla gönderdik; listeden çıkmak isterseniz yine oradan çıkabilirsiniz.',
    'Yer açılıp sıra size gelince yeri bir süre yalnızca sizin için tutar, e-postayla haber veririz.',
    'Yerinizi o sayfadan alır, her zamanki gibi ödersiniz.',
  ],
};
