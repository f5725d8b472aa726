import type { AnswerDto } from '@contract/admin/record.dto.js';
import type { UpdateInformationRequestDto } from '@contract/workshops/admin-information-requests.dto.js';
import type { AdminInformationRequestView } from '@contract/workshops/admin-information-requests.views.js';
import { describeError } from '../../lib/describe-error.js';
import { trpc } from '../../lib/trpc.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { toast } from '../../ui/toast.js';
import { failureText } from '../lib/failure-text.js';

const NOT_UPDATED = 'Workshop bilgi talebi güncellenirken bir hata oluştu.';

interface SaveOptions {
  /** Somebody else saved the request meanwhile: what it is like now. */
  readonly onConflict: (theirs: AdminInformationRequestView) => void;
}

/** What the studio does with a request. Each answers whether it was done. */
export function useRequestActions() {
  const utils = trpc.useUtils();
  const readAgain = () => utils.admin.informationRequests.invalidate();
  const update = trpc.admin.informationRequests.update.useMutation({ onSettled: readAgain });
  const send = trpc.admin.informationRequests.answer.useMutation({ onSettled: readAgain });
  const drop = trpc.admin.informationRequests.remove.useMutation({
    // What is gone is not read again.
    onSettled: () => utils.admin.informationRequests.list.invalidate(),
  });

  const save = async (change: UpdateInformationRequestDto, options?: SaveOptions): Promise<boolean> => {
    try {
      await update.mutateAsync(change);
    } catch (error) {
      if (options && describeError(error).code === 'changed_meanwhile') {
        options.onConflict(await utils.admin.informationRequests.get.fetch({ id: change.id }));
        return false;
      }
      toast.error({ text: failureText(error, NOT_UPDATED) });
      return false;
    }
    toast.success({ text: 'Workshop bilgi talebi güncellendi.' });
    return true;
  };

  const answer = async (written: AnswerDto): Promise<boolean> => {
    try {
      await send.mutateAsync(written);
    } catch (error) {
      toast.error({ text: failureText(error, 'Yanıt gönderilirken bir hata oluştu.') });
      return false;
    }
    toast.success({ text: 'Yanıtınız yola çıktı; talep iletişime geçildi olarak işaretlendi.' });
    return true;
  };

  const remove = async ({
    id,
    name,
    surname,
  }: Pick<AdminInformationRequestView, 'id' | 'name' | 'surname'>): Promise<boolean> => {
    const isSure = await confirm({
      title: 'Bu bilgi talebini silelim mi?',
      text: `${name} ${surname} adlı kişinin talebi notlarınızla birlikte kalkar ve geri gelmez.`,
      confirmLabel: 'Talebi Sil',
    });
    if (!isSure) return false;
    try {
      await drop.mutateAsync({ id });
    } catch (error) {
      toast.error({ text: failureText(error, 'Workshop bilgi talebi silinirken bir hata oluştu.') });
      return false;
    }
    toast.success({ text: 'Workshop bilgi talebi silindi.' });
    return true;
  };

  return { save, answer, remove, isSaving: update.isPending };
}
