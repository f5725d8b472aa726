import { useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { AdminCategoryView, AdminProductView } from '@contract/catalog/admin-catalog.views.js';
import { productValues } from '@contract/catalog/product-values.js';
import type { ProductDto, UpdateProductDto } from '@contract/catalog/product.dto.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { toast } from '../../ui/toast.js';
import { describeLoadFailure } from '../lib/describe-load-failure.js';
import { touchedFields, mergeTouched } from '../lib/touched-fields.js';
import {
  countRead,
  countToKeepMine,
  isCountedHere,
  type ProductConflict,
  productConflict,
} from './product-conflict.js';
import { SAVE_FAILED, SAVE_UNREADABLE } from './product.texts.js';

interface SaveProduct {
  readonly form: UseFormReturn<ProductDto>;
  /** The product as it was read; null for a new one. */
  readonly read: AdminProductView | null;
  readonly categories: readonly AdminCategoryView[];
  readonly onSaved: (product: AdminProductView) => void;
}

/** The version that is overwritten. */
type Over = Pick<UpdateProductDto, 'version' | 'stockRead' | 'countVersion'>;

export function useSaveProduct({ form, read, categories, onSaved }: SaveProduct) {
  const utils = trpc.useUtils();
  const creation = trpc.admin.products.create.useMutation();
  const update = trpc.admin.products.update.useMutation();
  const [conflict, setConflict] = useState<ProductConflict | null>(null);

  const end = (saved: AdminProductView) => {
    setConflict(null);
    toast.success({ text: read ? 'Ürün başarıyla güncellendi.' : 'Ürün başarıyla eklendi.' });
    void utils.admin.products.list.invalidate();
    void utils.admin.categories.list.invalidate();
    onSaved(saved);
  };

  const show = (error: unknown) => {
    const { fields } = describeError(error);
    setConflict(null);
    Object.entries(fields).forEach(([field, text], index) =>
      form.setError(field as FieldPath<ProductDto>, { message: text }, { shouldFocus: index === 0 }),
    );
    toast.error({ text: describeLoadFailure(error, SAVE_FAILED, SAVE_UNREADABLE) });
  };

  const write = async (mine: ProductDto, over: Over | null) => {
    if (!read) return creation.mutateAsync(mine);
    const which = over ?? { version: read.version, ...countRead(read) };
    return update.mutateAsync(Object.assign({ id: read.id }, which, mine));
  };

  const save = async (mine: ProductDto, over: Over | null = null): Promise<void> => {
    try {
      const saved = await write(mine, over);
      utils.admin.products.view.setData({ id: saved.id }, saved);
      end(saved);
    } catch (error) {
      const isConflict = describeError(error).code === 'changed_meanwhile';
      const theirs = isConflict && read ? await readAgain(read.id) : null;
      if (!theirs || !read) {
        show(error);
        return;
      }
      const isTouched = touchedFields(form);
      // A stock that equals the number read with it is unchanged.
      const isMine = (name: keyof ProductDto) => name === 'stockQuantity' || isTouched(name);
      const found = { mine: mergeTouched(productValues(theirs), mine, isMine), read, theirs };
      if (productConflict(found, { categories, rates: [] }).length > 0) setConflict(found);
      // Only the stock was counted here and nobody else counted it, so there is nothing to decide.
      else if (isCountedHere(found)) await keepMine(found);
      else end(theirs);
    }
  };

  const keepMine = (found: ProductConflict): Promise<void> =>
    save(found.mine, { version: found.theirs.version, ...countToKeepMine(found) });

  const readAgain = (id: string) =>
    utils.admin.products.view.fetch({ id }, { staleTime: 0 }).catch(() => null);

  return {
    save,
    conflict,
    keepMine,
    endConflict: () => setConflict(null),
    isSaving: creation.isPending || update.isPending,
  };
}
