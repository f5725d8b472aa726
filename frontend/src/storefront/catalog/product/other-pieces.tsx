import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { ProductCardView, ProductView } from '@contract/catalog/catalog.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { ProductCard } from '../../../ui/product-card.js';

const MOST = 4;

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    columnGap: { base: '3', md: '6' },
    rowGap: { base: '8', md: '12' },
  },
});

/** Shows further pieces of the same kind, or the newest pieces when there are few of that kind. */
export function OtherPieces({ product }: { readonly product: ProductView }) {
  const titleId = useId();
  const pieces = useOtherPieces(product);
  if (pieces.length === 0) return null;
  return (
    <chakra.section aria-labelledby={titleId} mt="section">
      <chakra.h2 id={titleId} textStyle="h2" mb={{ base: '6', md: '8' }}>
        Raftan başka parçalar
      </chakra.h2>
      <Row>
        {pieces.map((piece) => (
          <ProductCard key={piece.id} product={piece} />
        ))}
      </Row>
    </chakra.section>
  );
}

/** Asks with the same input as the product list, so that both share one cached answer. */
function useOtherPieces({ id, category }: ProductView): readonly ProductCardView[] {
  const { data: alike } = trpc.catalog.products.useQuery({
    category: category.slug,
    sort: 'newest',
    page: 1,
  });
  const isFew = alike !== undefined && alike.products.filter((piece) => piece.id !== id).length < MOST;
  const { data: newest } = trpc.catalog.products.useQuery({ sort: 'newest', page: 1 }, { enabled: isFew });
  if (!alike) return [];
  const pieces = new Map([...alike.products, ...(newest?.products ?? [])].map((piece) => [piece.id, piece]));
  pieces.delete(id);
  return [...pieces.values()].slice(0, MOST);
}
