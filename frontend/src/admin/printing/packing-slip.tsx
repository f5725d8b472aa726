import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import type { PackingSlip, PrintedStudio, SlipPiece, SlipSums } from '@contract/printing/printing.views.js';
import { ResponsivePicture } from '../../ui/responsive-picture.js';
import { describeStudio, PaperHead, PaperTable, Qr, Sheet, Tick } from './paper.js';

/** The paper that lies in the parcel of one order. */
export function Slip({ slip, studio }: { readonly slip: PackingSlip; readonly studio: PrintedStudio }) {
  const { shortId, orderedAt, recipient, address, notes, pieces, sums, qr } = slip;
  return (
    <Sheet aria-label={`Paket fişi ${shortId}`}>
      <PaperHead title="Paket fişi" line={`Sipariş #${shortId} · ${formatDateTime(orderedAt)}`}>
        <Qr mark={qr} side="24mm" label={`Sipariş numarası: ${shortId}`} />
      </PaperHead>
      <Part title="Alıcı">
        <chakra.strong fontWeight="700">{recipient}</chakra.strong>
        <p>{address ?? 'Atölyeden teslim alınacak'}</p>
      </Part>
      <PaperTable aria-label={`Sipariş ${shortId} parçaları`}>
        <thead>
          <tr>
            <th scope="col">Kondu</th>
            <th scope="col" colSpan={2}>
              Parça
            </th>
            <th scope="col">Adet</th>
            {sums && <th scope="col">Fiyat</th>}
            {sums && <th scope="col">Tutar</th>}
          </tr>
        </thead>
        <tbody>
          {pieces.map((piece) => (
            <Piece key={piece.lineId} piece={piece} />
          ))}
        </tbody>
      </PaperTable>
      {sums && <Sums sums={sums} />}
      {notes !== '' && (
        <Part title="Müşterinin notu">
          <chakra.p whiteSpace="pre-line">{notes}</chakra.p>
        </Part>
      )}
      <chakra.p marginTop="8mm" fontSize="9pt" breakInside="avoid">
        Bizi seçtiğiniz için teşekkür ederiz.
        <br />
        {describeStudio(studio)}
      </chakra.p>
    </Sheet>
  );
}

function Piece({ piece: { name, dimensions, picture, quantity, price } }: { readonly piece: SlipPiece }) {
  return (
    <tr>
      <td>
        <Tick aria-hidden="true" />
      </td>
      <chakra.td width="18mm">
        <chakra.div width="15mm" height="15mm" overflow="hidden" borderRadius="1mm">
          <ResponsivePicture picture={picture} sizes="57px" alt="" priority />
        </chakra.div>
      </chakra.td>
      <td>
        {name}
        {dimensions !== '' && (
          <chakra.span display="block" fontSize="8.5pt">
            {dimensions}
          </chakra.span>
        )}
      </td>
      <chakra.td fontWeight="700" whiteSpace="nowrap">
        {quantity}
      </chakra.td>
      {price && <chakra.td whiteSpace="nowrap">{formatTl(price.unitKurus)}</chakra.td>}
      {price && <chakra.td whiteSpace="nowrap">{formatTl(price.totalKurus)}</chakra.td>}
    </tr>
  );
}

function Sums({ sums }: { readonly sums: SlipSums }) {
  const rows = [
    ['Ara toplam', formatTl(sums.subtotalKurus)],
    ...(sums.discountKurus > 0 ? [['İndirim', `−${formatTl(sums.discountKurus)}`]] : []),
    ['Kargo', sums.shippingKurus === 0 ? 'Ücretsiz' : formatTl(sums.shippingKurus)],
    ['Toplam', formatTl(sums.totalKurus)],
  ];
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="auto auto"
      justifyContent="end"
      columnGap="6mm"
      marginTop="3mm"
      breakInside="avoid"
    >
      {rows.map(([name, amount]) => (
        <chakra.div key={name} display="contents">
          <dt>{name}</dt>
          <chakra.dd textAlign="end">{amount}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <chakra.section marginTop="5mm" marginBottom="5mm" overflowWrap="anywhere" breakInside="avoid">
      <chakra.h3 fontSize="8.5pt" fontWeight="650">
        {title}
      </chakra.h3>
      {children}
    </chakra.section>
  );
}
