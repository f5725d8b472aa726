import { chakra } from '@chakra-ui/react';
import { formatTl } from '@contract/common/money.js';

interface SumsProps {
  readonly subtotalKurus: number;
  readonly discountKurus: number;
  readonly totalKurus: number;
  /** The KDV inside the total. */
  readonly vatKurus: number;
}

/** What an order comes to, all taxes included and said so. */
export function Sums({ subtotalKurus, discountKurus, totalKurus, vatKurus }: SumsProps) {
  return (
    <chakra.dl display="grid" gap="2">
      <Row name="Ara toplam" value={formatTl(subtotalKurus)} />
      {discountKurus > 0 && <Row name="İndirim" value={`−${formatTl(discountKurus)}`} color="success.fg" />}
      <Row name="Kargo" value="Ücretsiz" />
      <chakra.div
        display="flex"
        justifyContent="space-between"
        gap="4"
        mt="1"
        pt="3"
        borderTopWidth="1px"
        borderColor="bg.muted"
        textStyle="total"
      >
        <dt>Toplam</dt>
        <chakra.dd whiteSpace="nowrap">{formatTl(totalKurus)}</chakra.dd>
      </chakra.div>
      <Row name="Toplamın içindeki KDV" value={formatTl(vatKurus)} color="fg.muted" textStyle="sm" />
    </chakra.dl>
  );
}

interface RowProps {
  readonly name: string;
  readonly value: string;
  readonly color?: string;
  readonly textStyle?: string;
}

function Row({ name, value, color = 'fg', textStyle = 'body' }: RowProps) {
  return (
    <chakra.div display="flex" justifyContent="space-between" gap="4" color={color} textStyle={textStyle}>
      <dt>{name}</dt>
      <chakra.dd whiteSpace="nowrap">{value}</chakra.dd>
    </chakra.div>
  );
}
