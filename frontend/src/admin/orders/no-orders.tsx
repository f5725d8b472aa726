import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';

interface NoOrdersProps {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

export function NoOrders({ isFiltered, onClear }: NoOrdersProps) {
  if (!isFiltered) {
    return (
      <EmptyState
        shape="bowl"
        titleAs="h2"
        title="Henüz sipariş yok"
        text="İlk sipariş verildiğinde burada görünür."
      />
    );
  }
  return (
    <EmptyState
      shape="bowl"
      titleAs="h2"
      title="Bu filtrelere uygun sipariş bulunamadı."
      text="Filtreleri gevşetin ya da hepsini kaldırın."
      action={
        <Button variant="outline" onClick={onClear}>
          Filtreleri Temizle
        </Button>
      }
    />
  );
}
