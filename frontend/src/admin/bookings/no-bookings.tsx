import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';

interface NoBookingsProps {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

export function NoBookings({ isFiltered, onClear }: NoBookingsProps) {
  if (!isFiltered) {
    return (
      <EmptyState
        shape="vase"
        titleAs="h2"
        title="Henüz rezervasyon yok"
        text="İlk yer ayrıldığında burada görünür."
      />
    );
  }
  return (
    <EmptyState
      shape="vase"
      titleAs="h2"
      title="Bu filtrelere uygun rezervasyon bulunamadı."
      text="Filtreleri gevşetin ya da hepsini kaldırın."
      action={
        <Button variant="outline" onClick={onClear}>
          Filtreleri Temizle
        </Button>
      }
    />
  );
}
