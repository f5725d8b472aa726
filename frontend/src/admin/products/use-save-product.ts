import { useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { AdminProductView } from '@contract/catalog/admin-catalog.views.js';
import type { ProductDto } from '@contract/catalog/product.dto.js';
import { describeError } from '../../lib/describe-error.js';
import { trpc } from '../../lib/trpc.js';
import { toast } from '../../ui/toast.js';
import { SAVE_FAILED } from './product.texts.js';

/** Two versions of one product: what was typed, and what somebody else saved meanwhile. */
export interface ProductConflict {
  readonly mine: ProductDto;
  readonly theirs: AdminProductView;
}

interface SaveProduct {
  readonly form: UseFormReturn<ProductDto>;
  /** As it was read; null for a new one. */
  readonly read: AdminProductView | null;
  readonly onSaved: (product: AdminProductView) => void;
}

export function useSaveProduct({ form, read, onSaved }: SaveProduct) {
  const utils = trpc.useUtils();
  const creation = trpc.admin.products.create.useMutation();
  const update = trpc.admin.products.update.useMutation();
  const [conflict, setConflict] = useState<ProductConflict | null>(null);

  const write = async (product: ProductDto, version: number | undefined) => {
    if (!read) return creation.mutateAsync(product);
    const stockRead = read.stock.quantity;
    return update.mutateAsync(
      Object.assign({ id: read.id, version: version ?? read.version, stockRead }, product),
    );
  };

  /** `version`: the one that is to be written over, when it is not the one that was read. */
  const save = async (product: ProductDto, version?: number) => {
    try {
      const saved = await write(product, version);
      setConflict(null);
      toast.success({ text: read ? 'Ürün başarıyla güncellendi.' : 'Ürün başarıyla eklendi.' });
      utils.admin.products.view.setData({ id: saved.id }, saved);
      void utils.admin.products.list.invalidate();
      void utils.admin.categories.list.invalidate();
      onSaved(saved);
    } catch (error) {
      const { code, message, fields } = describeError(error, SAVE_FAILED);
      if (code === 'changed_meanwhile' && read) {
        const theirs = await utils.admin.products.view
          .fetch({ id: read.id }, { staleTime: 0 })
          .catch(() => null);
        if (theirs) setConflict({ mine: product, theirs });
        else toast.error({ text: message });
        return;
      }
      setConflict(null);
      Object.entries(fields).forEach(([field, text], index) =>
        form.setError(field as FieldPath<ProductDto>, { message: text }, { shouldFocus: index === 0 }),
      );
      toast.error({ text: message });
    }
  };

  return {
    save,
    conflict,
    endConflict: () => setConflict(null),
    isSaving: creation.isPending || update.isPending,
  };
}
