import type { ChangedMediaDto } from '@contract/media/admin-media.dto.js';
import type { AdminMediaItem } from '@contract/media/admin-media.views.js';
import { type MediaTag, mediaTag, spokenAlt, taggedAlt } from '@contract/media/library.js';
import {
  DEFAULT_MEDIA_CATEGORY,
  MEDIA_CATEGORIES,
  type MediaCategory,
} from '@contract/media/media-category.js';
import { mediaCategoryName } from '../lib/media-words.js';
import type { ConflictField } from '../ui/conflict-dialog.js';

/** What stands in the form. */
export interface MediaValues {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  /** As it is read out. */
  readonly altText: string;
  /** Empty: none. */
  readonly shownBeside?: MediaTag | '';
  readonly description: string;
  readonly category: MediaCategory;
  readonly displayOrder: number;
  readonly isActive: boolean;
}

export function mediaValues(item: AdminMediaItem): MediaValues {
  const { id, version, title, altText, description, displayOrder, isActive } = item;
  const category = MEDIA_CATEGORIES.find((each) => each === item.category) ?? DEFAULT_MEDIA_CATEGORY;
  return {
    ...{ id, version, title, description, category, displayOrder, isActive },
    altText: spokenAlt(altText),
    shownBeside: mediaTag(altText) ?? '',
  };
}

/** As it is kept: the place on the workshops page stands before the words. */
export function mediaChange(
  { shownBeside = '', altText, ...values }: MediaValues,
  version: number,
): ChangedMediaDto {
  return { ...values, version, altText: taggedAlt(shownBeside === '' ? null : shownBeside, altText) };
}

export const BESIDE_NAMES: Readonly<Record<MediaTag, string>> = {
  program: 'Program kartında',
  faq: 'Sık sorulan sorularda',
};

/** Only where they differ. */
export function mediaConflict(mine: MediaValues, saved: AdminMediaItem): ConflictField[] {
  const theirs = mediaValues(saved);
  const fields: readonly (readonly [string, (values: MediaValues) => string])[] = [
    ['Başlık', ({ title }) => title],
    ['Resimde ne görünüyor?', ({ altText }) => altText],
    ['Workshop sayfasında', ({ shownBeside = '' }) => (shownBeside === '' ? '–' : BESIDE_NAMES[shownBeside])],
    ['Açıklama', ({ description }) => description],
    ['Kategori', ({ category }) => mediaCategoryName(category)],
    ['Sıra', ({ displayOrder }) => String(displayOrder)],
    ['Sitede gösterilsin', ({ isActive }) => (isActive ? 'Evet' : 'Hayır')],
  ];
  return fields.flatMap(([label, shown]) =>
    shown(mine) === shown(theirs) ? [] : [{ label, mine: shown(mine), theirs: shown(theirs) }],
  );
}
