/** iyzico charges each item proportionally; the remainder goes to the last one. */
export function splitAmount(paidKurus: number, items: readonly { readonly priceKurus: number }[]): number[] {
  const priceKurus = items.reduce((total, item) => total + item.priceKurus, 0);
  const shares = items.map((item) => Math.floor((item.priceKurus * paidKurus) / priceKurus));
  const last = shares.length - 1;
  const rest = paidKurus - shares.reduce((total, share) => total + share, 0);
  return shares.map((share, index) => (index === last ? share + rest : share));
}
