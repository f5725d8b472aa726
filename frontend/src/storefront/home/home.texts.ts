/** Built-in copy of the home page, used until the owner writes their own. */
export const HERO = {
  title: 'Elde şekillenir, sofrada yaşar.',
  subtitle:
    'Üsküdar’daki atölyemizde her parçayı tek tek çeviriyor, sırlıyor ve iki kez pişiriyoruz. Hazırlığı yaklaşık iki hafta sürer; beklediğinize değer.',
  toProducts: 'Ürünleri İnceleyin',
  toWorkshops: 'Workshop Takvimi',
  pictureAlt: 'Pencere ışığında ahşap masada el yapımı seramikler',
};

export const SHELF = {
  title: 'Raftaki parçalar',
  lead: 'Tüm siparişlerde kargo bizden. Her parça elde yapıldığı için sizinki fotoğraftakinin kardeşi olur, ikizi değil.',
};

export const ABOUT = {
  title: 'İki çark, bir fırın, bol çay',
  pictureAlt: 'Atölyenin rafı ve çark: bekleyen vazolar, kâseler, tezgâhta yeni çekilmiş bir parça',
  lead: 'Toprak, 2016’da Kuzguncuk’ta küçük bir dükkânda başladı. Bugün hâlâ aynı sokaktayız; kili Menemen’den alıyor, sırlarımızı kendimiz hazırlıyoruz.',
  parts: [
    {
      title: 'Kurucumuz Elif Karaca',
      text: 'Mimar Sinan’da seramik okudu, Kütahya’da iki yıl çini ustasının yanında çalıştı. Salıları çarkın başında, perşembeleri fırının önündedir.',
    },
    {
      title: 'Misyonumuz',
      text: 'Her gün elinize alacağınız, kırılınca üzüleceğiniz kadar seveceğiniz parçalar yapmak.',
    },
    {
      title: 'Vizyonumuz',
      text: 'Toprağa bir kez dokunan herkesin yeniden gelmek istediği bir mahalle atölyesi olmak.',
    },
  ],
};
