import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { formatTl } from '@contract/common/money.js';
import { labelSheets, PIECE_SHEETS, type PieceSheet, placeOnSheet } from '@contract/printing/piece-sheets.js';
import type { PieceLabel, PrintedStudio } from '@contract/printing/printing.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { chosenSheet } from './chosen-sheet.js';
import { useIdsInAddress } from './ids-in-address.js';
import { Qr, WholeSheet } from './paper.js';
import { PdfButton } from '../ui/pdf-button.js';
import { PrintPage } from './print-page.js';
import { usePrintQuery } from './use-print-query.js';

/** The labels that stand beside the pieces on the shelf, several on a sheet of A4. */
export function PieceLabelsPage() {
  const { client } = trpc.useUtils();
  const [params] = useSearchParams();
  const productIds = useIdsInAddress('urun');
  const chosen = chosenSheet(params, productIds.length);
  const query = usePrintQuery('pieceLabels', { productIds }, () =>
    client.admin.printing.pieceLabels.mutate({ productIds }),
  );
  const sheets = labelSheets(query.data?.labels ?? [], chosen);
  return (
    <PrintPage
      title="Raf etiketleri"
      paper={{ size: 'A4', margin: '0' }}
      query={{ ...query, data: query.data && {} }}
      actions={
        <PdfButton
          fileName="raf-etiketleri.pdf"
          make={() => client.admin.printing.pieceLabelsPdf.mutate({ productIds, ...chosen })}
        />
      }
      nothing={query.data?.labels.length === 0 ? 'Seçtiğiniz ürünler artık yok.' : null}
    >
      {query.data &&
        sheets.map((labels, index) => (
          <LabelSheet
            // Sheets have no other identity than their place.
            key={index}
            number={index + 1}
            sheet={chosen.sheet}
            labels={labels}
            studio={query.data.studio}
          />
        ))}
    </PrintPage>
  );
}

interface LabelSheetProps {
  readonly number: number;
  readonly sheet: PieceSheet;
  readonly labels: readonly (PieceLabel | null)[];
  readonly studio: PrintedStudio;
}

function LabelSheet({ number, sheet, labels, studio }: LabelSheetProps) {
  const { width, height } = PIECE_SHEETS[sheet];
  return (
    <WholeSheet aria-label={`Raf etiketleri, ${number}. sayfa`} width="210mm" height="297mm">
      {labels.map((label, index) => {
        const { x, y } = placeOnSheet(PIECE_SHEETS[sheet], index);
        return (
          label && (
            <chakra.div
              key={`${x}-${y}`}
              position="absolute"
              left={`${x}mm`}
              top={`${y}mm`}
              width={`${width}mm`}
              height={`${height}mm`}
              padding="4mm 5mm"
              overflow="hidden"
              display="flex"
              alignItems="center"
              gap="2mm"
            >
              <LabelText label={label} studio={studio} />
              <Qr mark={label.qr} side="21mm" label={`${label.name} sayfasının karekodu`} />
            </chakra.div>
          )
        );
      })}
    </WholeSheet>
  );
}

function LabelText({
  label: { name, priceKurus },
  studio,
}: {
  readonly label: PieceLabel;
  readonly studio: PrintedStudio;
}) {
  return (
    <chakra.div flex="1" minW="0" overflowWrap="anywhere">
      <chakra.p fontSize="6.5pt" lineClamp="1">
        {studio.name}
      </chakra.p>
      <chakra.p fontSize="10pt" fontWeight="650" lineClamp="3">
        {name}
      </chakra.p>
      <chakra.p fontSize="12pt" fontWeight="700" marginTop="1mm" whiteSpace="nowrap">
        {formatTl(priceKurus)}
      </chakra.p>
    </chakra.div>
  );
}
