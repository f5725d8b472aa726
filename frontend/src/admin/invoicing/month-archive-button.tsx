import { chakra } from '@chakra-ui/react';
import { FolderArchive } from 'lucide-react';
import { useState } from 'react';
import { formatMonth } from '@contract/common/dates.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Icon } from '../../ui/icon.js';
import { Note } from '../../ui/note.js';
import { SelectField } from '../../ui/select-field.js';
import { useExport } from '../lib/use-export.js';
import { useMonths } from './use-months.js';

interface MonthArchiveButtonProps {
  /** The month that the list shows, yyyy-MM. */
  readonly month: string | undefined;
}

/** Downloads the documents of a month for the accountant. */
export function MonthArchiveButton({ month }: MonthArchiveButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" icon={<Icon as={FolderArchive} />} onClick={() => setOpen(true)}>
        Aylık Arşiv
      </Button>
      {isOpen && <MonthArchiveDialog month={month} onClose={() => setOpen(false)} />}
    </>
  );
}

interface MonthArchiveDialogProps extends MonthArchiveButtonProps {
  readonly onClose: () => void;
}

/** Opens with the month of the list, or with the last one that is over. */
function MonthArchiveDialog({ month, onClose }: MonthArchiveDialogProps) {
  const months = useMonths();
  const [chosen, setChosen] = useState(month ?? months[1]?.value ?? '');
  const counts = trpc.admin.documents.month.useQuery({ month: chosen });
  const exporting = useExport({
    done: 'Arşiv indirildi.',
    failed: 'Arşiv indirilemedi. Bağlantınızı kontrol edip yeniden deneyin.',
    fileName: `faturalar-${chosen}.zip`,
  });
  const download = async () => {
    await exporting.start(`/api/fatura-arsivi/${chosen}`);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      width="confirm"
      title="Aylık arşiv"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Vazgeç
          </Button>
          <Button
            pending={exporting.isPending}
            pendingLabel="Hazırlanıyor..."
            disabled={counts.data?.issued === 0}
            onClick={() => void download()}
          >
            İndir
          </Button>
        </>
      }
    >
      <chakra.p color="fg.muted" mb="4">
        Mali müşaviriniz için tek dosya: ayın belgeleri kalem kalem Excel ve CSV tablosunda, faturalar UBL-TR
        biçiminde, alıcıya giden PDF’ler yanında.
      </chakra.p>
      <SelectField
        label="Ay"
        options={months}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
      <chakra.p aria-live="polite" minH="6" mt="3">
        {counts.data && `${formatMonth(chosen)}: ${counts.data.issued} belge.`}
        {counts.isError && 'Belgeler sayılamadı; yine de indirebilirsiniz.'}
      </chakra.p>
      {counts.data && counts.data.waiting > 0 && (
        <Note tone="warning" role="status">
          {counts.data.waiting} belge daha düzenlenmeyi bekliyor. Onlar düzenlenince arşivi yeniden indirin.
        </Note>
      )}
    </Dialog>
  );
}
