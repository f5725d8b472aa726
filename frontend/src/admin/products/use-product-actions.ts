import type { AdminProductRow } from '@contract/catalog/admin-catalog.views.js';
import { describeError } from '../../lib/describe-error.js';
import { trpc } from '../../lib/trpc.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { toast } from '../../ui/toast.js';
import { REMOVE_FAILED, SHOW_FAILED } from './product.texts.js';

/** What can be done to a product without opening it. */
export function useProductActions() {
  const utils = trpc.useUtils();
  const removal = trpc.admin.products.remove.useMutation();
  const showing = trpc.admin.products.setActive.useMutation();
  const readAgain = async () => {
    await Promise.all([utils.admin.products.list.invalidate(), utils.admin.categories.list.invalidate()]);
  };

  /** Answers whether it is gone. */
  const remove = async ({ id, version, name }: Pick<AdminProductRow, 'id' | 'version' | 'name'>) => {
    const isMeant = await confirm({
      title: `“${name}” silinsin mi?`,
      text: 'Ürün mağazadan kalkar ve geri getirilemez. Geçmiş siparişlerde adı ve fiyatıyla görünmeye devam eder.',
      confirmLabel: 'Ürünü Sil',
    });
    if (!isMeant) return false;
    try {
      await removal.mutateAsync({ id, version });
      toast.success({ text: 'Ürün başarıyla silindi.' });
      return true;
    } catch (error) {
      toast.error({ text: describeError(error, REMOVE_FAILED).message });
      return false;
    } finally {
      await readAgain();
    }
  };

  const show = async ({ id, version, name }: AdminProductRow, isActive: boolean) => {
    try {
      await showing.mutateAsync({ id, version, isActive });
      toast.success({ text: isActive ? `“${name}” rafta.` : `“${name}” raftan kaldırıldı.` });
    } catch (error) {
      toast.error({ text: describeError(error, SHOW_FAILED).message });
    }
    await readAgain();
  };

  return { remove, show, showingId: showing.isPending ? showing.variables.id : null };
}
