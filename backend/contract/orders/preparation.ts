/**
 * The time to make a piece on order (specification 1, section 1). Legal texts of a sale keep the time agreed
 * then.
 */
export const PREPARATION_TIME = 'yaklaşık 2 hafta, en çok 3 hafta';
/** The delivery time told to buyers of pieces. */
export const PIECES_COME_IN = `Parçalarınız ${PREPARATION_TIME} içinde elinizde olur.`;
