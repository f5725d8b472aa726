import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useCartPanel } from '../../../lib/cart/cart-panel-context.js';
import { Button } from '../../../ui/button.js';
import { Dialog, DialogTitle } from '../../../ui/dialog.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { ProductContent } from './product-content.js';
import { ProductMissing, ProductSkeleton, ProductUnreachable } from './product-states.js';
import { useProduct } from './use-product.js';

/** A product that was opened from the list, in a pop-up over the home page. Closing it restores the list. */
export function ProductPopup() {
  const { slug = '' } = useParams();
  const [isOpen, setOpen] = useState(true);
  const navigate = useNavigate();
  const { isOpen: isCartOpen } = useCartPanel();
  const close = () => setOpen(false);
  return (
    // Closes for the cart, which would open behind it.
    <Dialog
      open={isOpen && !isCartOpen}
      onClose={close}
      onExited={() => void navigate(-1)}
      width="product"
      bare
    >
      <Product slug={slug} onLeave={close} />
    </Dialog>
  );
}

function Product({ slug, onLeave }: { readonly slug: string; readonly onLeave: () => void }) {
  const { product, isGone, hasFailed, isRetrying, retry } = useProduct(slug);
  if (product) {
    return (
      <ProductContent key={product.id} product={product} place="popup" heading={<Heading {...product} />} />
    );
  }
  if (isGone) {
    return (
      <Message title="Parça bulunamadı">
        <ProductMissing
          titleAs="h3"
          action={
            <Button variant="outline" onClick={onLeave}>
              Rafa Dönün
            </Button>
          }
        />
      </Message>
    );
  }
  if (hasFailed) {
    return (
      <Message title="Ürün yüklenemedi">
        <ProductUnreachable titleAs="h3" isRetrying={isRetrying} onRetry={retry} />
      </Message>
    );
  }
  return <ProductSkeleton place="popup" title={<HiddenTitle>Ürün yükleniyor</HiddenTitle>} />;
}

interface HeadingProps {
  readonly name: string;
  readonly category: { readonly name: string };
}

function Heading({ name, category }: HeadingProps) {
  return (
    <div>
      <chakra.p textStyle="sm" color="fg.subtle">
        {category.name}
      </chakra.p>
      <DialogTitle textStyle="h2" fontSize={{ base: '1.75rem', md: '2.125rem' }} pt="0" mt="1" pe="8">
        {name}
      </DialogTitle>
    </div>
  );
}

function Message({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <chakra.div p={{ base: '5', md: '8' }} pt={{ base: '16', md: '16' }}>
      <HiddenTitle>{title}</HiddenTitle>
      {children}
    </chakra.div>
  );
}

/** Gives the dialog a name in every state. */
function HiddenTitle({ children }: { readonly children: string }) {
  return (
    <VisuallyHidden asChild>
      <DialogTitle>{children}</DialogTitle>
    </VisuallyHidden>
  );
}
