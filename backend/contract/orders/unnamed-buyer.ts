/** The name put on an order of somebody who bought over the counter and gave none. */
export const UNNAMED_BUYER = { name: 'Tezgâh satışı', surname: '' } as const;
