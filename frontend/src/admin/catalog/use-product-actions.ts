import type { AdminProductRow } from '@contract/catalog/admin-catalog.views.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { toast } from '../../ui/toast.js';
import { useReplaceRow } from '../lib/use-replace-row.js';
import { changedMeanwhile } from './changed-meanwhile.js';
import { REMOVE_FAILED, SHOW_FAILED } from './product.texts.js';

/** The actions on a product in the list. */
export function useProductActions() {
  const utils = trpc.useUtils();
  const removal = trpc.admin.products.remove.useMutation();
  const showing = trpc.admin.products.setActive.useMutation();
  const replaceRow = useReplaceRow<AdminProductRow>(trpc.admin.products.list);
  const readAgain = async () => {
    await Promise.all([utils.admin.products.list.invalidate(), utils.admin.categories.list.invalidate()]);
  };

  /** Describes what somebody else changed first, while the list is read again. */
  const refusalOf = async (
    seen: Pick<AdminProductRow, 'id' | 'version' | 'name'>,
    error: unknown,
    words: typeof SHOW_FAILED,
  ) => {
    const { code, message } = describeError(error, words);
    if (code !== 'changed_meanwhile') return message;
    const now = await utils.client.admin.products.view.query({ id: seen.id }).catch(() => null);
    return now === null ? message : changedMeanwhile(seen, now);
  };

  /** Returns whether the product was deleted. */
  const remove = async (product: Pick<AdminProductRow, 'id' | 'version' | 'name'>) => {
    const { id, version, name } = product;
    const isMeant = await confirm({
      title: `“${name}” silinsin mi?`,
      text: 'Ürün dükkândan kalkar ve geri getirilemez. Geçmiş siparişlerde adı ve fiyatıyla görünmeye devam eder.',
      confirmLabel: 'Ürünü Sil',
    });
    if (!isMeant) return false;
    try {
      await removal.mutateAsync({ id, version });
      toast.success({ text: 'Ürün başarıyla silindi.' });
      return true;
    } catch (error) {
      toast.error({ text: await refusalOf(product, error, REMOVE_FAILED) });
      return false;
    } finally {
      await readAgain();
    }
  };

  const show = async (product: AdminProductRow, isActive: boolean) => {
    const { id, version, name } = product;
    try {
      const shown = await showing.mutateAsync({ id, version, isActive });
      replaceRow({ id, version: shown.version, isActive: shown.isActive });
      toast.success({ text: isActive ? `“${name}” rafta.` : `“${name}” raftan kaldırıldı.` });
    } catch (error) {
      toast.error({ text: await refusalOf(product, error, SHOW_FAILED) });
    }
    await readAgain();
  };

  return { remove, show, showingId: showing.isPending ? showing.variables.id : null };
}
