import type { UpdateInformationRequestDto } from '@contract/workshops/admin-information-requests.dto.js';
import type { AdminInformationRequestView } from '@contract/workshops/admin-information-requests.views.js';
import type { InformationRequestStatus } from '@contract/workshops/information-request.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { trpc } from '../../../lib/server/trpc.js';
import { confirm } from '../../../ui/confirm-dialog.js';
import { toast } from '../../../ui/toast.js';
import { describeRowFailure } from '../../lib/describe-row-failure.js';
import { useNoticesRead } from '../../lib/use-read-notices.js';

const NOT_UPDATED = 'Workshop bilgi talebi güncellenirken bir hata oluştu.';

interface SaveOptions {
  /** Called with the version that somebody else saved meanwhile. */
  readonly onConflict?: (theirs: AdminInformationRequestView) => void;
  /** The status before the change, for which the message offers a way back. */
  readonly before?: InformationRequestStatus;
}

type RemovedRequest = Pick<AdminInformationRequestView, 'id' | 'version' | 'name' | 'surname'>;

/** The actions on a request. Each returns whether it succeeded. */
export function useRequestActions() {
  const utils = trpc.useUtils();
  const noticesRead = useNoticesRead('information_request');
  const readAgain = () => utils.admin.informationRequests.invalidate();
  const update = trpc.admin.informationRequests.update.useMutation({ onSettled: readAgain });
  const drop = trpc.admin.informationRequests.remove.useMutation({
    // A deleted record cannot be read again, and its notifications are deleted with it.
    onSuccess: () =>
      Promise.all([
        utils.admin.informationRequests.list.invalidate(),
        utils.admin.notifications.invalidate(),
      ]),
    onError: readAgain,
  });

  const save = async (change: UpdateInformationRequestDto, options?: SaveOptions): Promise<boolean> => {
    try {
      await update.mutateAsync(change);
    } catch (error) {
      if (options?.onConflict && describeError(error).code === 'changed_meanwhile') {
        options.onConflict(await utils.admin.informationRequests.get.fetch({ id: change.id }));
        return false;
      }
      toast.error({ text: describeRowFailure(error, NOT_UPDATED) });
      return false;
    }
    noticesRead(change.id);
    const { id, adminNotes } = change;
    const { before } = options ?? {};
    const undo = before !== undefined && {
      label: 'Geri Al',
      onClick: () => void save({ id, adminNotes, status: before, version: change.version + 1 }),
    };
    toast.success({ text: 'Workshop bilgi talebi güncellendi.', ...(undo && { action: undo }) });
    return true;
  };

  const remove = async ({ id, version, name, surname }: RemovedRequest): Promise<boolean> => {
    const isSure = await confirm({
      title: 'Bu bilgi talebini silelim mi?',
      text: `${name} ${surname} adlı kişinin talebi notlarınızla birlikte kalkar ve geri gelmez.`,
      confirmLabel: 'Talebi Sil',
    });
    if (!isSure) return false;
    try {
      await drop.mutateAsync({ id, version });
    } catch (error) {
      toast.error({ text: describeRowFailure(error, 'Workshop bilgi talebi silinirken bir hata oluştu.') });
      return false;
    }
    toast.success({ text: 'Workshop bilgi talebi silindi.' });
    return true;
  };

  return { save, remove, isSaving: update.isPending };
}
