import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AdminCategoryView } from '@contract/catalog/admin-catalog.views.js';
import { IconButton } from '../../ui/icon-button.js';
import { Icon } from '../../ui/icon.js';
import { RowAction } from '../ui/row-action.js';
import { CategoryRename } from './category-rename.js';
import { DEFAULT_CATEGORY_KEPT } from './product.texts.js';

interface CategoryRowProps {
  readonly category: AdminCategoryView;
  readonly isBusy: boolean;
  /** Null at the end of the list. */
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
  readonly onRemove: () => void;
}

export function CategoryRow({ category, onUp, onDown, onRemove, isBusy }: CategoryRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const { name, productCount, isProtected } = category;
  if (isRenaming) {
    return (
      <chakra.li py="3" borderBottomWidth="1px">
        <CategoryRename category={category} onEnd={() => setRenaming(false)} />
      </chakra.li>
    );
  }
  return (
    <chakra.li display="flex" alignItems="center" gap="1" py="2" borderBottomWidth="1px">
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        <chakra.span fontWeight="650">{name}</chakra.span>
        <chakra.span display="block" textStyle="sm" color="fg.subtle">
          {productCount} ürün{isProtected && ` · ${DEFAULT_CATEGORY_KEPT}`}
        </chakra.span>
      </chakra.div>
      <IconButton
        aria-label={`Yukarı taşı: ${name}`}
        disabled={onUp === null || isBusy}
        onClick={() => onUp?.()}
      >
        <Icon as={ArrowUp} />
      </IconButton>
      <IconButton
        aria-label={`Aşağı taşı: ${name}`}
        disabled={onDown === null || isBusy}
        onClick={() => onDown?.()}
      >
        <Icon as={ArrowDown} />
      </IconButton>
      {!isProtected && (
        <>
          <RowAction icon={Pencil} word="Yeniden adlandır" subject={name} onClick={() => setRenaming(true)} />
          <RowAction icon={Trash2} word="Sil" subject={name} disabled={isBusy} onClick={onRemove} />
        </>
      )}
    </chakra.li>
  );
}
