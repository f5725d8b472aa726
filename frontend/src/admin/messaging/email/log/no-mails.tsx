import { Button } from '../../../../ui/button.js';
import { EmptyState } from '../../../../ui/empty-state.js';

export function NoMails({
  isFiltered,
  onClear,
}: {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}) {
  if (!isFiltered) {
    return (
      <EmptyState
        shape="bowl"
        titleAs="h2"
        title="Henüz e-posta gönderilmedi"
        text="Mağazanın gönderdiği her e-posta burada görünür."
      />
    );
  }
  return (
    <EmptyState
      shape="bowl"
      titleAs="h2"
      title="E-posta kaydı bulunamadı"
      text="Aradığınıza uyan bir e-posta yok."
      action={
        <Button variant="outline" onClick={onClear}>
          Filtreleri Temizle
        </Button>
      }
    />
  );
}
