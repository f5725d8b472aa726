import { chakra } from '@chakra-ui/react';
import { formatDate } from '@contract/common/dates.js';
import { MAIL_LOG_STATUS_LABELS, MAIL_LOG_STATUSES } from '@contract/messaging/email/mail-log.js';
import { SelectField } from '../../../../ui/select-field.js';
import { calendarDay, freeText, oneOf } from '../../../lib/filter-values.js';
import { formatCount, itemsOf } from '../../../lib/page-window.js';
import { useListAddress } from '../../../lib/use-list-address.js';
import { DataTable } from '../../../ui/data-table.js';
import { EmptyList } from '../../../ui/empty-list.js';
import { FilterPills } from '../../../ui/filter-pills.js';
import { ListSearch } from '../../../ui/list-search.js';
import { LoadError } from '../../../ui/load-error.js';
import { Pager } from '../../../ui/pager.js';
import { LOG_NOT_READ } from '../email.texts.js';
import { mailLogColumns } from './mail-log-columns.js';
import { useMailLog } from './use-mail-log.js';
import { useMailRetry } from './use-mail-retry.js';

const ADDRESS = {
  filters: { durum: oneOf(MAIL_LOG_STATUSES), ara: freeText(), gonderim: freeText(36), tarih: calendarDay },
  sorts: ['createdAt'],
  defaultSort: { by: 'createdAt', order: 'desc' },
} as const;

const STATUS_OPTIONS = [
  { value: '', label: 'Hepsi' },
  ...MAIL_LOG_STATUSES.map((value) => ({ value, label: MAIL_LOG_STATUS_LABELS[value] })),
];

const NOTHING_FOUND = { title: 'E-posta kaydı bulunamadı', text: 'Aradığınıza uyan bir e-posta yok.' };
const NONE_YET = {
  title: 'Henüz e-posta gönderilmedi',
  text: 'Dükkânın gönderdiği her e-posta burada görünür.',
};

export function MailLogTab() {
  const address = useListAddress(ADDRESS);
  const { filters, page, perPage, changeFilters, clearFilters } = address;
  const { durum: status, ara: search, gonderim: bulkMailId, tarih: dateFrom } = filters;
  const log = useMailLog({ status, search, bulkMailId, dateFrom, page, perPage });
  const retrying = useMailRetry();
  const pagination = log.data?.pagination;
  const isNarrowed = Object.values(filters).some((value) => value !== undefined);
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" columnGap="4">
        <chakra.div flex="1 1 260px" maxW="420px">
          <ListSearch
            label="Alıcı ya da konu ara"
            placeholder="Alıcı ya da konu ara"
            search={search ?? ''}
            onSearch={(text) => changeFilters({ ara: text || undefined }, { replace: true })}
          />
        </chakra.div>
        <chakra.div mb="5" minW="180px">
          <SelectField
            label="Durum"
            size="sm"
            options={STATUS_OPTIONS}
            value={status ?? ''}
            onChange={({ target }) => changeFilters({ durum: ADDRESS.filters.durum.read(target.value) })}
          />
        </chakra.div>
      </chakra.div>
      <FilterPills
        {...(pagination && { lead: `${formatCount(pagination)} e-posta:` })}
        pills={[
          ...(bulkMailId === undefined
            ? []
            : [
                {
                  key: 'gonderim',
                  label: 'Yalnızca bir toplu gönderim',
                  onRemove: () => changeFilters({ gonderim: undefined }),
                },
              ]),
          ...(dateFrom === undefined
            ? []
            : [
                {
                  key: 'tarih',
                  label: `${formatDate(dateFrom)} ve sonrası`,
                  onRemove: () => changeFilters({ tarih: undefined }),
                },
              ]),
        ]}
      />
      {log.isLoadingError ? (
        <LoadError query={log} what={LOG_NOT_READ} titleAs="h2" />
      ) : (
        <DataTable
          caption="E-posta kayıtları"
          columns={mailLogColumns(retrying)}
          rows={itemsOf(log.data)}
          rowKey={({ id }) => id}
          busy={log.isPlaceholderData}
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
      <Pager pagination={pagination} onPage={address.setPage} onPageSize={address.setPageSize} />
    </>
  );
}
