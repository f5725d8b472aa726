import { join } from 'node:path';

/** The compiled backend: `npm run bench` builds it first. */
export const compiled = process.env.TEST_COMPILED_DIR ?? join(import.meta.dirname, '../../backend/dist');

export const BUYER = {
  customer: { name: 'Ayşe', surname: 'Demir', email: 'ayse@toprak.test', phone: '+905321234567' },
  address: 'Bereketli Sok. No: 12, Kuzguncuk, Üsküdar / İstanbul',
  notes: 'Işıklı bir kutuya koyar mısınız?',
};

/** Each cart has a piece of limited stock and one of unlimited stock. */
export function cartOf({ limited, unlimited }) {
  return [oneOf(limited), oneOf(unlimited)].map(({ id, priceKurus }) => ({
    kind: 'product',
    id,
    quantity: 1,
    isStudent: false,
    unitPriceKurus: priceKurus,
  }));
}

/** A random visitor's address, because the shop limits what one address may hold. */
export function visitorAddress() {
  return `10.${byte()}.${byte()}.${byte()}`;
}

const byte = () => Math.floor(Math.random() * 256);

const oneOf = (choices) => choices[Math.floor(Math.random() * choices.length)];
