import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useCartPanel } from '../../lib/cart-panel-context.js';
import { describeError } from '../../lib/describe-error.js';
import { paths } from '../../lib/paths.js';
import { trpc } from '../../lib/trpc.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { Dialog } from '../../ui/dialog.js';
import { ProductContent } from './product-content.js';
import { ProductMissing, ProductSkeleton, ProductUnreachable } from './product-states.js';

/** A product at its own address, over the home page. Closing it goes back to the shelf as it was. */
export function ProductPopup() {
  const { slug = '' } = useParams();
  const [isOpen, setOpen] = useState(true);
  const goBack = useWayBack();
  const { isOpen: isCartOpen } = useCartPanel();
  const close = () => setOpen(false);
  return (
    // Makes way for the cart, which would open behind it.
    <Dialog open={isOpen && !isCartOpen} onClose={close} onExited={goBack} width="product" bare>
      <Product slug={slug} onLeave={close} />
    </Dialog>
  );
}

function Product({ slug, onLeave }: { readonly slug: string; readonly onLeave: () => void }) {
  const { data, isError, error, isFetching, refetch } = trpc.catalog.product.useQuery({ slug });
  useDocumentTitle(data?.name ?? null);
  if (data) return <ProductContent key={data.id} product={data} />;
  if (!isError) return <ProductSkeleton />;
  const { code, message } = describeError(error);
  if (code === 'product_not_found' || code === 'not_found') return <ProductMissing onLeave={onLeave} />;
  return <ProductUnreachable message={message} isRetrying={isFetching} onRetry={() => void refetch()} />;
}

function useWayBack(): () => void {
  const navigate = useNavigate();
  const { search, ...location } = useLocation();
  const state: unknown = location.state;
  const isFromShelf = typeof state === 'object' && state !== null && 'fromShelf' in state;
  return () => {
    if (isFromShelf) {
      void navigate(-1);
      return;
    }
    // Whoever came by a shared link finds the page below, not the page before ours.
    void navigate({ pathname: paths.home, search }, { replace: true, preventScrollReset: true });
  };
}
