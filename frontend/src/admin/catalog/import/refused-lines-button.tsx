import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { useExport } from '../../lib/use-export.js';

/** Downloads the lines that an import refuses, each with its reason, to be mended and imported again. */
export function RefusedLinesButton({ importId }: { readonly importId: string }) {
  const exporting = useExport({
    done: 'Alınmayan satırlar indirildi.',
    failed: 'Satırlar indirilemedi. Bağlantınızı kontrol edip yeniden deneyin.',
    fileName: 'alinmayan-satirlar.csv',
  });
  return (
    <chakra.div mt="3" display="grid" gap="2" justifyItems="start">
      <Button
        variant="outline"
        size="sm"
        icon={<Icon as={Download} />}
        pending={exporting.isPending}
        pendingLabel="İndiriliyor..."
        onClick={() => void exporting.start(`/api/urun-aktarim/${importId}/alinmayanlar`)}
      >
        Alınmayan Satırları İndir
      </Button>
      <chakra.p textStyle="sm" color="fg.muted">
        Her satırın yanında nedeni yazar. Düzeltip aynı dosyayı yeniden içe aktarabilirsiniz.
      </chakra.p>
    </chakra.div>
  );
}
