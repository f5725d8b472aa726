/**
 * The parts of the list that the dashboard counts. 'placed': orders that were paid or confirmed, without the
 * tries that ended or still wait unpaid. 'with_pieces': orders of which something is to be made and sent.
 */
export const ORDER_SCOPES = ['placed', 'with_pieces'] as const;
export type OrderScope = (typeof ORDER_SCOPES)[number];

export const ORDER_SCOPE_LABELS: Record<OrderScope, string> = {
  placed: 'Yarım kalan denemeler hariç',
  with_pieces: 'Hazırlanacak parçası olanlar',
};
