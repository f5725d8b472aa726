import { chakra } from '@chakra-ui/react';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import type { SheetFormat } from '@contract/admin/sheet-format.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Icon } from '../../ui/icon.js';
import { sheetAddress } from '../lib/export-address.js';
import { useMay } from '../lib/use-may.js';
import { useExport } from '../lib/use-export.js';

interface ExportButtonProps {
  /** The list's name in the address of its table. */
  readonly list: string;
  readonly filters?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** What the table will hold: 'Bütün ürünler'. */
  readonly what: string;
}

/** Downloads a list as a table; the admin chooses its format. */
export function ExportButton({ list, filters = {}, what }: ExportButtonProps) {
  const mayExport = useMay('data.export');
  const [isOpen, setOpen] = useState(false);
  const exporting = useExport({
    done: 'Tablo indirildi.',
    failed: 'Tablo indirilemedi. Bağlantınızı kontrol edip yeniden deneyin.',
    fileName: list,
  });
  const start = async (format: SheetFormat) => {
    await exporting.start(sheetAddress(list, filters, format));
    setOpen(false);
  };
  if (!mayExport) return null;
  return (
    <>
      <Button variant="outline" size="sm" icon={<Icon as={Download} />} onClick={() => setOpen(true)}>
        Dışa Aktar
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} width="confirm" title="Dışa Aktar">
        <chakra.p color="fg.muted" mb="4">
          {what} tek bir tabloda iner. Excel dosyasında tutarlar sayı, tarihler tarih olarak durur; CSV her
          programda açılır.
        </chakra.p>
        <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3">
          <Button
            variant="outline"
            icon={<Icon as={FileSpreadsheet} />}
            pending={exporting.isPending}
            pendingLabel="İndiriliyor..."
            onClick={() => void start('xlsx')}
          >
            Excel
          </Button>
          <Button
            variant="outline"
            icon={<Icon as={FileText} />}
            disabled={exporting.isPending}
            onClick={() => void start('csv')}
          >
            CSV
          </Button>
        </chakra.div>
      </Dialog>
    </>
  );
}
