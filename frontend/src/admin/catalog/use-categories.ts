import type { AdminCategoryView } from '@contract/catalog/admin-catalog.views.js';
import { describeError, type FallbackTexts } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { toast } from '../../ui/toast.js';
import { CHANGE_CATEGORY_FAILED, CREATE_CATEGORY_FAILED, REMOVE_CATEGORY_FAILED } from './product.texts.js';

/** The actions on categories. Each returns whether it succeeded. */
export function useCategories() {
  const utils = trpc.useUtils();
  const creation = trpc.admin.categories.create.useMutation();
  const ordering = trpc.admin.categories.reorder.useMutation();
  const removal = trpc.admin.categories.remove.useMutation();

  const attempt = async (
    act: () => Promise<unknown>,
    failed: FallbackTexts,
    done?: string,
  ): Promise<boolean> => {
    try {
      await act();
      if (done !== undefined) toast.success({ text: done });
      return true;
    } catch (error) {
      toast.error({ text: describeError(error, failed).message });
      return false;
    } finally {
      await Promise.all([utils.admin.categories.list.invalidate(), utils.admin.products.invalidate()]);
    }
  };

  return {
    isBusy: [creation, ordering, removal].some(({ isPending }) => isPending),
    isCreating: creation.isPending,
    create: (name: string) =>
      attempt(
        () => creation.mutateAsync({ name }),
        CREATE_CATEGORY_FAILED,
        'Kategori başarıyla oluşturuldu.',
      ),
    reorder: (ids: number[]) => attempt(() => ordering.mutateAsync({ ids }), CHANGE_CATEGORY_FAILED),
    remove: async ({ id, version, name, productCount }: AdminCategoryView) => {
      const isMeant = await confirm({
        title: `“${name}” kategorisi silinsin mi?`,
        text:
          productCount === 0
            ? 'Bu kategoride ürün yok.'
            : `Bu kategorideki ${productCount} ürün silinmez, Genel kategorisine taşınır.`,
        confirmLabel: 'Kategoriyi Sil',
      });
      if (!isMeant) return false;
      return attempt(
        () => removal.mutateAsync({ id, version }),
        REMOVE_CATEGORY_FAILED,
        'Kategori başarıyla silindi.',
      );
    },
  };
}
