import type { ChangedMediaDto } from '@contract/media/admin-media.dto.js';
import type { AdminMediaItem } from '@contract/media/admin-media.views.js';
import { type MediaTag, mediaTag, spokenAlt, taggedAlt } from '@contract/media/library.js';
import {
  DEFAULT_MEDIA_CATEGORY,
  MEDIA_CATEGORIES,
  type MediaCategory,
} from '@contract/media/media-category.js';
import { mediaCategoryName } from '../lib/media-labels.js';
import type { ConflictField } from '../ui/conflict-dialog.js';

/** The values of the form. */
export interface MediaValues {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  /** The text for screen readers. */
  readonly altText: string;
  /** Empty for none. */
  readonly shownWith?: MediaTag | '';
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
    shownWith: mediaTag(altText) ?? '',
  };
}

/** Builds the saved value: the tag for the place on the workshops page comes before the alternative text. */
export function mediaChange(
  { shownWith = '', altText, ...values }: MediaValues,
  version: number,
): ChangedMediaDto {
  return { ...values, version, altText: taggedAlt(shownWith === '' ? null : shownWith, altText) };
}

export const SHOWN_WITH_NAMES: Readonly<Record<MediaTag, string>> = {
  program: 'Program kartında',
  faq: 'Sık sorulan sorularda',
};

/** Lists only the differences. */
export function mediaConflict(mine: MediaValues, saved: AdminMediaItem): ConflictField[] {
  const theirs = mediaValues(saved);
  const fields: readonly (readonly [string, (values: MediaValues) => string])[] = [
    ['Başlık', ({ title }) => title],
    ['Resimde ne görünüyor?', ({ altText }) => altText],
    ['Workshop sayfasında', ({ shownWith = '' }) => (shownWith === '' ? '–' : SHOWN_WITH_NAMES[shownWith])],
    ['Açıklama', ({ description }) => description],
    ['Kategori', ({ category }) => mediaCategoryName(category)],
    ['Sıra', ({ displayOrder }) => String(displayOrder)],
    ['Sitede gösterilsin', ({ isActive }) => (isActive ? 'Evet' : 'Hayır')],
  ];
  return fields.flatMap(([label, shown]) =>
    shown(mine) === shown(theirs) ? [] : [{ label, mine: shown(mine), theirs: shown(theirs) }],
  );
}
