import { chakra } from '@chakra-ui/react';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { AdminMediaItem } from '@contract/media/admin-media.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { ButtonLink } from '../../ui/button.js';
import { Skeleton } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { itemsOf } from '../lib/page-window.js';
import { useOpenRecord } from '../lib/use-open-record.js';
import { useRowSelection } from '../lib/use-row-selection.js';
import { EmptyList } from '../ui/empty-list.js';
import { LoadError } from '../ui/load-error.js';
import { Pager } from '../ui/pager.js';
import { AllRowsCheck } from '../ui/row-check.js';
import { SelectionBar } from '../ui/selection-bar.js';
import { EditMediaDialog } from './edit-media-dialog.js';
import { FoldersDialog } from './folders-dialog.js';
import { MediaCard } from './media-card.js';
import { MediaFilterBar } from './media-filter-bar.js';
import { useMediaList } from './media-list.js';
import { MEDIA_GRID } from './media-grid.js';
import { LOAD_FAILED } from './media.texts.js';
import { MediaUsesDialog } from './media-uses-dialog.js';
import { MoveToFolder } from './move-to-folder.js';
import { useMediaActions } from './use-media-actions.js';

export function MediaLibrary({ uploadHref }: { readonly uploadHref: string }) {
  const list = useMediaList();
  const media = trpc.admin.media.list.useQuery(list.query, { placeholderData: keepPreviousData });
  const record = useOpenRecord('gorsel');
  const { remove, show, showingId, blocked, endBlocked } = useMediaActions();
  const [areFoldersOpen, setFoldersOpen] = useState(false);
  const folders = trpc.admin.media.folders.useQuery();
  const folderName = (folderId: number | null) => folders.data?.find(({ id }) => id === folderId)?.name;
  const selection = useRowSelection(media.data?.items);
  return (
    <>
      <MediaFilterBar list={list} onFolders={() => setFoldersOpen(true)} />
      {selection.extent !== 'none' && (
        <chakra.div display="flex" alignItems="center">
          <AllRowsCheck selection={selection} />
          <span aria-hidden="true">Bu sayfadakilerin hepsini seç</span>
        </chakra.div>
      )}
      {media.isError ? (
        <LoadError query={media} what={LOAD_FAILED} />
      ) : (
        <Cards
          items={itemsOf(media.data)}
          busy={media.isPlaceholderData}
          empty={
            <EmptyList
              list={list}
              narrowed={{
                title: 'Bu aramaya uyan görsel yok',
                text: 'Aramayı, kategoriyi ya da klasörü değiştirip yeniden bakın.',
              }}
              none={{
                title: 'Henüz görsel yok',
                text: 'Yüklediğiniz görseller burada durur; sayfalara ve yazılara buradan seçersiniz.',
              }}
              action={<ButtonLink to={uploadHref}>Dosya Yükle</ButtonLink>}
            />
          }
          card={(item) => (
            <MediaCard
              item={item}
              folder={folderName(item.folderId)}
              selection={selection}
              isSwitching={showingId === item.id}
              onShow={(isActive) => void show(item, isActive)}
              onEdit={() => record.open(String(item.id))}
              onRemove={() => void remove(item)}
            />
          )}
        />
      )}
      <SelectionBar count={selection.rows.length} counted="görsel" onClear={selection.clear}>
        <MoveToFolder items={selection.rows} onMoved={selection.clear} />
      </SelectionBar>
      <Pager pagination={media.data?.pagination} onPage={list.setPage} onPageSize={list.setPageSize} />
      <EditMediaDialog id={record.id} onClose={record.close} />
      <FoldersDialog open={areFoldersOpen} onClose={() => setFoldersOpen(false)} />
      {blocked && <MediaUsesDialog {...blocked} onClose={endBlocked} />}
    </>
  );
}

interface CardsProps {
  readonly items: readonly AdminMediaItem[] | undefined;
  readonly busy: boolean;
  readonly empty: ReactNode;
  readonly card: (item: AdminMediaItem) => ReactNode;
}

function Cards({ items, busy, empty, card }: CardsProps) {
  if (items === undefined) {
    return (
      <chakra.div {...MEDIA_GRID}>
        <VisuallyHidden role="status">Görseller yükleniyor</VisuallyHidden>
        {[0, 1, 2, 3, 4, 5, 6, 7].map((tile) => (
          <Skeleton key={tile} h="300px" borderRadius="lg" />
        ))}
      </chakra.div>
    );
  }
  if (items.length === 0) return empty;
  return (
    <chakra.ul
      {...MEDIA_GRID}
      aria-label="Görseller"
      aria-busy={busy || undefined}
      data-list=""
      opacity={busy ? '0.6' : '1'}
    >
      {items.map((item) => (
        <li key={item.id}>{card(item)}</li>
      ))}
    </chakra.ul>
  );
}
