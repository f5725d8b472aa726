import { useNavigate } from 'react-router-dom';
import { trpc } from '../../lib/server/trpc.js';
import { ErrorState } from '../../ui/error-state.js';
import { adminPaths } from '../lib/admin-paths.js';
import { RecordHead } from '../ui/record-head.js';
import { ProductFormSkeleton } from './product-form-skeleton.js';
import { ProductForm } from './product-form.js';
import { categoriesFailure, PRODUCTS } from './product.texts.js';

export function NewProductPage() {
  const navigate = useNavigate();
  const categories = trpc.admin.categories.list.useQuery();
  return (
    <>
      <RecordHead list={PRODUCTS} title="Yeni Ürün" />
      {categories.isPending && <ProductFormSkeleton />}
      {categories.isError && !categories.data && (
        <ErrorState title={categoriesFailure(categories.error)} onRetry={() => void categories.refetch()} />
      )}
      {categories.data && (
        <ProductForm
          product={null}
          categories={categories.data}
          onSaved={({ id }) => void navigate(adminPaths.product(id), { replace: true })}
        />
      )}
    </>
  );
}
