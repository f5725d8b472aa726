import { formatTl } from '@contract/common/money.js';

interface GivenBack {
  readonly refundedKurus: number;
  readonly creditedKurus: number;
}

/** Where the money of an order went; empty for none. */
export function describeGivenBack({ refundedKurus, creditedKurus }: GivenBack): string {
  const toCardKurus = refundedKurus - creditedKurus;
  const texts = [
    creditedKurus > 0 ? `${formatTl(creditedKurus)} krediniz oldu; kodu e-postanızda.` : '',
    toCardKurus > 0 ? `${formatTl(toCardKurus)} kartınıza iade edildi.` : '',
  ];
  return texts.filter(Boolean).join(' ');
}
