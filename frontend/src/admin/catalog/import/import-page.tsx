import { useParams } from 'react-router-dom';
import { isAtWork } from '@contract/catalog/import/import-status.js';
import { IMPORT_SOURCES } from '@contract/catalog/import/guess-columns.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { formatNumber } from '../../lib/format-number.js';
import { LoadError } from '../../ui/load-error.js';
import { RecordHead } from '../../ui/record-head.js';
import { ImportDraft } from './import-draft.js';
import { ImportResult } from './import-result.js';
import { IMPORT_LOAD_FAILED, IMPORTS } from './import.texts.js';

/** The polling interval while products are written. */
const AT_WORK_MS = 1_500;

/** One import: its columns and preview, then how far it has come. */
export function ImportPage() {
  const { importId = '' } = useParams();
  const found = trpc.admin.productImports.view.useQuery(
    { id: importId },
    { refetchInterval: ({ state }) => (state.data && isAtWork(state.data.status) ? AT_WORK_MS : false) },
  );
  if (found.isError && !found.data) {
    return (
      <>
        <RecordHead list={IMPORTS} title="İçe Aktar" />
        <LoadError query={found} what={IMPORT_LOAD_FAILED} titleAs="h2" />
      </>
    );
  }
  if (!found.data) {
    return (
      <>
        <RecordHead list={IMPORTS} title="İçe Aktar" />
        <VisuallyHidden>İçe aktarma yükleniyor</VisuallyHidden>
        <Skeleton h="240px" />
      </>
    );
  }
  const { fileName, source, lines, status } = found.data;
  return (
    <>
      <RecordHead
        list={IMPORTS}
        title={fileName}
        lead={`${IMPORT_SOURCES[source]} · ${formatNumber(lines)} satır`}
      />
      {status === 'draft' ? <ImportDraft draft={found.data} /> : <ImportResult taken={found.data} />}
    </>
  );
}
