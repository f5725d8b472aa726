import { chakra } from '@chakra-ui/react';
import { errorText } from '@contract/app-error.js';
import { Button } from '../../ui/button.js';
import { DialogTitle } from '../../ui/dialog.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorState } from '../../ui/error-state.js';
import { Skeleton } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { ProductColumns, ProductInfo, ProductShots } from './product-columns.js';

/** The dialog needs a name in every state. */
function HiddenTitle({ children }: { readonly children: string }) {
  return (
    <VisuallyHidden asChild>
      <DialogTitle>{children}</DialogTitle>
    </VisuallyHidden>
  );
}

export function ProductSkeleton() {
  return (
    <ProductColumns aria-busy="true">
      <HiddenTitle>Ürün yükleniyor</HiddenTitle>
      <ProductShots bg="bg.muted" />
      <ProductInfo>
        <Skeleton h="4" w="30%" />
        <Skeleton h="9" w="75%" />
        <Skeleton h="7" w="35%" />
        <Skeleton h="12" w="100%" />
        {['Malzeme', 'Ölçüler', 'Bakım'].map((row) => (
          <Skeleton key={row} h="5" w="90%" mt="3" />
        ))}
        <Skeleton h="12" w="100%" mt="4" borderRadius="md" />
      </ProductInfo>
    </ProductColumns>
  );
}

export function ProductMissing({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <chakra.div p={{ base: '5', md: '8' }}>
      <HiddenTitle>Parça bulunamadı</HiddenTitle>
      <EmptyState
        shape="mug"
        titleAs="h3"
        title={errorText('product_not_found')}
        text="Elde yapılan her şey gibi o da bir kez vardı. Rafta sizi bekleyen başka parçalar var."
        action={
          <Button variant="outline" onClick={onLeave}>
            Rafa Dönün
          </Button>
        }
      />
    </chakra.div>
  );
}

interface ProductUnreachableProps {
  readonly message: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

export function ProductUnreachable({ message, isRetrying, onRetry }: ProductUnreachableProps) {
  return (
    <chakra.div p={{ base: '5', md: '8' }} pt={{ base: '16', md: '16' }}>
      <HiddenTitle>Ürün yüklenemedi</HiddenTitle>
      <ErrorState
        title={message}
        text="Sepetiniz olduğu gibi duruyor."
        onRetry={onRetry}
        retrying={isRetrying}
      />
    </chakra.div>
  );
}
