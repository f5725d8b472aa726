/**
 * The parts of the list that dashboard and day count. 'placed': orders that were paid or confirmed, without the
 * tries that ended or still wait unpaid. 'with_pieces': orders of which something is to be made and sent. 'to_pack':
 * confirmed or being prepared, with pieces. 'to_hand_over': ready for buyers who collect their pieces.
 */
export const ORDER_SCOPES = ['placed', 'with_pieces', 'to_pack', 'to_hand_over'] as const;
export type OrderScope = (typeof ORDER_SCOPES)[number];

export const ORDER_SCOPE_LABELS: Record<OrderScope, string> = {
  placed: 'Yarım kalan denemeler hariç',
  with_pieces: 'Hazırlanacak parçası olanlar',
  to_pack: 'Paketlenecekler',
  to_hand_over: 'Elden teslim bekleyenler',
};
