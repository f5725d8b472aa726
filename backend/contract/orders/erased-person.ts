/**
 * The name put on an order and its bookings when the buyer's account has been deleted and nothing of the
 * order is under way.
 */
export const ERASED_PERSON = { name: 'Silinmiş', surname: 'Kullanıcı' } as const;
