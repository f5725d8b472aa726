import { useParams, useSearchParams } from 'react-router-dom';
import type { PaymentLinkState } from '@contract/payments/payment-link.views.js';
import { trpc } from '../../../lib/server/trpc.js';

/** The query parameter with the link's key. */
const KEY_PARAMETER = 'anahtar';
const CHECKING_LOOK_MS = 3_000;
const BANK_LOOK_MS = 10_000;

/** Reads the payment link in the address, and polls while its payer is at the bank. */
export function usePaymentLink() {
  const { linkId = '' } = useParams();
  const [search] = useSearchParams();
  const accessKey = search.get(KEY_PARAMETER) ?? '';
  const isAddressWhole = linkId !== '' && accessKey !== '';
  const address = { linkId, accessKey };
  const link = trpc.paymentLinks.view.useQuery(address, {
    enabled: isAddressWhole,
    staleTime: 0,
    refetchInterval: ({ state }) => nextLookMs(state.data?.state),
  });
  return { link, address, isAddressWhole };
}

function nextLookMs(state: PaymentLinkState | undefined): number | false {
  if (state === 'checking') return CHECKING_LOOK_MS;
  return state === 'at_bank' ? BANK_LOOK_MS : false;
}
