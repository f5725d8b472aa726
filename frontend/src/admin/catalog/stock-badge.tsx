import { Check, CircleX, Infinity as Unlimited, TriangleAlert } from 'lucide-react';
import type { AdminStockView } from '@contract/catalog/admin-catalog.views.js';
import { Badge } from '../../ui/badge.js';

/** Shows the availability by word, icon and colour. */
export function StockBadge({ stock }: { readonly stock: AdminStockView }) {
  const available = Math.max(0, stock.quantity - stock.held);
  if (stock.isUnlimited) {
    return (
      <Badge>
        <Unlimited aria-hidden="true" />
        Sınırsız
      </Badge>
    );
  }
  if (stock.status === 'out_of_stock') {
    return (
      <Badge tone="danger">
        <CircleX aria-hidden="true" />
        Tükendi
      </Badge>
    );
  }
  if (stock.status === 'low_stock') {
    return (
      <Badge tone="warning">
        <TriangleAlert aria-hidden="true" />
        Son {available}
      </Badge>
    );
  }
  return (
    <Badge tone="success">
      <Check aria-hidden="true" />
      {available} adet
    </Badge>
  );
}
