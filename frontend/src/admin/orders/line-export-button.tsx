import { Rows3 } from 'lucide-react';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { exportAddress } from '../lib/export-address.js';
import { useExport } from '../lib/use-export.js';

interface LineExportButtonProps {
  readonly filters: Readonly<Record<string, string | number | undefined>>;
}

/** Downloads a row for each line of the listed orders, as accounting wants them. */
export function LineExportButton({ filters }: LineExportButtonProps) {
  const exporting = useExport({
    done: 'Sipariş satırları Excel dosyasına aktarıldı.',
    failed: 'Excel dosyası oluşturulurken bir hata oluştu.',
    fileName: 'siparis-satirlari.xlsx',
  });
  const address = exportAddress('admin_orders_advanced.php', {
    filters,
    format: 'xlsx',
    action: 'export_lines',
  });
  return (
    <Button
      variant="outline"
      size="sm"
      icon={<Icon as={Rows3} />}
      pending={exporting.isPending}
      pendingLabel="Aktarılıyor..."
      onClick={() => void exporting.start(address)}
    >
      Satırları Aktar
    </Button>
  );
}
