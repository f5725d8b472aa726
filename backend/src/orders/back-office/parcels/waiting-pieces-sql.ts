/** An order whose pieces are to be packed, for a parcel or for a buyer who collects them, in SQL. */
export const IS_TO_PACK = `has_pieces AND status IN ('confirmed', 'preparing')`;

/** An order whose pieces lie ready at the studio for a buyer who collects them. */
export const IS_TO_HAND_OVER = `is_picked_up AND status IN ('shipped', 'in_transit')`;
