import type { ContentTexts } from './content-key.js';

export const HERO_KEYS = {
  main_title: { type: 'title', label: 'Ana başlık', builtIn: 'Elde şekillenir, sofrada yaşar.' },
  subtitle: {
    type: 'description',
    label: 'Alt başlık',
    builtIn:
      'Atölyemizde her parçayı tek tek çeviriyor, sırlıyor ve iki kez pişiriyoruz. Hazırlığı zaman ister; beklediğinize değer.',
  },
  cta_text: { type: 'title', label: 'Ürünlere giden düğme', builtIn: 'Ürünleri İnceleyin' },
  background_image: {
    type: 'description',
    label: 'Arka plan resmi',
    help: 'Sol yarısı sakin ve açık renk olmalı; yazılar oraya gelir.',
    builtIn: '',
    isPicture: true,
  },
} as const satisfies ContentTexts;

export const ABOUT_KEYS = {
  main_title: { type: 'title', label: 'Başlık', builtIn: 'Kil, çark ve fırın' },
  description: {
    type: 'text',
    label: 'Atölyeyi anlatan yazı',
    builtIn:
      'Küçük bir atölyeyiz. Kili kendimiz yoğuruyor, sırlarımızı kendimiz hazırlıyoruz; her parça bizim elimizden geçiyor.',
  },
  founder_title: { type: 'title', label: 'Kurucu: başlık', builtIn: 'Kurucumuz' },
  founder_description: {
    type: 'text',
    label: 'Kurucu: yazı',
    builtIn: 'Kimi gün çarkın başında, kimi gün fırının önünde; atölyeye geldiğinizde sizi o karşılar.',
  },
  mission_title: { type: 'title', label: 'Misyon: başlık', builtIn: 'Misyonumuz' },
  mission_text: {
    type: 'text',
    label: 'Misyon: yazı',
    builtIn: 'Her gün elinize alacağınız, kırılınca üzüleceğiniz kadar seveceğiniz parçalar yapmak.',
  },
  vision_title: { type: 'title', label: 'Vizyon: başlık', builtIn: 'Vizyonumuz' },
  vision_text: {
    type: 'text',
    label: 'Vizyon: yazı',
    builtIn: 'Toprağa bir kez dokunan herkesin yeniden gelmek istediği bir mahalle atölyesi olmak.',
  },
  image_alt: {
    type: 'description',
    label: 'Resimde ne var (görmeyenler için)',
    help: 'Görseller bölümünde ‘Hakkımızda’ için bir resim varsa onu anlatır.',
    builtIn: 'Atölyenin rafı ve çark: bekleyen vazolar, kâseler, tezgâhta yeni çekilmiş bir parça',
  },
  image_title: { type: 'title', label: 'Resim altı yazısı', builtIn: 'Atölyemizden bir köşe' },
} as const satisfies ContentTexts;

export const BULK_ORDER_KEYS = {
  main_title: { type: 'title', label: 'Başlık', builtIn: 'Kafeniz, oteliniz, nikâhınız için' },
  main_description: {
    type: 'description',
    label: 'Açıklama',
    builtIn:
      'Yirmi parçadan başlayan siparişlerde form, renk ve damgayı birlikte seçiyoruz. Bize yazın; teklifiniz 24 saat içinde elinizde olsun.',
  },
  info_title: { type: 'title', label: 'Bilgi penceresi: başlık', builtIn: 'Toplu sipariş hakkında' },
  info_description: {
    type: 'description',
    label: 'Bilgi penceresi: açıklama',
    builtIn: 'Bir kafenin fincanları da, bir nikâhın hatıraları da aynı çarktan, aynı ellerden çıkıyor.',
  },
  info_content: {
    type: 'text',
    label: 'Bilgi penceresi: yazı',
    builtIn: [
      'Yirmi parçadan başlıyoruz. Rafımızdaki formlardan birini seçebilir, ölçüsünü ve rengini değiştirebilir ya da kendi çiziminizi getirebilirsiniz. Parçaların altına adınızı, tarihinizi veya işaretinizi damgalayabiliyoruz.',
      'Elde çalıştığımız için parçalar birbirinin kardeşi olur, ikizi değil: boyda birkaç milimetre, renkte hafif bir ton farkı bu işin tabiatındandır.',
      'Üretim en çok 3 hafta sürer; tarihiniz yakınsa baştan yazın, yetişip yetişmeyeceğini dürüstçe söyleyelim. Faturanız siparişinizle birlikte gelir.',
    ].join('\n\n'),
  },
  advantages_title: { type: 'title', label: 'Avantajlar: başlık', builtIn: 'Neden bizimle?' },
  advantage_1_title: { type: 'title', label: '1. avantaj: başlık', builtIn: 'Size özel form ve renk' },
  advantage_1_desc: {
    type: 'description',
    label: '1. avantaj: yazı',
    builtIn: 'Formu, sırı ve damgayı masada, numunelere dokunarak birlikte seçiyoruz.',
  },
  advantage_2_title: { type: 'title', label: '2. avantaj: başlık', builtIn: 'Adede göre fiyat' },
  advantage_2_desc: {
    type: 'description',
    label: '2. avantaj: yazı',
    builtIn: 'Adet arttıkça parça başına fiyat düşer; teklifte hepsini kalem kalem görürsünüz.',
  },
  advantage_3_title: { type: 'title', label: '3. avantaj: başlık', builtIn: 'Önce numune' },
  advantage_3_desc: {
    type: 'description',
    label: '3. avantaj: yazı',
    builtIn: 'Siz bir parçayı elinize alıp beğenmeden kalanına başlamıyoruz.',
  },
  advantage_4_title: { type: 'title', label: '4. avantaj: başlık', builtIn: 'Sağlam paket' },
  advantage_4_desc: {
    type: 'description',
    label: '4. avantaj: yazı',
    builtIn: 'Her parçayı ayrı sarıyoruz. Yolda kırılan olursa yenisini yapıp gönderiyoruz.',
  },
  process_title: { type: 'title', label: 'Süreç: başlık', builtIn: 'Nasıl ilerliyoruz?' },
  process_step_1: {
    type: 'description',
    label: 'Süreç: 1. adım',
    drawnAs: 'step',
    builtIn: 'Anlatın: ne için, kaç adet, ne zaman.',
  },
  process_step_2: {
    type: 'description',
    label: 'Süreç: 2. adım',
    drawnAs: 'step',
    builtIn: 'Teklifinizi alın: 24 saat içinde fiyat ve takvim.',
  },
  process_step_3: {
    type: 'description',
    label: 'Süreç: 3. adım',
    drawnAs: 'step',
    builtIn: 'Numuneyi görün: bir parçayı pişirip size gösteriyoruz.',
  },
  process_step_4: {
    type: 'description',
    label: 'Süreç: 4. adım',
    drawnAs: 'step',
    builtIn: 'Teslim alın: üretim en çok 3 hafta sürer.',
  },
  contact_title: { type: 'title', label: 'İletişim: başlık', builtIn: 'Konuşmak isterseniz' },
  contact_content: {
    type: 'text',
    label: 'İletişim: yazı',
    builtIn:
      'Formu doldurmanız yeter. Numunelere dokunmak isterseniz çalışma saatlerimizde atölyemize bekleriz, çay her zaman demli.',
  },
} as const satisfies ContentTexts;
