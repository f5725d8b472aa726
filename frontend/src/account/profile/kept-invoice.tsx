import { chakra } from '@chakra-ui/react';
import type { InvoiceDetails } from '@contract/invoicing/invoice-details.js';
import { formatAddress } from '@contract/orders/address.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { type Fact, Facts } from '../../ui/legal-text.js';
import { toast } from '../../ui/toast.js';

/** The details of the last invoice, which the next order begins with, and their removal. */
export function KeptInvoice({ invoice }: { readonly invoice: InvoiceDetails }) {
  const utils = trpc.useUtils();
  const forget = trpc.account.forgetInvoice.useMutation({
    onSuccess: async (customer) => {
      await utils.session.current.cancel();
      utils.session.current.setData(undefined, (session) => session && { ...session, customer });
      toast.success({ text: 'Kayıtlı fatura bilgileriniz silindi' });
    },
    onError: (error) => toast.error({ text: describeError(error).message }),
  });
  return (
    <chakra.div display="grid" gap="5" justifyItems="start">
      <Facts facts={keptFacts(invoice)} />
      <Button
        variant="outline"
        size="sm"
        pending={forget.isPending}
        pendingLabel="Siliniyor..."
        onClick={() => forget.mutate()}
      >
        Fatura Bilgilerini Sil
      </Button>
    </chakra.div>
  );
}

function keptFacts(invoice: InvoiceDetails): Fact[] {
  if (invoice.kind === 'person') {
    const { identityNumber } = invoice;
    return [
      { label: 'Fatura', value: 'Bireysel' },
      ...(identityNumber === null ? [] : [{ label: 'T.C. kimlik no', value: identityNumber }]),
    ];
  }
  const { title, taxOffice, taxNumber, address } = invoice;
  return [
    { label: 'Şirket unvanı', value: title },
    { label: 'Vergi dairesi ve no', value: `${taxOffice}, ${taxNumber}` },
    { label: 'Fatura adresi', value: address === null ? 'Teslimat adresiyle aynı' : formatAddress(address) },
  ];
}
