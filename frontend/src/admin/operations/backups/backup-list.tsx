import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@contract/common/dates.js';
import type { BackupView } from '@contract/operations/backups/backups.views.js';
import { Download } from 'lucide-react';
import { EmptyState } from '../../../ui/empty-state.js';
import { formatFileSize } from '../../lib/media-labels.js';
import { DataTable } from '../../ui/data-table.js';
import { RowAction } from '../../ui/row-action.js';
import type { Column } from '../../ui/table-column.js';

interface BackupListProps {
  readonly backups: readonly BackupView[];
  /** Null for admins who may not download. */
  readonly onDownload: ((backup: BackupView) => void) | null;
}

function columnsOf(onDownload: BackupListProps['onDownload']): readonly Column<BackupView>[] {
  return [
    {
      key: 'at',
      title: 'Ne zaman',
      onCard: 'title',
      cell: ({ finishedAt }) => <strong>{formatDateTime(finishedAt)}</strong>,
    },
    { key: 'size', title: 'Boyut', cell: ({ sizeBytes }) => formatFileSize(sizeBytes) },
    {
      key: 'place',
      title: 'Nerede',
      cell: ({ place, isHere }) => (
        <>
          <chakra.span overflowWrap="anywhere">{place}</chakra.span>
          {!isHere && <small>Dükkânın yedek klasöründe değil; taşınmış ya da silinmiş.</small>}
        </>
      ),
    },
    ...(onDownload === null
      ? []
      : [
          {
            key: 'download',
            title: 'İndirme',
            titleHidden: true,
            align: 'end',
            onCard: 'badge',
            cell: (backup: BackupView) =>
              backup.isHere && (
                <RowAction
                  icon={Download}
                  word="İndir"
                  subject={formatDateTime(backup.finishedAt)}
                  onClick={() => onDownload(backup)}
                />
              ),
          } as const,
        ]),
  ];
}

/** The backups that were made, the newest first. */
export function BackupList({ backups, onDownload }: BackupListProps) {
  return (
    <DataTable
      caption="Yedekler"
      columns={columnsOf(onDownload)}
      rows={backups}
      rowKey={({ place, finishedAt }) => `${place} ${finishedAt}`}
      empty={
        <EmptyState
          shape="vase"
          titleAs="h3"
          title="Henüz yedek yok"
          text="İlk yedek alındığında burada görünür."
        />
      }
    />
  );
}
