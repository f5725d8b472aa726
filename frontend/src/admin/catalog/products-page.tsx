import { keepPreviousData } from '@tanstack/react-query';
import { Plus, Tags, Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { AdminProductRow } from '@contract/catalog/admin-catalog.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { adminPaths } from '../lib/admin-paths.js';
import { formatCount } from '../lib/page-window.js';
import { useRowSelection } from '../lib/use-row-selection.js';
import { useAddressWindow } from '../lib/use-address-window.js';
import { DataTable } from '../ui/data-table.js';
import { EmptyList } from '../ui/empty-list.js';
import { ExportButton } from '../ui/export-button.js';
import { LoadError } from '../ui/load-error.js';
import { Pager } from '../ui/pager.js';
import { SectionHead } from '../ui/section-head.js';
import { CategoriesDialog } from './categories-dialog.js';
import { LabelSelection } from './label-selection.js';
import { productColumns } from './product-columns.js';
import { ProductFilterBar } from './product-filter-bar.js';
import { useProductList } from './product-filters.js';
import { LOAD_FAILED } from './product.texts.js';
import { StockDialog } from './stock-dialog.js';
import { useProductActions } from './use-product-actions.js';

/** Specification 2, section 2.3. */
export function ProductsPage() {
  const list = useProductList();
  const products = trpc.admin.products.list.useQuery(list.query, { placeholderData: keepPreviousData });
  const categories = trpc.admin.categories.list.useQuery();
  const categoriesWindow = useAddressWindow('kategoriler');
  const [counted, setCounted] = useState<AdminProductRow | null>(null);
  const selection = useRowSelection(products.data?.items);
  const { remove, show, showingId } = useProductActions();
  const columns = useMemo(
    () =>
      productColumns({
        onStock: setCounted,
        onShow: (product, isActive) => void show(product, isActive),
        onRemove: (product) => void remove(product),
        showingId,
      }),
    [remove, show, showingId],
  );
  return (
    <>
      <SectionHead
        title="Ürünler"
        lead={
          products.data &&
          categories.data &&
          `${formatCount(products.data.pagination)} ürün · ${categories.data.length} kategori`
        }
        actions={
          <>
            <Button variant="outline" size="sm" icon={<Icon as={Tags} />} onClick={categoriesWindow.open}>
              Kategoriler
            </Button>
            <ButtonLink
              variant="outline"
              size="sm"
              icon={<Icon as={Upload} />}
              to={adminPaths.productImports}
            >
              İçe Aktar
            </ButtonLink>
            <ExportButton
              list="urunler"
              filters={list.sheetFilters}
              what={exportedProducts(list.isNarrowed)}
            />
            <ButtonLink size="sm" icon={<Icon as={Plus} />} to={adminPaths.newProduct}>
              Yeni Ürün
            </ButtonLink>
          </>
        }
      />
      <ProductFilterBar list={list} categories={categories.data ?? []} />
      {products.isError ? (
        <LoadError query={products} what={LOAD_FAILED} />
      ) : (
        <>
          <DataTable
            caption="Ürünler"
            columns={columns}
            rows={products.data?.items}
            rowKey={({ id }) => id}
            rowLabel={({ name }) => name}
            selection={selection}
            sort={list.sort}
            onSort={list.setSort}
            busy={products.isPlaceholderData}
            empty={
              <EmptyList
                list={list}
                narrowed={{
                  title: 'Bu aramaya uyan ürün yok',
                  text: 'Aramayı ya da filtreleri değiştirip yeniden bakın.',
                }}
                none={{
                  title: 'Raf henüz boş',
                  text: 'İlk ürünü eklediğinizde burada ve dükkânda görünür.',
                }}
                action={<ButtonLink to={adminPaths.newProduct}>Yeni Ürün</ButtonLink>}
              />
            }
          />
          <LabelSelection selection={selection} />
          <Pager pagination={products.data?.pagination} onPage={list.setPage} onPageSize={list.setPageSize} />
        </>
      )}
      {counted && <StockDialog product={counted} onClose={() => setCounted(null)} />}
      <CategoriesDialog open={categoriesWindow.isOpen} onClose={categoriesWindow.close} />
    </>
  );
}

function exportedProducts(isNarrowed: boolean): string {
  return isNarrowed ? 'Süzdüğünüz ürünler' : 'Bütün ürünler';
}
