import '../../lib/forms/class-metadata.js';
import { UserPlus } from 'lucide-react';
import type { AdminEntry } from '@contract/admin/admin.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Icon } from '../../ui/icon.js';
import { useAdmin } from '../lib/use-admin.js';
import { useOpenRecord } from '../lib/use-open-record.js';
import { DataTable } from '../ui/data-table.js';
import { LoadError } from '../ui/load-error.js';
import { SectionHead } from '../ui/section-head.js';
import { adminColumns } from './admin-columns.js';
import { AdminDialog } from './admin-dialog.js';
import { useDeleteAdmin } from './use-delete-admin.js';
import { describeSaveFailure } from '../lib/describe-load-failure.js';
import { useRefetchErrorToast } from '../lib/use-refetch-error-toast.js';

const LOAD_FAILED = 'Admin listesi alınırken bir hata oluştu';

const NEW = 'yeni';

/** Specification 3, section 2, 'Admin management section'. */
export function AdminsPage() {
  const me = useAdmin();
  const shown = useOpenRecord('yonetici');
  const admins = trpc.admin.admins.list.useQuery();
  useRefetchErrorToast(admins, LOAD_FAILED, describeSaveFailure);
  const remove = useDeleteAdmin();
  const edited = admins.data?.find(({ id }) => id === shown.id) ?? null;
  const isOpen = shown.id === NEW || edited !== null;
  const columns = adminColumns({
    me,
    onEdit: ({ id }: AdminEntry) => shown.open(id),
    onRemove: (admin: AdminEntry) => void remove(admin),
  });
  return (
    <>
      <SectionHead
        title="Admin Yönetimi"
        lead="Bu panele girebilen kişiler."
        actions={
          <Button size="sm" icon={<Icon as={UserPlus} size="sm" />} onClick={() => shown.open(NEW)}>
            Yeni Yönetici
          </Button>
        }
      />
      {admins.isError && admins.data === undefined ? (
        <LoadError query={admins} what={LOAD_FAILED} titleAs="h2" />
      ) : (
        <DataTable
          caption="Yöneticiler"
          columns={columns}
          rows={admins.data}
          rowKey={({ id }) => id}
          skeletonRows={3}
          empty={
            <EmptyState
              shape="bowl"
              titleAs="h2"
              title="Admin bulunamadı"
              text="Yeni bir yönetici ekleyin."
            />
          }
        />
      )}
      <AdminDialog key={shown.id ?? 'none'} open={isOpen} admin={edited} onClose={shown.close} />
    </>
  );
}
