import { useNavigate } from 'react-router-dom';
import type { ImportView } from '@contract/catalog/import/import.views.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { trpc } from '../../../lib/server/trpc.js';
import { confirm } from '../../../ui/confirm-dialog.js';
import { toast } from '../../../ui/toast.js';
import { adminPaths } from '../../lib/admin-paths.js';
import { ACTION_FAILED } from './import.texts.js';

/** The actions on an import. Each reads it again, whatever came of it. */
export function useImportActions({ id, version }: Pick<ImportView, 'id' | 'version'>) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const { productImports } = trpc.admin;
  const [starting, stopping, resuming, undoing, discarding] = [
    productImports.start.useMutation(),
    productImports.stop.useMutation(),
    productImports.resume.useMutation(),
    productImports.undo.useMutation(),
    productImports.discard.useMutation(),
  ];
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act();
      return true;
    } catch (error) {
      toast.error({ text: describeError(error, { network: ACTION_FAILED }).message });
      return false;
    } finally {
      await utils.admin.productImports.invalidate();
    }
  };
  const undo = async () => {
    const isMeant = await confirm({
      title: 'Bu içe aktarma geri alınsın mı?',
      text: 'Eklenen ürünler silinir, değişenler eski değerlerine döner. O günden beri değiştirdiğiniz ya da sattığınız ürünler olduğu gibi kalır.',
      confirmLabel: 'Geri Al',
    });
    if (isMeant) await attempt(() => undoing.mutateAsync({ id }));
  };
  const discard = async () => {
    if (await attempt(() => discarding.mutateAsync({ id }))) void navigate(adminPaths.productImports);
  };
  return {
    start: () => attempt(() => starting.mutateAsync({ id, version })),
    stop: () => attempt(() => stopping.mutateAsync({ id })),
    resume: () => attempt(() => resuming.mutateAsync({ id })),
    undo,
    discard,
    isPending: [starting, stopping, resuming, undoing, discarding].some(({ isPending }) => isPending),
  };
}
