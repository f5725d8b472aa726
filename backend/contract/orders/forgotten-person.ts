/** Who stands on an order and its bookings once its buyer's account ended and nothing of it is under way. */
export const FORGOTTEN_PERSON = { name: 'Silinmiş', surname: 'Kullanıcı' } as const;
