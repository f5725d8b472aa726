import { chakra } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AdminProductRow } from '@contract/catalog/admin-catalog.views.js';
import type { AdminProductSort } from '@contract/catalog/admin-products.query.js';
import { formatShortDate } from '../../lib/time/format-short-date.js';
import { IconButton } from '../../ui/icon-button.js';
import { Icon } from '../../ui/icon.js';
import { Price } from '../../ui/price.js';
import { ResponsivePicture } from '../../ui/responsive-picture.js';
import { Switch } from '../../ui/switch-field.js';
import { iconButtonRecipe } from '../../ui/theme/button.recipe.js';
import { adminPaths } from '../lib/admin-paths.js';
import type { Column } from '../ui/table-column.js';
import { StockBadge } from './stock-badge.js';

interface RowActions {
  readonly onStock: (product: AdminProductRow) => void;
  readonly onShow: (product: AdminProductRow, isActive: boolean) => void;
  readonly onRemove: (product: AdminProductRow) => void;
  /** The product whose visibility is being changed. */
  readonly showingId: string | null;
}

const EditLink = chakra(Link, iconButtonRecipe);
const StockButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'target',
    borderRadius: 'md',
    cursor: 'pointer',
  },
});

export function productColumns(actions: RowActions): Column<AdminProductRow, AdminProductSort>[] {
  return [
    {
      key: 'name',
      title: 'Ürün',
      sortBy: 'name',
      firstOrder: 'asc',
      onCard: 'title',
      cell: (product) => <NameCell product={product} />,
    },
    { key: 'category', title: 'Kategori', onCard: 'line', cell: ({ category }) => category.name },
    {
      key: 'price',
      title: 'Fiyat',
      align: 'end',
      sortBy: 'price',
      onCard: 'lineEnd',
      cell: ({ priceKurus }) => <Price kurus={priceKurus} />,
    },
    {
      key: 'stock',
      title: 'Stok',
      sortBy: 'stock',
      firstOrder: 'asc',
      onCard: 'badge',
      cell: (product) => <StockCell product={product} onStock={actions.onStock} />,
    },
    {
      key: 'minStock',
      title: 'En az',
      align: 'end',
      onCard: 'none',
      cell: ({ stock }) => (stock.isUnlimited ? '–' : stock.minStock),
    },
    {
      key: 'createdAt',
      title: 'Eklenme',
      sortBy: 'createdAt',
      onCard: 'none',
      cell: ({ createdAt }) => <chakra.span whiteSpace="nowrap">{formatShortDate(createdAt)}</chakra.span>,
    },
    {
      key: 'active',
      title: 'Rafta',
      onCard: 'badge',
      cell: (product) => (
        <Switch
          type="checkbox"
          role="switch"
          verticalAlign="middle"
          aria-label={`Rafta: ${product.name}`}
          checked={product.isActive}
          aria-busy={actions.showingId === product.id || undefined}
          onChange={({ target }) => actions.onShow(product, target.checked)}
        />
      ),
    },
    {
      key: 'actions',
      title: 'İşlem',
      titleHidden: true,
      align: 'end',
      onCard: 'badge',
      cell: (product) => (
        <>
          <EditLink to={adminPaths.product(product.id)} aria-label={`Düzenle: ${product.name}`}>
            <Icon as={Pencil} />
          </EditLink>
          <IconButton aria-label={`Sil: ${product.name}`} onClick={() => actions.onRemove(product)}>
            <Icon as={Trash2} />
          </IconButton>
        </>
      ),
    },
  ];
}

function NameCell({ product }: { readonly product: AdminProductRow }) {
  return (
    <chakra.span display="flex" alignItems="center" gap="4" minW="0">
      <chakra.span
        flexShrink="0"
        boxSize="14"
        borderRadius="md"
        overflow="hidden"
        bg="bg.picture"
        opacity={product.isActive ? '1' : '0.55'}
      >
        <ResponsivePicture picture={product.picture} sizes="56px" alt="" />
      </chakra.span>
      <chakra.span minW="0">
        <chakra.span asChild _hover={{ textDecoration: 'underline' }}>
          <Link to={adminPaths.product(product.id)}>{product.name}</Link>
        </chakra.span>
        <small>{product.isActive ? product.material : 'Gizli'}</small>
      </chakra.span>
    </chakra.span>
  );
}

/** Shows the stock, which can be changed here unless it is unlimited. */
function StockCell({
  product,
  onStock,
}: Pick<RowActions, 'onStock'> & { readonly product: AdminProductRow }) {
  const { stock, name } = product;
  if (stock.isUnlimited) return <StockBadge stock={stock} />;
  const { held, waiting } = stock;
  return (
    <>
      <StockButton
        type="button"
        aria-haspopup="dialog"
        onClick={() => onStock(product)}
        title={`Stoğu değiştir: ${name}`}
      >
        <StockBadge stock={stock} />
      </StockButton>
      {held > 0 && <chakra.small display="block">{held} adedi ödemede</chakra.small>}
      {waiting > 0 && <chakra.small display="block">{waiting} kişi bekliyor</chakra.small>}
    </>
  );
}
