import '../../lib/forms/class-metadata.js';
import { keepPreviousData } from '@tanstack/react-query';
import type { AdminUserView } from '@contract/people/admin-users.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { EmptyState } from '../../ui/empty-state.js';
import { freeText } from '../lib/filter-values.js';
import { useListAddress } from '../lib/use-list-address.js';
import { useOpenRecord } from '../lib/use-open-record.js';
import { CountBadge } from '../ui/count-badge.js';
import { DataTable } from '../ui/data-table.js';
import { ExportButton } from '../ui/export-button.js';
import { ListSearch } from '../ui/list-search.js';
import { NoteMarks } from '../ui/internal-notes/note-marks.js';
import { LoadError } from '../ui/load-error.js';
import { Pager } from '../ui/pager.js';
import { SectionHead } from '../ui/section-head.js';
import { EditUserDialog } from './edit-user-dialog.js';
import { useDeleteUser } from './use-delete-user.js';
import { userColumns } from './user-columns.js';
import { UserPasswordDialog } from './user-password-dialog.js';
import { describeSaveFailure } from '../lib/describe-load-failure.js';
import { itemsOf } from '../lib/page-window.js';
import { useRefetchErrorToast } from '../lib/use-refetch-error-toast.js';

const LOAD_FAILED = 'Kullanıcılar yüklenemedi';

const ADDRESS = {
  filters: { ara: freeText() },
  sorts: ['tarih'],
  defaultSort: { by: 'tarih', order: 'desc' },
} as const;

/** Specification 2, section 2.10. */
export function UsersPage() {
  const { filters, page, perPage, sort, setSort, setFilters, setPage, setPageSize } = useListAddress(ADDRESS);
  const { ara: search } = filters;
  const edited = useOpenRecord('duzenle');
  const renewed = useOpenRecord('sifre');
  const remove = useDeleteUser();
  const users = trpc.admin.users.list.useQuery(
    { page, perPage, sortOrder: sort.order, ...(search !== undefined && { search }) },
    { placeholderData: keepPreviousData },
  );
  useRefetchErrorToast(users, LOAD_FAILED, describeSaveFailure);
  const columns = userColumns({
    onEdit: ({ id }: AdminUserView) => edited.open(id),
    onPassword: ({ id }: AdminUserView) => renewed.open(id),
    onRemove: (user: AdminUserView) => void remove(user),
  });
  const total = users.data?.pagination.totalRecords;
  return (
    <>
      <SectionHead
        title="Kullanıcılar"
        lead={
          <>Kayıtlı müşterileriniz {total !== undefined && <CountBadge count={total} counts="records" />}</>
        }
        actions={
          <ExportButton
            list="musteriler"
            filters={{ search }}
            what={search === undefined ? 'Bütün müşteriler' : 'Aradığınız müşteriler'}
          />
        }
      />
      <ListSearch
        label="Kullanıcı ara"
        placeholder="Ad, soyad, e-posta ya da telefon"
        size="md"
        search={search ?? ''}
        onSearch={(text) => setFilters(text === '' ? {} : { ara: text }, { replace: true })}
      />
      {users.isError && users.data === undefined ? (
        <LoadError
          query={users}
          what={LOAD_FAILED}
          titleAs="h2"
          text="Bağlantınızı kontrol edip yeniden deneyin."
        />
      ) : (
        <NoteMarks kind="customer" rows={itemsOf(users.data)}>
          <DataTable
            caption="Kullanıcılar"
            columns={columns}
            rows={itemsOf(users.data)}
            rowKey={({ id }) => id}
            sort={sort}
            onSort={setSort}
            busy={users.isPlaceholderData}
            empty={
              <EmptyState shape="bowl" titleAs="h2" {...(search === undefined ? NONE_YET : NOTHING_FOUND)} />
            }
          />
          <Pager pagination={users.data?.pagination} onPage={setPage} onPageSize={setPageSize} />
        </NoteMarks>
      )}
      <EditUserDialog key={`edit ${edited.id ?? ''}`} id={edited.id} onClose={edited.close} />
      <UserPasswordDialog key={`password ${renewed.id ?? ''}`} id={renewed.id} onClose={renewed.close} />
    </>
  );
}

/** Texts: specification 2, section 8. */
const NOTHING_FOUND = {
  title: 'Arama kriterine uygun kullanıcı bulunamadı',
  text: 'Adın, soyadın, e-posta adresinin ya da telefonun bir parçasını yazın.',
};
const NONE_YET = {
  title: 'Henüz kullanıcı bulunmuyor',
  text: 'İlk müşteriniz üye olduğunda burada görünecek.',
};
