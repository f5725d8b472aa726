import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/button.js';
import { StockWishForm } from './stock-wish-form.js';

/** Stands where a piece is bought as long as there is none. */
export function SoldOut({ productId }: { readonly productId: string }) {
  return (
    <chakra.div display="grid" gap="4">
      <Button disabled block>
        Stok yok
      </Button>
      <StockWishForm productId={productId} />
    </chakra.div>
  );
}
