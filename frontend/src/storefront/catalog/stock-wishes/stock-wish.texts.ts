export const STOCK_WISH = {
  title: 'Gelince haber verelim',
  lead: 'Bu parça yeniden rafa dönerse size bir kez e-posta yazarız. Kimseye ayırmayız, ilk alan alır.',
  email: 'E-posta adresiniz',
  placeholder: 'adiniz@ornek.com',
  send: 'Gelince Haber Verin',
  sending: 'Gönderiliyor...',
  privacy:
    'E-posta adresinizi KVKK kapsamında yalnızca bu parçayı haber vermek için kullanır, size yazınca ya da bir yıl sonra sileriz.',
  failed: 'İsteğiniz gönderilemedi, yazdığınız adres duruyor. Birazdan yeniden deneyin.',
  noted: 'Not aldık',
  again: 'Başka bir adres yazın',
  withoutScripts: 'Haber isteyebilmek için tarayıcınızda JavaScript açık olmalı.',
} as const;
