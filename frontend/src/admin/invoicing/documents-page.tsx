import { chakra } from '@chakra-ui/react';
import { keepPreviousData } from '@tanstack/react-query';
import { DOCUMENT_KIND_LABELS, DOCUMENT_STATE_LABELS } from '@contract/invoicing/document-labels.js';
import { DOCUMENT_KINDS, DOCUMENT_STATES } from '@contract/invoicing/sales-document.js';
import { trpc } from '../../lib/server/trpc.js';
import { SelectField } from '../../ui/select-field.js';
import { looksLike, oneOf } from '../lib/filter-values.js';
import { omitUndefined } from '../lib/omit-undefined.js';
import { formatCount, itemsOf } from '../lib/page-window.js';
import { useListAddress } from '../lib/use-list-address.js';
import { useOpenRecord } from '../lib/use-open-record.js';
import { useRefetchErrorToast } from '../lib/use-refetch-error-toast.js';
import { DataTable } from '../ui/data-table.js';
import { EmptyList } from '../ui/empty-list.js';
import { LoadError } from '../ui/load-error.js';
import { Pager } from '../ui/pager.js';
import { SectionHead } from '../ui/section-head.js';
import { DOCUMENT_COLUMNS } from './document-columns.js';
import { DocumentDialog } from './document-dialog.js';
import { MonthArchiveButton } from './month-archive-button.js';
import { useMonths } from './use-months.js';

const MONTH = looksLike(/^20\d{2}-(0[1-9]|1[0-2])$/);
const ADDRESS = {
  filters: { ay: MONTH, tur: oneOf(DOCUMENT_KINDS), durum: oneOf(DOCUMENT_STATES) },
  sorts: ['day'],
  defaultSort: { by: 'day', order: 'desc' },
} as const;

const LOAD_FAILED = 'Faturalar yüklenirken hata oluştu';
const NOTHING_FOUND = { title: 'Bu seçime uyan belge yok', text: 'Ayı, türü ya da durumu değiştirip bakın.' };
const NONE_YET = {
  title: 'Henüz belge yok',
  text: 'İlk parça kargoya verilince ya da ilk workshop başlayınca belgesi burada belirir.',
};

/** The documents of all sales. */
export function DocumentsPage() {
  const { filters, page, perPage, clearFilters, setPage, setPageSize, changeFilters } =
    useListAddress(ADDRESS);
  const { ay: month, tur: kind, durum: state } = filters;
  const opened = useOpenRecord('belge');
  const documents = trpc.admin.documents.list.useQuery(omitUndefined({ page, perPage, month, kind, state }), {
    placeholderData: keepPreviousData,
  });
  useRefetchErrorToast(documents, LOAD_FAILED);
  const isNarrowed = month !== undefined || kind !== undefined || state !== undefined;
  return (
    <>
      <SectionHead
        title={documents.data ? `Faturalar (${formatCount(documents.data.pagination)})` : 'Faturalar'}
        actions={<MonthArchiveButton month={month} />}
        lead="Satışların ve iadelerin belgeleri. Zamanı gelince kendiliğinden hazırlanır ve alıcıya gönderilir."
      />
      <Filters filters={filters} onChange={changeFilters} />
      {documents.isLoadingError ? (
        <LoadError query={documents} what={LOAD_FAILED} titleAs="h2" />
      ) : (
        <DataTable
          caption="Faturalar"
          columns={DOCUMENT_COLUMNS}
          rows={itemsOf(documents.data)}
          rowKey={({ id }) => id}
          rowHref={({ id }) => opened.hrefOf(id)}
          rowLabel={({ number, reference }) => number ?? reference}
          busy={documents.isPlaceholderData}
          empty={
            <EmptyList
              list={{ isNarrowed, clearFilters }}
              narrowed={NOTHING_FOUND}
              none={NONE_YET}
              shape="bowl"
            />
          }
        />
      )}
      <Pager pagination={documents.data?.pagination} onPage={setPage} onPageSize={setPageSize} />
      {opened.id !== null && <DocumentDialog key={opened.id} id={opened.id} onClose={opened.close} />}
    </>
  );
}

type Address = ReturnType<typeof useListAddress<(typeof ADDRESS)['filters'], 'day'>>;

interface FiltersProps {
  readonly filters: Address['filters'];
  readonly onChange: Address['changeFilters'];
}

function Filters({ filters: { ay, tur, durum }, onChange }: FiltersProps) {
  const months = useMonths();
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 200px))' }}
      gap="3"
      mb={{ base: '4', md: '0' }}
    >
      <SelectField
        label="Ay"
        labelHidden
        size="sm"
        placeholder="Bütün aylar"
        options={months}
        value={ay ?? ''}
        onChange={({ target }) => onChange({ ay: MONTH.read(target.value) })}
      />
      <SelectField
        label="Tür"
        labelHidden
        size="sm"
        placeholder="Bütün türler"
        options={DOCUMENT_KINDS.map((value) => ({ value, label: DOCUMENT_KIND_LABELS[value] }))}
        value={tur ?? ''}
        onChange={({ target }) => onChange({ tur: ADDRESS.filters.tur.read(target.value) })}
      />
      <SelectField
        label="Durum"
        labelHidden
        size="sm"
        placeholder="Bütün durumlar"
        options={DOCUMENT_STATES.map((value) => ({ value, label: DOCUMENT_STATE_LABELS[value] }))}
        value={durum ?? ''}
        onChange={({ target }) => onChange({ durum: ADDRESS.filters.durum.read(target.value) })}
      />
    </chakra.div>
  );
}
