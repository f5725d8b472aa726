import type { SellerDetails } from '../studio/seller-details.js';

/** How pieces come back, as far as the studio has said it. */
export interface ReturnTerms {
  /** Null when parcels return to the seller’s own address. */
  readonly address: string | null;
  /** The agreed carrier; null while none is named. */
  readonly carrier: string | null;
}

export function returnTerms({ returnAddress, returnCarrier }: SellerDetails): ReturnTerms {
  return { address: returnAddress || null, carrier: returnCarrier || null };
}

/** The sentence about sending back, with the address when it is not the seller’s own. */
export function sendingBack({ address }: ReturnTerms): string {
  const where = address === null ? '' : `${address} adresine `;
  return `Alıcı ürünü, cayma bildiriminden itibaren 10 gün içinde ${where}geri gönderir.`;
}

/** The sentences about the carrier, with its name when one is agreed. */
export function returnCargo({ carrier }: ReturnTerms): string {
  return carrier === null
    ? 'Satıcı, bildirimin ardından Alıcıya anlaşmalı kargo firmasını ve iade kodunu iletir; Alıcı bu kodla gönderdiğinde ücret ödemez.'
    : `Satıcının anlaşmalı kargo firması: ${carrier}. Satıcı, bildirimin ardından Alıcıya iade kodunu iletir; Alıcı bu firmayla ve bu kodla gönderdiğinde ücret ödemez.`;
}
