/** The fixed texts of the form; the studio's texts come with the page's content. */
export const BULK_ORDER = {
  loading: 'Toplu sipariş bilgileri yükleniyor',
  about: 'Toplu sipariş hakkında bilgi',
  close: 'Kapat',
  form: 'Toplu sipariş talebi',
  name: 'Adınız',
  phone: 'Telefon numaranız',
  phonePlaceholder: '0532 123 45 67',
  email: 'E-posta adresiniz',
  message: 'Mesajınız',
  messagePlaceholder: 'Örneğin: kafemiz için 60 adet espresso fincanı, mat beyaz, ocak sonuna kadar.',
  messageHelp: 'Aklınızdaki rengi ya da bir fotoğrafın bağlantısını da yazabilirsiniz.',
  send: 'Teklif İsteyin',
  sending: 'Gönderiliyor...',
  privacy: 'Kişisel verilerinizi KVKK kapsamında yalnızca talebinizi yanıtlamak için işliyoruz.',
  withoutScripts:
    'Bu formu göndermek için tarayıcınızda JavaScript açık olmalı. Dilerseniz bizi arayın ya da yazın:',
  contact: 'iletişim bilgilerimiz',
};

/** Specification 1, section 8. */
export const SENT = 'Toplu sipariş talebiniz başarıyla iletildi. En kısa sürede size dönüş yapacağız.';

/** `day`: '14 Aralık Pazartesi'. */
export const offerBy = (day: string) => `Teklifiniz en geç ${day} günü sizde olur.`;
export const FAILED = 'Talebiniz gönderilirken bir hata oluştu. Lütfen tekrar deneyin.';
