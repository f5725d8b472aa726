import { chakra } from '@chakra-ui/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageSize } from '@contract/admin/page.query.js';
import type { AdminMediaItem } from '@contract/media/admin-media.views.js';
import {
  DEFAULT_MEDIA_CATEGORY,
  MEDIA_CATEGORIES,
  type MediaCategory,
} from '@contract/media/media-category.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Dialog } from '../../../ui/dialog.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { ResponsivePicture } from '../../../ui/responsive-picture.js';
import { SelectField } from '../../../ui/select-field.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { MEDIA_CATEGORY_OPTIONS, mediaName } from '../../lib/media-labels.js';
import { omitUndefined } from '../../lib/omit-undefined.js';
import { ListSearch } from '../list-search.js';
import { LoadError } from '../load-error.js';
import { Pager } from '../pager.js';
import { DropZone } from './drop-zone.js';
import { FolderSelect } from './folder-select.js';
import { UploadList } from './upload-list.js';
import { useMediaUploads } from './use-media-uploads.js';

interface MediaPickerProps {
  readonly isOpen: boolean;
  /** Called with the chosen picture; the caller closes the dialog. */
  readonly onPick: (item: AdminMediaItem) => void;
  readonly onClose: () => void;
}

/** Chooses a picture of the media library, or uploads a new one into it. */
export function MediaPicker({ isOpen, onPick, onClose }: MediaPickerProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} width="product" title="Görsel Seçin" fullScreenOnPhone>
      <PickerContent onPick={onPick} />
    </Dialog>
  );
}

function PickerContent({ onPick }: Pick<MediaPickerProps, 'onPick'>) {
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<MediaCategory | undefined>(undefined);
  const [folderId, setFolder] = useState<number | undefined>(undefined);
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState<PageSize>(25);
  const { uploads, add } = useMediaUploads();
  const list = trpc.admin.media.list.useQuery(
    {
      ...{ page, perPage, isActive: true },
      ...(search !== '' && { search }),
      ...omitUndefined({ category, folderId }),
    },
    { placeholderData: keepPreviousData },
  );
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <DropZone
        isSmall
        onFiles={(files) => add(files, { category: category ?? DEFAULT_MEDIA_CATEGORY, folderId })}
      />
      <UploadList uploads={uploads} />
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 200px 200px' }} columnGap="3">
        <ListSearch
          label="Görsel arayın"
          placeholder="Başlık, açıklama ya da dosya adı"
          search={search}
          onSearch={(text) => {
            setSearch(text);
            setPage(1);
          }}
        />
        <SelectField
          label="Kategori"
          labelHidden
          size="sm"
          placeholder="Tüm kategoriler"
          options={MEDIA_CATEGORY_OPTIONS}
          value={category ?? ''}
          onChange={({ target }) => {
            setCategory(MEDIA_CATEGORIES.find((each) => each === target.value));
            setPage(1);
          }}
        />
        <FolderSelect
          folderId={folderId}
          onChange={(folder) => {
            setFolder(folder);
            setPage(1);
          }}
        />
      </chakra.div>
      {list.isError ? (
        <LoadError query={list} what="Medya dosyaları yüklenirken hata oluştu" />
      ) : (
        <PictureChoice items={list.data?.items} onPick={onPick} />
      )}
      <Pager
        pagination={list.data?.pagination}
        onPage={setPage}
        onPageSize={(size) => {
          setPerPage(size);
          setPage(1);
        }}
      />
    </chakra.div>
  );
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fill, minmax(150px, 1fr))' },
  gap: '3',
} as const;

interface PictureChoiceProps {
  readonly items: readonly AdminMediaItem[] | undefined;
  readonly onPick: (item: AdminMediaItem) => void;
}

function PictureChoice({ items, onPick }: PictureChoiceProps) {
  if (items === undefined) {
    return (
      <chakra.div {...GRID}>
        <VisuallyHidden role="status">Görseller yükleniyor</VisuallyHidden>
        {[0, 1, 2, 3, 4, 5].map((tile) => (
          <Skeleton key={tile} aspectRatio="1 / 1" borderRadius="md" />
        ))}
      </chakra.div>
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState
        shape="bowl"
        title="Görsel bulunamadı"
        text="Aramayı değiştirin ya da yeni bir görsel yükleyin."
      />
    );
  }
  return (
    <chakra.ul {...GRID} aria-label="Görseller" data-list="">
      {items.map((item) => (
        <li key={item.id}>
          <Choice type="button" onClick={() => onPick(item)} aria-label={`Seç: ${mediaName(item)}`}>
            <chakra.span
              display="block"
              aspectRatio="1 / 1"
              borderRadius="md"
              overflow="hidden"
              bg="bg.picture"
            >
              <ResponsivePicture picture={item.picture} sizes="180px" alt="" />
            </chakra.span>
            <chakra.span
              display="block"
              mt="1.5"
              textStyle="sm"
              overflow="hidden"
              textOverflow="ellipsis"
              whiteSpace="nowrap"
            >
              {mediaName(item)}
            </chakra.span>
          </Choice>
        </li>
      ))}
    </chakra.ul>
  );
}

const Choice = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    textAlign: 'start',
    borderRadius: 'md',
    _hover: { color: 'brand.fg' },
  },
});
