import type { AdminMediaQuery } from '@contract/media/admin-media.dto.js';
import { MEDIA_CATEGORIES } from '@contract/media/media-category.js';
import { freeText, oneOf, wholeNumber, yesOrNo } from '../lib/filter-values.js';
import { omitUndefined } from '../lib/omit-undefined.js';
import { useListAddress } from '../lib/use-list-address.js';

/** The filters of the library, by their names in the address. */
const LIST = {
  filters: { ara: freeText(), kategori: oneOf(MEDIA_CATEGORIES), klasor: wholeNumber, acik: yesOrNo },
  sorts: ['newest'] as const,
  defaultSort: { by: 'newest', order: 'desc' } as const,
};

export type MediaList = ReturnType<typeof useMediaList>;

export function useMediaList() {
  const list = useListAddress(LIST);
  const { ara: search, kategori: category, klasor: folderId, acik: isActive } = list.filters;
  const query: AdminMediaQuery = {
    page: list.page,
    perPage: list.perPage,
    ...omitUndefined({ search, category, folderId, isActive }),
  };
  return { ...list, query, isNarrowed: Object.keys(list.filters).length > 0 };
}
