import { chakra } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import {
  MOST_COPIES,
  MOST_LABELS,
  MOST_SKIPPED,
  mostCopies,
  PIECE_SHEETS,
  type PieceSheet,
} from '@contract/printing/piece-sheets.js';
import { ButtonLink } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Icon } from '../../ui/icon.js';
import { SelectField } from '../../ui/select-field.js';
import { pieceLabelsAddress } from '../lib/print-address.js';

interface PrintLabelsDialogProps {
  readonly productIds: readonly string[];
  readonly open: boolean;
  readonly onClose: () => void;
}

const SHEETS = Object.entries(PIECE_SHEETS).map(([value, { name }]) => ({ value, label: name }));
const SKIPPED = numbers(0, MOST_SKIPPED);

/** Asks for the kind of sheet on which the labels of the chosen pieces are printed, and how many. */
export function PrintLabelsDialog({ productIds, open, onClose }: PrintLabelsDialogProps) {
  const [sheet, setSheet] = useState<PieceSheet>('3x7');
  const [wanted, setCopies] = useState(1);
  const [skipped, setSkipped] = useState(0);
  const most = mostCopies(productIds.length);
  const copies = Math.min(wanted, most);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="confirm"
      title={`${productIds.length} ürünün raf etiketi`}
      footer={
        <ButtonLink
          size="sm"
          icon={<Icon as={Printer} />}
          to={pieceLabelsAddress({ productIds, sheet, copies, skipped })}
          target="_blank"
        >
          Etiketleri Yazdır
        </ButtonLink>
      }
    >
      <chakra.div display="grid" gap="5">
        <SelectField
          label="Etiket kâğıdı"
          options={SHEETS}
          value={sheet}
          onChange={({ target }) => setSheet(target.value as PieceSheet)}
        />
        <SelectField
          label="Her üründen kaç etiket"
          options={numbers(1, most)}
          help={most < MOST_COPIES && `Bir defada en fazla ${MOST_LABELS} etiket yazdırılabilir.`}
          value={String(copies)}
          onChange={({ target }) => setCopies(Number(target.value))}
        />
        <SelectField
          label="İlk sayfada boş bırakılacak etiket"
          help="Başlanmış bir kâğıt kullanıyorsanız, baştan kaç etiketin eksik olduğunu seçin."
          options={SKIPPED}
          value={String(skipped)}
          onChange={({ target }) => setSkipped(Number(target.value))}
        />
      </chakra.div>
    </Dialog>
  );
}

function numbers(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const value = String(first + index);
    return { value, label: value };
  });
}
