import { chakra } from '@chakra-ui/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageOf } from '@contract/admin/page.query.js';
import type { AdminContentItem, ContentChangeView } from '@contract/content/admin-content.views.js';
import { formatDateTime } from '@contract/common/dates.js';
import { trpc } from '../../lib/server/trpc.js';
import { Dialog } from '../../ui/dialog.js';
import { Skeleton } from '../../ui/skeleton.js';
import { ConflictDialog } from '../ui/conflict-dialog.js';
import { LoadError } from '../ui/load-error.js';
import { ShortPager } from '../ui/short-pager.js';
import { VersionText } from '../ui/word-diff.js';
import { readable } from './content-values.js';
import { Difference, VersionHead } from './history-version.js';
import { useSaveContent } from './use-save-content.js';

interface HistoryDialogProps {
  readonly item: AdminContentItem;
  readonly onClose: () => void;
}

/**
 * Lists the versions of a text, the newest first, each compared with the previous one. Each can be restored as a new
 * version.
 */
export function HistoryDialog({ item, onClose }: HistoryDialogProps) {
  const { section, key, label } = item;
  const [page, setPage] = useState(1);
  const history = trpc.admin.content.history.useQuery(
    { section, key, page },
    { staleTime: 0, gcTime: 0, placeholderData: keepPreviousData },
  );
  const restoring = useSaveContent(item, {
    done: 'Eski metin geri geldi; sitede görünüyor.',
    onSaved: onClose,
    onTakeTheirs: () => undefined,
  });
  const restore = {
    isRestoring: restoring.isSaving,
    onRestore: (value: string) => void restoring.save(value),
  };
  const { items, pagination } = history.data ?? {};
  return (
    <Dialog open onClose={onClose} width="coupon" title={`Geçmişi: ${label}`} fullScreenOnPhone>
      {history.isError && <LoadError query={history} what="Geçmiş yüklenirken hata oluştu" />}
      {history.isPending && <Skeleton h="240px" borderRadius="md" />}
      {items?.length === 0 && <chakra.p color="fg.muted">Bu metin panelden henüz değiştirilmedi.</chakra.p>}
      {history.data && <Versions item={item} changes={history.data} {...restore} />}
      {pagination && <ShortPager label="Geçmişin sayfaları" pagination={pagination} onPage={setPage} />}
      {restoring.conflict && <ConflictDialog {...restoring.conflict} />}
    </Dialog>
  );
}

interface VersionsProps {
  readonly item: AdminContentItem;
  readonly changes: PageOf<ContentChangeView>;
  readonly isRestoring: boolean;
  readonly onRestore: (value: string) => void;
}

/** A page of versions; the text before the first change comes last. */
function Versions({ item, changes, ...restore }: VersionsProps) {
  const { items, pagination } = changes;
  const oldest = pagination.hasNext ? undefined : items.at(-1);
  const isNewest = (index: number) => index === 0 && pagination.page === 1;
  return (
    <chakra.ol display="grid" gap="6">
      {items.map((change, index) => (
        <li key={change.id}>
          <VersionHead
            item={item}
            title={`${formatDateTime(change.changedAt)} · ${change.changedBy ?? 'panel dışından'}`}
            value={change.after}
            isCurrent={isNewest(index) && change.after === item.own}
            {...restore}
          />
          <Difference item={item} change={change} isNewest={isNewest(index)} />
        </li>
      ))}
      {oldest && (
        <li>
          <VersionHead
            item={item}
            title="İlk değişiklikten önce"
            value={oldest.before}
            isCurrent={false}
            {...restore}
          />
          <VersionText>{readable(item, oldest.before === '' ? item.builtIn : oldest.before)}</VersionText>
        </li>
      )}
    </chakra.ol>
  );
}
