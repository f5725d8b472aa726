import { ExternalLink, Trash2 } from 'lucide-react';
import { useNavigate, useParams } from 'react-router-dom';
import type { AdminProductView } from '@contract/catalog/admin-catalog.views.js';
import { formatDateTime } from '@contract/common/dates.js';
import { describeError } from '../../lib/describe-error.js';
import { paths } from '../../lib/paths.js';
import { trpc } from '../../lib/trpc.js';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.js';
import { ErrorState } from '../../ui/error-state.js';
import { Icon } from '../../ui/icon.js';
import { adminPaths } from '../lib/admin-paths.js';
import { ProductFormHead } from './product-form-head.js';
import { ProductFormSkeleton } from './product-form-skeleton.js';
import { ProductForm } from './product-form.js';
import { categoriesFailure, LOAD_FAILED } from './product.texts.js';
import { useProductActions } from './use-product-actions.js';

export function EditProductPage() {
  const { productId: id = '' } = useParams();
  // A form begins with what is there now, never with what was there when the list was read.
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
      <ProductFormHead title="Ürün" />
      {failed ? (
        <NotLoaded
          error={failed}
          onRetry={() => void Promise.all([product.refetch(), categories.refetch()])}
          title={product.error ? LOAD_FAILED : categoriesFailure(categories.error)}
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
  const removeAndLeave = async () => {
    if (await remove(product)) void navigate(adminPaths.products);
  };
  return (
    <ProductFormHead
      title={product.name}
      lead={`Son değişiklik ${formatDateTime(new Date(product.updatedAt))}`}
      actions={
        <>
          {product.isActive && (
            <ButtonAnchor
              variant="outline"
              size="sm"
              icon={<Icon as={ExternalLink} />}
              href={paths.product(product.slug)}
              target="_blank"
              rel="noreferrer"
            >
              Sitede Gör
            </ButtonAnchor>
          )}
          <Button
            variant="outline"
            size="sm"
            icon={<Icon as={Trash2} />}
            onClick={() => void removeAndLeave()}
          >
            Sil
          </Button>
        </>
      }
    />
  );
}

interface NotLoadedProps {
  readonly error: unknown;
  readonly title: string;
  readonly onRetry: () => void;
}

function NotLoaded({ error, title, onRetry }: NotLoadedProps) {
  const { code, message } = describeError(error);
  if (code !== 'product_not_found' && code !== 'invalid_input') {
    return <ErrorState titleAs="h2" title={title} onRetry={onRetry} />;
  }
  return (
    <ErrorState
      titleAs="h2"
      title={code === 'product_not_found' ? message : 'Bu parça artık rafımızda değil.'}
      text="Silinmiş ya da adresi değişmiş olabilir."
      action={<ButtonLink to={adminPaths.products}>Ürünlere Dönün</ButtonLink>}
    />
  );
}
