import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { AdminProductView } from '@contract/catalog/admin-catalog.views.js';
import { formatDateTime } from '@contract/common/dates.js';
import { paths } from '../../lib/navigation/paths.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { adminPaths } from '../lib/admin-paths.js';
import { useReadNotices } from '../lib/use-read-notices.js';
import { PriceHistoryButton } from '../ui/price-history/price-history-button.js';
import { RecordActions, RecordHead } from '../ui/record-head.js';
import { RecordNotLoaded } from '../ui/record-not-loaded.js';
import { PrintLabelsDialog } from './print-labels-dialog.js';
import { ProductFormSkeleton } from './product-form-skeleton.js';
import { ProductForm } from './product-form.js';
import { categoriesFailure, LOAD_FAILED, PRODUCTS } from './product.texts.js';
import { useProductActions } from './use-product-actions.js';

export function EditProductPage() {
  const { productId: id = '' } = useParams();
  // Without cached data, so that the form begins with the current record.
  const product = trpc.admin.products.view.useQuery({ id }, { gcTime: 0, refetchOnWindowFocus: false });
  const categories = trpc.admin.categories.list.useQuery();
  if (product.data && categories.data) {
    return (
      <>
        <EditHead product={product.data} />
        <ProductForm key={id} product={product.data} categories={categories.data} />
      </>
    );
  }
  const failed = product.error ?? categories.error;
  return (
    <>
      <RecordHead list={PRODUCTS} title="Ürün" />
      {failed ? (
        <RecordNotLoaded
          error={failed}
          onRetry={() => void Promise.all([product.refetch(), categories.refetch()])}
          failed={product.error ? LOAD_FAILED : categoriesFailure(categories.error)}
          gone={{ code: 'product_not_found', title: 'Bu parça artık rafımızda değil.' }}
          back={{ to: PRODUCTS.to, label: 'Ürünlere Dönün' }}
        />
      ) : (
        <ProductFormSkeleton />
      )}
    </>
  );
}

function EditHead({ product }: { readonly product: AdminProductView }) {
  const navigate = useNavigate();
  const { remove } = useProductActions();
  useReadNotices('product', product.id);
  const removeAndLeave = async () => {
    if (await remove(product)) void navigate(adminPaths.products);
  };
  return (
    <RecordHead
      list={PRODUCTS}
      title={product.name}
      lead={describeProduct(product)}
      actions={
        <RecordActions
          publicPath={product.isActive ? paths.product(product.slug) : null}
          onRemove={() => void removeAndLeave()}
        >
          <PriceHistoryButton productId={product.id} />
          <PrintLabel product={product} />
        </RecordActions>
      }
    />
  );
}

function describeProduct({ updatedAt, stock: { waiting } }: AdminProductView): string {
  const changed = `Son değişiklik ${formatDateTime(new Date(updatedAt))}`;
  return waiting > 0 ? `${changed} · Rafa dönmesini ${waiting} kişi bekliyor` : changed;
}

function PrintLabel({ product: { id } }: { readonly product: AdminProductView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" icon={<Icon as={Printer} />} onClick={() => setOpen(true)}>
        Etiket Yazdır
      </Button>
      <PrintLabelsDialog productIds={[id]} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
