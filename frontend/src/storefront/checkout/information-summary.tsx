import { chakra } from '@chakra-ui/react';
import { formatPhone } from '@contract/common/phone.js';
import { formatAddress } from '@contract/orders/address.js';
import type { InformationDraft } from '../../lib/orders/checkout-draft.js';
import { TextButton } from '../../ui/text-link.js';

interface InformationSummaryProps {
  readonly information: InformationDraft;
  readonly isLocked: boolean;
  readonly onChange: () => void;
}

/** Shows who orders and where the parcel goes, because a known buyer starts after the form. */
export function InformationSummary({ information, isLocked, onChange }: InformationSummaryProps) {
  const { customer, address, isPickedUp, invoice } = information;
  return (
    <chakra.section
      aria-label="Bilgileriniz"
      display="flex"
      alignItems="flex-start"
      justifyContent="space-between"
      gap="3"
      p="4"
      borderWidth="1px"
      borderRadius="md"
      textStyle="note"
    >
      <chakra.div minW="0" overflowWrap="anywhere">
        <chakra.p fontWeight="600">{`${customer.name} ${customer.surname}`}</chakra.p>
        <chakra.p color="fg.muted">
          {`${customer.email} · `}
          <chakra.span whiteSpace="nowrap">{formatPhone(customer.phone)}</chakra.span>
        </chakra.p>
        {isPickedUp && <chakra.p color="fg.muted">Atölyeden teslim alacaksınız</chakra.p>}
        {!isPickedUp && address && <chakra.p color="fg.muted">{formatAddress(address)}</chakra.p>}
        {invoice?.kind === 'company' && <chakra.p color="fg.muted">{`Fatura: ${invoice.title}`}</chakra.p>}
      </chakra.div>
      <TextButton type="button" minH="target" flexShrink="0" disabled={isLocked} onClick={onChange}>
        Değiştirin
      </TextButton>
    </chakra.section>
  );
}
