import type { EntityManager } from 'typeorm';
import { GALLERY_MEDIA, WORKSHOPS_MEDIA } from '../contract/media/library.js';
import { AddMediaItemService, type NewMediaItem } from '../src/media/add-media-item.service.js';
import type { MediaItem } from '../src/media/media-item.entity.js';
import { aPicture } from './pictures.js';

const DEFAULT_FILE = 'torna-basinda.webp';

const DEFAULT_ITEM = {
  title: '',
  altText: 'Çömlekçi çarkında yarı çekilmiş ıslak kil kâse',
  description: '',
  category: GALLERY_MEDIA,
  displayOrder: 0,
  isActive: true,
};

interface MediaItemOverrides extends Partial<Omit<NewMediaItem, 'mediaFileId' | 'originalName'>> {
  readonly mediaDir: string;
  /** The file name of one of the demo's pictures. */
  readonly file?: string;
}

/** Writes an item of the media library as the studio would. */
export async function aMediaItem(
  manager: EntityManager,
  { mediaDir, file = DEFAULT_FILE, ...fields }: MediaItemOverrides,
): Promise<MediaItem> {
  const { id: mediaFileId } = await aPicture(manager, { mediaDir, file });
  return new AddMediaItemService().add(manager, {
    ...DEFAULT_ITEM,
    ...fields,
    mediaFileId,
    originalName: file,
  });
}

interface DemoItem {
  readonly file: string;
  readonly altText: string;
  readonly title?: string;
  readonly description?: string;
}

/** The programs in the order of their cards, then the pictures of the first two questions. */
const WORKSHOP_PICTURES: readonly DemoItem[] = [
  { file: 'seramik-atolyesi.webp', altText: 'program: Çark üzerinde şekillenen kil kap, sünger ve aletler' },
  {
    file: 'cam-boyama-atolyesi.webp',
    altText: 'program: Işıkta parlayan, renkli desenlerle boyanmış cam kavanozlar',
  },
  { file: 'linol-baski-atolyesi.webp', altText: 'program: Botanik desenli linol kalıbı, baskısı ve merdane' },
  { file: 'cocuk-atolyesi.webp', altText: 'program: Çocuk atölyesinden rengârenk kil hayvanlar' },
  {
    file: 'ozel-grup-atolyesi.webp',
    altText: 'program: Grup atölyesi için kil ve aletlerle hazırlanmış uzun masa',
  },
  { file: 'torna-basinda.webp', altText: 'faq: Çömlekçi çarkında yarı çekilmiş ıslak kil kâse' },
  { file: 'firin-rafi.webp', altText: 'faq: Fırın raflarında sıcak ışıkla parlayan pişmiş parçalar' },
];

const GALLERY: readonly DemoItem[] = [
  {
    file: 'kuruyan-raflar.webp',
    altText: 'Ahşap raflarda kurumaya bırakılmış sırsız çömlekler',
    title: 'Kuruyan raflar',
    description: 'Fırından önce en az bir hafta burada beklerler. Acele eden çatlar.',
  },
  {
    file: 'fircalar-ve-kaseler.webp',
    altText: 'Ahşap masada kavanozda fırçalar ve sır kâseleri',
    title: 'Fırçalar ve kâseler',
    description: 'Sır günü. Fırçalar kavanozda, kâseler dolu, kollar sıvalı.',
  },
  {
    file: 'firin-rafi.webp',
    altText: 'Fırın raflarında sıcak ışıkla parlayan pişmiş parçalar',
    title: 'Fırın rafı',
    description: 'Kapağı açtığımız sabah. Kim hangi rengi almış, ilk burada görürüz.',
  },
  {
    file: 'torna-basinda.webp',
    altText: 'Çömlekçi çarkında yarı çekilmiş ıslak kil kâse',
    title: 'Çarkın başında',
    description: 'Yarı yolda bir kâse. Islak eller, biraz sabır.',
  },
  {
    file: 'sir-denemeleri.webp',
    altText: 'Sıra sıra dizilmiş renkli sır deneme plakaları',
    title: 'Sır denemeleri',
    description: 'Her renk önce küçük bir plakada denenir; beğenmediklerimizi de saklarız.',
  },
  {
    file: 'kurulu-sofra.webp',
    altText: 'El yapımı tabak ve fincanlarla kurulmuş sofra',
    title: 'Kurulu sofra',
    description: 'Parçalarımızın varmak istediği yer.',
  },
];

/**
 * Separate from the items, because encoding pictures takes a while and a transaction should not wait for it.
 */
export async function storeLibraryPictures(manager: EntityManager, mediaDir: string): Promise<void> {
  const files = new Set([...WORKSHOP_PICTURES, ...GALLERY].map(({ file }) => file));
  await Promise.all(Array.from(files, (file) => aPicture(manager, { mediaDir, file })));
}

export async function seedMediaLibrary(manager: EntityManager, mediaDir: string): Promise<void> {
  for (const [category, items] of [
    [WORKSHOPS_MEDIA, WORKSHOP_PICTURES],
    [GALLERY_MEDIA, GALLERY],
  ] as const) {
    for (const [displayOrder, item] of items.entries()) {
      await aMediaItem(manager, { ...item, mediaDir, category, displayOrder });
    }
  }
}
