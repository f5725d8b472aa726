import type { NewProduct } from '../catalog/create-product.service.js';

/** In the shop's order. */
export const SAMPLE_CATEGORIES = [
  'Kupa & Fincan',
  'Kâse',
  'Tabak',
  'Çay & Kahve',
  'Demlik & Sürahi',
  'Vazo',
  'Saksı',
  'Dekor',
  'Karo & Pano',
] as const;

type Given = Pick<
  NewProduct,
  'name' | 'description' | 'material' | 'dimensions' | 'care' | 'priceKurus' | 'stockQuantity'
>;

export interface SampleProduct
  extends Given, Partial<Omit<NewProduct, keyof Given | 'categoryId' | 'pictures'>> {
  readonly category: (typeof SAMPLE_CATEGORIES)[number];
  /** The main picture first. */
  readonly pictures: readonly { readonly file: string; readonly alt: string }[];
}

const TABLEWARE_CARE =
  'Bulaşık makinesinde yıkanabilir, mikrodalgaya uygundur. Ani ısı değişiminden koruyun.';
const DECOR_CARE = 'Nemli bezle silin; sert kimyasal ve tel sünger kullanmayın.';

/** The products of the demo and of a new shop's sample; the last one is the newest and comes first in the shop. */
export const SAMPLE_PRODUCTS: readonly SampleProduct[] = [
  {
    name: 'Lale Karo',
    category: 'Karo & Pano',
    description:
      'Lale motifini ince fırçayla, sır altına tek tek elde boyuyoruz; bu yüzden hiçbir karo diğerinin aynısı değil. Çerçeveletip asabilir, mutfakta nihale gibi kullanabilirsiniz. Fiyat tek karo içindir.',
    material: 'Çini hamuru, sır altı boyama',
    dimensions: '20 × 20 cm, kalınlık 1,6 cm',
    care: DECOR_CARE,
    priceKurus: 85_000,
    stockQuantity: 16,
    minStock: 3,
    pictures: [{ file: 'lale-karo.webp', alt: 'El boyaması lale motifli, beyaz zeminli çini karolar' }],
  },
  {
    name: 'Pudra Tütsülük',
    category: 'Dekor',
    description:
      'Külü içinde toplayan geniş, sığ bir tabak; ortasındaki küçük yuva çubuğu dik tutar. Mat pudra sırı elde ipek gibi durur. Akşamın sonunda bir çubuk yakıp arkanıza yaslanın.',
    material: 'Stoneware, mat pudra sır',
    dimensions: 'Ø 16 × 3,5 cm',
    care: DECOR_CARE,
    priceKurus: 48_000,
    stockQuantity: 14,
    minStock: 3,
    pictures: [{ file: 'tutsuluk-pudra.webp', alt: 'Tütsü çubuğu takılı, pudra pembesi seramik tütsülük' }],
  },
  {
    name: 'Toprak Saksı',
    category: 'Saksı',
    description:
      'Sırsız terracotta nefes alır, fazla suyu bırakır; kökler bunu sever. Altlığıyla birlikte gelir. Zamanla yüzeyinde beliren açık lekeler toprağın işidir, biz onları güzel buluyoruz.',
    material: 'Terracotta, sırsız',
    dimensions: 'Ø 14 × 11 cm; altlık Ø 15 cm',
    care: 'Sırsızdır, su emer; altlığıyla kullanın, nemli bezle silin.',
    priceKurus: 98_000,
    isUnlimited: true,
    stockQuantity: 0,
    minStock: 0,
    pictures: [{ file: 'saksi-toprak.webp', alt: 'Altlıklı terracotta saksıda paşa kılıcı bitkisi' }],
  },
  {
    name: 'Kömür Mumluk',
    category: 'Dekor',
    description:
      'Kulpundan tutup odadan odaya taşıyabileceğiniz, eski usul bir mumluk. Mat kömür sırı mumun ışığını yumuşatır. Standart şamdan mumlarıyla kullanabilirsiniz.',
    material: 'Stoneware, mat kömür sır',
    dimensions: 'Ø 13 × 4,5 cm',
    care: DECOR_CARE,
    priceKurus: 56_000,
    stockQuantity: 9,
    minStock: 3,
    pictures: [{ file: 'mumluk-komur.webp', alt: 'Yanan mumuyla kömür siyahı, kulplu seramik mumluk' }],
  },
  {
    name: 'Turkuaz Çay Bardağı Altlığı (3’lü)',
    category: 'Çay & Kahve',
    description:
      'İnce belli bardağınız için turkuaz sırlı üç altlık; çayın rengiyle yan yana gelince sofra aydınlanıyor. Ortadaki hafif çukur bardağı yerinde tutar. Bardaklar sete dâhil değildir.',
    material: 'Stoneware, turkuaz sır (bardaklar dâhil değildir)',
    dimensions: 'Ø 12 cm',
    care: TABLEWARE_CARE,
    priceKurus: 78_000,
    isUnlimited: true,
    stockQuantity: 0,
    minStock: 0,
    pictures: [
      {
        file: 'cay-tabagi-seti-turkuaz.webp',
        alt: 'Turkuaz çay bardağı altlıkları üzerinde ince belli bardakta çay',
      },
    ],
  },
  {
    name: 'Pudra Yuvarlak Vazo',
    category: 'Vazo',
    description:
      'Dolgun gövdesi ve dar ağzıyla kuru dallara çok yakışır. Mat pudra sırını üç kat sürüyoruz, pişince teni andıran yumuşak bir yüzey kalıyor. Tek başına da rafı doldurur.',
    material: 'Stoneware, mat pudra sır',
    dimensions: 'Ø 16 × 17 cm',
    care: DECOR_CARE,
    priceKurus: 159_000,
    stockQuantity: 0,
    minStock: 3,
    pictures: [
      { file: 'vazo-yuvarlak-pudra.webp', alt: 'Kuru başaklı, pudra pembesi yuvarlak seramik vazo' },
    ],
  },
  {
    name: 'Tenmoku Derin Kâse',
    category: 'Kâse',
    description:
      'Ramen, mantı ya da bol sulu bir çorba için derin bir kâse. Tenmoku sırı kenarda bal rengine, dipte koyu kahveye döner. İki avucunuzu ısıtacak kadar kalın, elde yormayacak kadar hafif.',
    material: 'Stoneware, tenmoku sır',
    dimensions: 'Ø 16 × 8 cm, 800 ml',
    care: TABLEWARE_CARE,
    priceKurus: 89_000,
    stockQuantity: 11,
    minStock: 3,
    pictures: [
      {
        file: 'derin-kase-tenmoku.webp',
        alt: 'Kahverengi tenmoku sırlı derin kâse ve üzerinde ahşap çubuklar',
      },
    ],
  },
  {
    name: 'Selçuklu Yıldız Karo Seti (5 parça)',
    category: 'Karo & Pano',
    description:
      'Sekiz köşeli dört turkuaz yıldız ve onları birleştiren kobalt bir ara karo; ölçülerini Selçuklu duvarlarından ödünç aldık. Duvara pano olarak dizebilir, sofrada altlık diye kullanabilirsiniz. Sır kalınlaştığı yerde derinleşir, her yıldız biraz farklıdır.',
    material: 'Çini hamuru, turkuaz ve kobalt sır',
    dimensions: 'Yıldız Ø 15 cm, kalınlık 1,5 cm',
    care: DECOR_CARE,
    priceKurus: 195_000,
    stockQuantity: 7,
    minStock: 3,
    pictures: [
      { file: 'yildiz-karo-seti.webp', alt: 'Turkuaz sekiz köşeli yıldız karolar ve kobalt ara karo' },
      { file: 'yildiz-karo-seti-2.webp', alt: 'Yıldız karoların sır detayı' },
    ],
  },
  {
    name: 'Kömür Tabak Seti (4 parça)',
    category: 'Tabak',
    description:
      'Üç servis tabağı ve bir küçük tabak; mat kömür sırı yemeğin rengini öne çıkarır. Kenarlarını çarkta ince bıraktık, üst üste dizince dolapta az yer tutar. Her gün kullanın diye yaptık.',
    material: 'Stoneware, mat kömür sır',
    dimensions: '3 × Ø 26 cm, 1 × Ø 18 cm',
    care: TABLEWARE_CARE,
    priceKurus: 285_000,
    stockQuantity: 2,
    minStock: 3,
    pictures: [{ file: 'tabak-seti-komur.webp', alt: 'Üst üste dizilmiş kömür siyahı mat seramik tabaklar' }],
  },
  {
    name: 'Seladon Sürahi',
    category: 'Demlik & Sürahi',
    description:
      'Ağzını ıslak çamurda parmakla çektiğimiz, damlatmadan döken bir sürahi. Seladon sırı suyun serinliğini hatırlatır. Çiçek koyunca da yabancı durmaz.',
    material: 'Stoneware, seladon sır',
    dimensions: 'Ø 12 × 19 cm, 1,1 L',
    care: TABLEWARE_CARE,
    priceKurus: 169_000,
    stockQuantity: 5,
    minStock: 3,
    pictures: [{ file: 'surahi-seladon.webp', alt: 'Seladon yeşili sırlı, kulplu seramik sürahi' }],
  },
  {
    name: 'Kobalt Espresso Fincanı',
    category: 'Kupa & Fincan',
    description:
      'Kremin üstünden akan kobalt her fırında başka bir çizgi bırakır; sizinki de kendine özgü olacak. Kalın cidarı kahveyi sıcak tutar. Tabağıyla birlikte gelir.',
    material: 'Stoneware, reaktif kobalt sır',
    dimensions: 'Ø 6,5 × 6 cm, 90 ml; tabak Ø 13 cm',
    care: TABLEWARE_CARE,
    priceKurus: 62_000,
    stockQuantity: 12,
    minStock: 3,
    pictures: [
      { file: 'espresso-fincani-kobalt.webp', alt: 'Kobalt mavisi akışkan sırlı espresso fincanı ve tabağı' },
      { file: 'espresso-fincani-kobalt-2.webp', alt: 'Kobalt espresso fincanının üstten yakın görünümü' },
    ],
  },
  {
    name: 'Turkuaz İnce Vazo',
    category: 'Vazo',
    description:
      'Bir iki dal için ince uzun bir vazo; çarkta tek parça çekiyoruz. Turkuaz sırı ışığa göre yeşile de maviye de çalar. Pencere önünü sever.',
    material: 'Stoneware, turkuaz sır',
    dimensions: 'Ø 9,5 × 23 cm',
    care: DECOR_CARE,
    priceKurus: 145_000,
    stockQuantity: 3,
    minStock: 3,
    pictures: [{ file: 'vazo-ince-turkuaz.webp', alt: 'Yeşil dallı, turkuaz sırlı ince uzun seramik vazo' }],
  },
  {
    name: 'Benekli Beyaz Kâse',
    category: 'Kâse',
    description:
      'Sabah yoğurdu, akşam salatası; evde en çok elimizin gittiği kâse bu. Çamurdaki demir tanecikleri fırında mat beyaz sırın içinden benek benek çıkar. İç içe dizilir.',
    material: 'Stoneware, mat beyaz benekli sır',
    dimensions: 'Ø 17 × 5 cm, 550 ml',
    care: TABLEWARE_CARE,
    priceKurus: 74_000,
    isUnlimited: true,
    stockQuantity: 0,
    minStock: 0,
    pictures: [
      { file: 'kase-benekli-beyaz.webp', alt: 'Demir benekli mat beyaz el yapımı seramik kâse' },
      { file: 'kase-benekli-beyaz-2.webp', alt: 'Benekli beyaz kasenin üstten görünümü' },
    ],
  },
  {
    name: 'Ay Vazo',
    category: 'Vazo',
    description:
      'İki yarım küreyi elde birleştirerek yapıyoruz; dolunay gibi, tam yuvarlak değil. Beyaz sırın altındaki küçük benekler çamurun kendi rengi. Boşken de dolu duran bir parça.',
    material: 'Stoneware, beyaz benekli sır',
    dimensions: 'Ø 20 × 20 cm',
    care: DECOR_CARE,
    priceKurus: 240_000,
    stockQuantity: 1,
    minStock: 3,
    pictures: [
      { file: 'ay-vazo-beyaz.webp', alt: 'Beyaz sırlı, yuvarlak formlu el yapımı ay vazo' },
      { file: 'ay-vazo-beyaz-2.webp', alt: 'Ay vazonun ağız ve omuz detayı' },
    ],
  },
  {
    name: 'Yulaf Demlik',
    category: 'Demlik & Sürahi',
    description:
      'İki kişilik uzun sohbetler için. Ağzını damlatmayana kadar denedik, içindeki süzgeci çamurdan deldik. Yulaf rengi sırı çayın buğusuyla daha da ısınıyor.',
    material: 'Stoneware, yulaf sır',
    dimensions: 'Ø 14 × 12 cm, 850 ml',
    care: 'Elde, yumuşak süngerle yıkayın. Ani ısı değişiminden koruyun.',
    priceKurus: 215_000,
    stockQuantity: 6,
    minStock: 3,
    pictures: [
      { file: 'demlik-yulaf.webp', alt: 'Yulaf rengi sırlı el yapımı seramik demlik' },
      { file: 'demlik-yulaf-2.webp', alt: 'Yulaf demliğin ağız tarafından yakın görünümü' },
    ],
  },
  {
    name: 'Seladon Kupa',
    category: 'Kupa & Fincan',
    description:
      'Kulpunu parmağınız rahat etsin diye tek tek elde çekiyoruz. Seladon sırı çizgilerde birikip yeşile, tepelerde suya döner. Sabah çayınızın ya da kahvenizin değişmeyen kupası olsun.',
    material: 'Stoneware, seladon sır',
    dimensions: 'Ø 8,5 × 9,5 cm, 320 ml',
    care: TABLEWARE_CARE,
    priceKurus: 69_000,
    stockQuantity: 18,
    minStock: 3,
    pictures: [
      { file: 'kupa-seladon.webp', alt: 'Seladon yeşili sırlı, el yapımı kulplu seramik kupa' },
      { file: 'kupa-seladon-2.webp', alt: 'Seladon kupanın ağız ve kulp detayı' },
    ],
  },
];
