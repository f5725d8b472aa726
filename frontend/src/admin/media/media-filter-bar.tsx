import { chakra } from '@chakra-ui/react';
import { MEDIA_CATEGORIES } from '@contract/media/media-category.js';
import { FolderPen } from 'lucide-react';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { SelectField } from '../../ui/select-field.js';
import { MEDIA_CATEGORY_OPTIONS } from '../lib/media-labels.js';
import { ListSearch } from '../ui/list-search.js';
import { FolderSelect } from '../ui/media-picker/folder-select.js';
import type { MediaList } from './media-list.js';

interface MediaFilterBarProps {
  readonly list: MediaList;
  /** Opens the dialog in which folders are made, renamed and removed. */
  readonly onFolders: () => void;
}

export function MediaFilterBar({ list, onFolders }: MediaFilterBarProps) {
  const { filters, changeFilters } = list;
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'minmax(0, 360px) 200px 200px 180px auto',
      }}
      alignItems="start"
      columnGap="3"
      rowGap={{ base: '3', md: '0' }}
      mb={{ base: '5', md: '0' }}
    >
      <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }} mb={{ base: '-5', md: '0' }}>
        <ListSearch
          label="Görsel arayın"
          placeholder="Başlık, açıklama ya da dosya adı"
          search={filters.ara ?? ''}
          onSearch={(text) => changeFilters({ ara: text || undefined }, { replace: true })}
        />
      </chakra.div>
      <SelectField
        label="Kategori"
        labelHidden
        size="sm"
        placeholder="Tüm kategoriler"
        options={MEDIA_CATEGORY_OPTIONS}
        value={filters.kategori ?? ''}
        onChange={({ target }) =>
          changeFilters({ kategori: MEDIA_CATEGORIES.find((each) => each === target.value) })
        }
      />
      <FolderSelect folderId={filters.klasor} onChange={(klasor) => changeFilters({ klasor })} />
      <SelectField
        label="Durum"
        labelHidden
        size="sm"
        placeholder="Aktif ve pasif"
        options={[
          { value: 'true', label: 'Yalnızca aktifler' },
          { value: 'false', label: 'Yalnızca pasifler' },
        ]}
        value={filters.acik === undefined ? '' : String(filters.acik)}
        onChange={({ target }) =>
          changeFilters({ acik: target.value === '' ? undefined : target.value === 'true' })
        }
      />
      <Button variant="ghost" size="sm" icon={<Icon as={FolderPen} />} onClick={onFolders}>
        Klasörler
      </Button>
    </chakra.div>
  );
}
