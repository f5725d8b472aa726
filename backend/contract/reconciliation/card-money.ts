/** What a payment by card has moved, in kuruş. */
export interface CardMoney {
  readonly paidKurus: number;
  readonly returnedKurus: number;
}

/** 'paid' and 'returned': both know the payment, and another amount. */
export const DIFFERENCE_KINDS = ['unknown_here', 'unknown_there', 'paid', 'returned'] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

export const DIFFERENCE_LABELS: Readonly<Record<DifferenceKind, string>> = {
  unknown_here: 'iyzico’da var, dükkânda yok',
  unknown_there: 'Dükkânda var, iyzico’da yok',
  paid: 'Çekilen tutar farklı',
  returned: 'İade edilen tutar farklı',
};

export interface Difference {
  readonly kind: DifferenceKind;
  readonly oursKurus: number;
  readonly theirsKurus: number;
}

/** How the shop and iyzico disagree about a payment; null for a side that does not know it. Nothing that moved is no difference. */
export function differencesOf(ours: CardMoney | null, theirs: CardMoney | null): Difference[] {
  if (ours === null || theirs === null) {
    const oursKurus = ours?.paidKurus ?? 0;
    const theirsKurus = theirs?.paidKurus ?? 0;
    if (oursKurus === theirsKurus) return [];
    return [{ kind: ours === null ? 'unknown_here' : 'unknown_there', oursKurus, theirsKurus }];
  }
  const differences: Difference[] = [
    { kind: 'paid', oursKurus: ours.paidKurus, theirsKurus: theirs.paidKurus },
    { kind: 'returned', oursKurus: ours.returnedKurus, theirsKurus: theirs.returnedKurus },
  ];
  return differences.filter(({ oursKurus, theirsKurus }) => oursKurus !== theirsKurus);
}
