import type { ProgramSlot } from '../workshops/program-slot.js';
import type { FrequentQuestion, ProgramCard } from './workshops-page.js';

/** Built-in texts of the workshops page by content key, used wherever the studio wrote none. */
export const BUILT_IN_TEXTS = {
  hero_title: 'Ellerinizi toprağa bulayın',
  hero_subtitle: 'Küçük gruplarla, acele etmeden.',
  hero_description:
    'Önlüğünüz askıda, kiliniz yoğrulmuş, çayınız demli. Daha önce hiç denememiş olmanız en güzeli.',
  programs_title: 'Beş program, tek sofra',
  programs_subtitle: 'Hangisini seçerseniz seçin, aynı uzun masanın etrafında oturuyoruz.',
  gallery_title: 'Atölyeden kareler',
  gallery_subtitle: 'Çarkın başı, sır kâseleri, fırının açıldığı sabah: sıradan bir haftamızdan.',
  faq_title: 'Merak ettikleriniz',
  faq_subtitle: 'Aklınıza takılan başka bir şey olursa telefon açın, konuşalım.',
  workshop_info_modal_title: 'Gelmeden önce',
  workshop_info_modal_content: [
    'Gruplarımız küçüktür: en çok 8 kişi, ki herkesin yanına oturabilelim. Malzeme, aletler, önlük ve pişirim ücrete dâhildir; çay her zaman demli.',
    'Seramikte başlangıç seviyesi 3–4 saat sürer, 800–1.000\u00a0TL’dir; orta seviye 4–5 saat, 1.000–1.200\u00a0TL; ileri seviye 5–6 saat, 1.200–1.500\u00a0TL; çocuk atölyesi 2–3 saat, 600–800\u00a0TL. Her tarihin kendi saati ve fiyatı takvimde yazar, geçerli olan odur.',
    'Üzerinizde kirlenmesine üzülmeyeceğiniz, kolları kıvrılan bir şey olsun. Yüzük ve bilezikleri evde bırakın, kil onları pek sever. Saatinden on dakika önce gelirseniz bir çay içip başlarız.',
  ].join('\n\n'),
};
export type BuiltInText = keyof typeof BUILT_IN_TEXTS;

type BuiltInProgram = Omit<ProgramCard, 'slot' | 'picture' | 'modalTitle'>;

export const BUILT_IN_PROGRAMS: Record<ProgramSlot, BuiltInProgram> = {
  1: {
    workshopType: 'baslangic',
    title: 'Seramik Atölyesi',
    description:
      'Çarkta ya da elde, ilk kâsenizi kendiniz yaparsınız. Sırlama ve iki pişirim bizden; parçanız en çok üç haftada hazır olur.',
    duration: '3–4 saat',
    priceInfo: '800–1.000\u00a0TL',
    audience: 'Başlangıç',
    features: [
      'Kil, aletler ve önlük bizden',
      'Çark ya da elde şekillendirme: seçim sizin',
      'Sırınızın rengini siz seçersiniz',
      'İki pişirim ücrete dâhil',
      'Parçanız yaklaşık 2, en çok 3 haftada hazır',
    ],
    modalContent: [
      'Önce kili birlikte yoğuruyoruz; sonra isteyen çarka oturuyor, isteyen masada kalıyor. Çarkta merkezlemeyi, açmayı, duvarı yükseltmeyi yanınızda durarak gösteriyoruz. Elde çalışanlarla sucuk ve plaka yöntemini deniyoruz.',
      'Çıkarken en sevdiğiniz parçayı fırına ayırıyor, rengini seçiyorsunuz. Kurutmak, sırlamak ve iki kez pişirmek bizim işimiz. Hazır olunca haber veriyoruz, atölyeden alıyorsunuz.',
      'Daha önce çarka oturduysanız orta ve ileri seviye programlarımız da var. Bize yazın, elinizin nerede olduğunu konuşalım.',
    ].join('\n\n'),
  },
  2: {
    workshopType: 'baslangic',
    title: 'Cam Boyama Atölyesi',
    description: 'Kavanozlara, fenerlere vitray renkleri. Aynı gün evinize götürürsünüz.',
    duration: '2–3 saat',
    priceInfo: '800–1.000\u00a0TL',
    audience: 'Başlangıç',
    features: [
      'Cam, vitray boyası ve fırçalar bizden',
      'Kendi deseniniz ya da şablonlarımız',
      'Kontur çekme ve renkleri birbirine akıtma',
      'Boya kururken çay molası',
      'Parçanız aynı gün sizinle eve gelir',
    ],
    modalContent: [
      'Deseninizi önce kâğıda çiziyor, camın içine yerleştirip üstünden konturunu çekiyorsunuz. Kontur kuruyunca sıra renklerde: vitray boyası ışığı geçirir, feneri yaktığınızda duvarınız da boyanır.',
      'Çizmeyi bilmek gerekmiyor, şablon defterimiz kalın. Boya ertesi güne kadar tamamen kurur. Parçanızı süs ya da fener olarak kullanın; nemli bezle silmek yeter, bulaşık makinesini sevmez.',
    ].join('\n\n'),
  },
  3: {
    workshopType: 'orta',
    title: 'Linol Baskı Atölyesi',
    description: 'Deseninizi oyun, mürekkebi sürün, kâğıda basın. Beş baskı sizinle eve gelir.',
    duration: '3–4 saat',
    priceInfo: '1.000–1.200\u00a0TL',
    audience: 'Orta',
    features: [
      'Linol, oyma bıçakları, mürekkep ve kâğıt bizden',
      'Desen aktarma ve güvenli oyma',
      'Mürekkebi açma, merdaneyle sürme',
      'Beş baskı ve oyduğunuz kalıp sizin',
      'Kendi çiziminizi getirebilirsiniz',
    ],
    modalContent: [
      'Deseni kalıba ters aktararak başlıyoruz; neden ters olduğunu ilk baskıda siz de göreceksiniz. Sonra oyma: bıçak hep sizden uzağa gider, acele edilmez. Elinizi alıştırmak için önce küçük bir parça üzerinde deniyoruz.',
      'Kalıbınız bitince mürekkebi açıyor, merdaneyle sürüyor, kâğıdı yatırıp bastırıyorsunuz. Beş baskınızı numaralayıp imzalıyorsunuz; kalıp da sizin, evde kaşığın sırtıyla bile basabilirsiniz.',
    ].join('\n\n'),
  },
  4: {
    workshopType: 'cocuk',
    title: 'Çocuk Atölyesi',
    description: 'Küçük eller için yumuşak kil, büyük hayaller. Veliler yan masada çay içebilir.',
    duration: '2–3 saat',
    priceInfo: '600–800\u00a0TL',
    audience: '7–14 yaş',
    features: [
      'Yumuşak kil, küçük ellere uygun aletler',
      'En çok 8 çocuk',
      'Su bazlı boyalar, yıkanabilir önlükler',
      'Pişirim ücrete dâhil',
      'Veliler için yan masada çay',
    ],
    modalContent: [
      'Kaplumbağa, kedi, ejderha: ne hayal ederse onu yapıyoruz. Kili yuvarlamayı, birleştirmeyi, ayakta durmasını sağlamayı oyunla öğreniyorlar. 7–14 yaş arası çocuklar için; daha önce hiç denememiş olmaları sorun değil.',
      'Bitince birlikte boyuyoruz. Parçalar kuruyup piştikten sonra, en çok üç hafta içinde atölyeden alabilirsiniz. Çocuğunuzun bir alerjisi ya da bilmemizi istediğiniz bir şey varsa gelmeden önce arayın.',
    ].join('\n\n'),
  },
  5: {
    workshopType: 'ozel',
    title: 'Özel Grup Atölyesi',
    description: 'Doğum günü, ekip buluşması ya da kına öncesi bir öğleden sonra. Masa sizin, çay bizden.',
    duration: '4–5 saat',
    priceInfo: '1.000–1.200\u00a0TL',
    audience: 'En çok 8 kişi',
    features: [
      'Atölye o gün yalnızca sizin',
      'Seramik, cam boyama ya da linol: siz seçersiniz',
      'Tarihi ve saati birlikte belirleriz',
      'Malzeme ve pişirim ücrete dâhil',
      'Pastanızı, müziğinizi getirebilirsiniz',
      'Kurumsal ekipler için fatura',
    ],
    modalContent: [
      'Uzun masayı size kuruyoruz. Ne kutladığınızı, kaç kişi olduğunuzu, ne yapmak istediğinizi yazın; uygun günleri ve fiyatı size dönüp söyleyelim. Herkesin yanına oturabilmek için masada en çok 8 kişi oluyoruz.',
      'Daha kalabalıksanız sizi iki gruba, iki güne bölebiliriz. Kurumsal ekiplerle de aynı masada, aynı çayla çalışıyoruz; bilgi isterken ‘Kurumsal’ seçeneğini işaretlemeniz yeter.',
    ].join('\n\n'),
  },
};

export const BUILT_IN_QUESTIONS: readonly Omit<FrequentQuestion, 'picture'>[] = [
  {
    question: 'Daha önce hiç seramik yapmadım, gelebilir miyim?',
    answer:
      'Elbette. Katılımcılarımızın çoğu ilk kez kile dokunuyor. Grupları en çok 8 kişiyle kuruyoruz ki herkesin yanına oturabilelim.',
  },
  {
    question: 'Yaptığım parçayı ne zaman alırım?',
    answer:
      'Kil önce kurur, sonra iki kez pişer; arada sırlanır. Bu yaklaşık 2 hafta, en çok 3 hafta sürer. Hazır olunca haber veririz, atölyeden alırsınız. Cam boyama ve linol baskıda yaptıklarınız aynı gün sizinle gelir.',
  },
  {
    question: 'Öğrenci indiriminden nasıl yararlanırım?',
    answer:
      'İndirim, 18–25 yaş arasındaki aktif üniversite öğrencileri içindir; açıköğretim ve ön lisans öğrencileri de yararlanır. Sepetinizde öğrenci indirimini işaretleyip koşulları onaylayın, gelirken geçerli öğrenci belgenizi getirin: workshop günü göstermeniz gerekir. Koşullara uymayan katılımcı aradaki farkı ödeyebilir; fark ödenmezse bilet iptal edilir.',
  },
  {
    question: 'Gelemezsem ne olur?',
    answer:
      'Onay e-postanızdaki “Gün değişikliği ve iptal” bağlantısından yerinizi başka bir güne alabilir, yerinize gelecek kişinin adını yazabilir ya da iptal edebilirsiniz. Hangi koşullarla olduğu takvimde her workshopun altında ve ödemeden önce yazar; yerinizi aldığınız günkü kurallar sizin için geçerli kalır. Workshopu biz iptal etmek zorunda kalırsak başka bir gün ile ödediğinizin tamamının iadesi arasında siz seçersiniz.',
  },
  {
    question: 'Çocuğumla birlikte katılabilir miyim?',
    answer:
      'Çocuk atölyemiz 7–14 yaş arası çocuklar içindir; siz yan masada çayınızı içerken onlar çalışır. Aynı masaya birlikte oturmak isterseniz size özel bir grup kuralım.',
  },
  {
    question: 'Yerim ne zaman ayrılır?',
    answer:
      'Sepete eklediğinizde değil, ödemeye geçtiğinizde ayrılır ve siz öderken kimseye verilmez. Ödemeniz tamamlanınca biletiniz ve takvim dosyanız e-postanıza gelir.',
  },
  {
    question: 'Yanımda ne getirmeliyim?',
    answer:
      'Hiçbir şey. Kil, aletler, önlük bizde. Kirlenmesine üzülmeyeceğiniz bir kıyafetle gelin; uzun tırnaklarla çarkta çalışmak zor olur, haberiniz olsun.',
  },
  {
    question: 'Arkadaşlarımla grup olarak gelebilir miyiz?',
    answer:
      'Takvimde yer varsa aynı tarihe birkaç yer birden alabilirsiniz. Masa yalnızca sizin olsun isterseniz en çok 8 kişilik özel grup kurarız; daha kalabalıksanız iki güne bölebiliriz.',
  },
];
