import { formatDateTime } from '@contract/common/dates.js';
import type { ImportRow } from '@contract/catalog/import/import.views.js';
import { IMPORT_STATUS_LABELS, type ImportStatus } from '@contract/catalog/import/import-status.js';
import { IMPORT_SOURCES } from '@contract/catalog/import/guess-columns.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Badge } from '../../../ui/badge.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { adminPaths } from '../../lib/admin-paths.js';
import { formatNumber } from '../../lib/format-number.js';
import { DataTable } from '../../ui/data-table.js';
import { LoadError } from '../../ui/load-error.js';
import { RecordHead } from '../../ui/record-head.js';
import type { Column } from '../../ui/table-column.js';
import { PRODUCTS } from '../product.texts.js';
import { IMPORTS_LOAD_FAILED } from './import.texts.js';
import { UploadForm } from './upload-form.js';

const TONES: Record<ImportStatus, 'neutral' | 'info' | 'warning' | 'success'> = {
  draft: 'neutral',
  running: 'info',
  stopped: 'warning',
  done: 'success',
  undoing: 'info',
  undone: 'neutral',
};

const COLUMNS: readonly Column<ImportRow>[] = [
  {
    key: 'file',
    title: 'Dosya',
    onCard: 'title',
    cell: ({ fileName, createdBy }) => (
      <>
        {fileName}
        <small>{createdBy}</small>
      </>
    ),
  },
  { key: 'source', title: 'Kaynak', onCard: 'line', cell: ({ source }) => IMPORT_SOURCES[source] },
  { key: 'lines', title: 'Satır', align: 'end', cell: ({ lines }) => formatNumber(lines) },
  { key: 'date', title: 'Tarih', onCard: 'lineEnd', cell: ({ createdAt }) => formatDateTime(createdAt) },
  {
    key: 'status',
    title: 'Durum',
    onCard: 'badge',
    cell: ({ status }) => <Badge tone={TONES[status]}>{IMPORT_STATUS_LABELS[status]}</Badge>,
  },
];

/** Uploads a table of products, and lists the earlier ones. */
export function ImportsPage() {
  const imports = trpc.admin.productImports.list.useQuery();
  return (
    <>
      <RecordHead
        list={PRODUCTS}
        title="İçe Aktar"
        lead="Ürünlerinizi bir tablodan alın. Siz “Al” demeden hiçbir şey değişmez."
      />
      <UploadForm />
      {imports.isError ? (
        <LoadError query={imports} what={IMPORTS_LOAD_FAILED} titleAs="h2" />
      ) : (
        <DataTable
          caption="Önceki içe aktarmalar"
          columns={COLUMNS}
          rows={imports.data}
          rowKey={({ id }) => id}
          rowHref={({ id }) => adminPaths.productImport(id)}
          rowLabel={({ fileName }) => fileName}
          empty={
            <EmptyState
              shape="bowl"
              titleAs="h2"
              title="Henüz bir tablo yüklemediniz"
              text="Yüklediğiniz tablolar burada durur; aldıklarınızı 30 gün içinde tek adımda geri alabilirsiniz."
            />
          }
        />
      )}
    </>
  );
}
