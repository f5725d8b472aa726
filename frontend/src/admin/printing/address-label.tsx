import { chakra } from '@chakra-ui/react';
import { labelTextSize } from '@contract/printing/label-text-size.js';
import type { AddressLabel, PrintedStudio } from '@contract/printing/printing.views.js';
import { Qr, WholeSheet } from './paper.js';

const PART = { m: '0', boxShadow: 'none', breakAfter: 'auto' } as const;

interface LabelProps {
  readonly label: AddressLabel;
  readonly studio: PrintedStudio;
  /** One of several on a larger sheet, instead of a sheet of its own. */
  readonly isPart?: boolean;
}

/** The label that sticks to the parcel of one order, as large as A6. */
export function Label({ label, studio, isPart = false }: LabelProps) {
  const { shortId, recipient, address, place, phone, carrier, qr } = label;
  const { name: nameSize, text: textSize } = labelTextSize(label);
  return (
    <WholeSheet
      aria-label={`Adres etiketi ${shortId}`}
      width="105mm"
      height="148mm"
      padding="8mm"
      display="flex"
      flexDirection="column"
      {...(isPart && PART)}
    >
      <chakra.section
        fontSize="8pt"
        paddingBottom="3mm"
        borderBottom="0.3mm solid #1c1512"
        overflowWrap="anywhere"
      >
        <p>Gönderen</p>
        <chakra.p fontWeight="700" lineClamp="2">
          {studio.name}
        </chakra.p>
        <chakra.p lineClamp="3">{studio.address}</chakra.p>
        <p>{studio.phone}</p>
      </chakra.section>
      <chakra.section
        data-recipient=""
        flex="1"
        minH="0"
        overflow="hidden"
        paddingTop="4mm"
        overflowWrap="anywhere"
        fontSize={`${textSize}pt`}
      >
        <chakra.p fontSize="8pt">Alıcı</chakra.p>
        <chakra.p fontWeight="700" fontSize={`${nameSize}pt`}>
          {recipient}
        </chakra.p>
        <p>{address}</p>
        {place !== '' && <chakra.p fontWeight="700">{place}</chakra.p>}
        <p>Tel: {phone}</p>
      </chakra.section>
      <chakra.footer display="flex" alignItems="flex-end" gap="4mm" paddingTop="3mm">
        <chakra.div flex="1" minW="0" overflowWrap="anywhere">
          <chakra.p fontSize="13pt" fontWeight="700">
            #{shortId}
          </chakra.p>
          {carrier !== '' && (
            <chakra.p fontSize="9pt" lineClamp="2">
              {carrier}
            </chakra.p>
          )}
        </chakra.div>
        <Qr mark={qr} side="22mm" label={`Sipariş numarası: ${shortId}`} />
      </chakra.footer>
    </WholeSheet>
  );
}
