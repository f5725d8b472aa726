import { asLira, priceField, requiredText, textField } from './request-fields.js';
import type { Fields, Handler } from './sandbox-context.js';
import { TEST_CARDS } from './test-cards.js';

export const checkBin: Handler = (body) => {
  const binNumber = requiredText(body, 'binNumber', '5006');
  return { binNumber, ...cardOf(binNumber) };
};

/**
 * Single payments only, since the shop offers no instalments. Foreign and unknown BINs get the same answer.
 */
export const installments: Handler = (body) => {
  const price = asLira(priceField(body, 'price'));
  const binNumber = textField(body, 'binNumber');
  const single = { installmentPrice: price, totalPrice: price, installmentNumber: 1 };
  const { cardFamily, ...card } = cardOf(binNumber);
  return {
    installmentDetails: [
      {
        ...(binNumber && { binNumber }),
        price,
        ...card,
        ...(cardFamily !== undefined && { cardFamilyName: cardFamily }),
        force3ds: 0,
        forceCvc: 0,
        installmentPrices: [single],
      },
    ],
  };
};

function cardOf(binNumber: string): Fields {
  const card =
    binNumber.length >= 6 ? TEST_CARDS.find(({ number }) => number.startsWith(binNumber)) : undefined;
  if (!card) return {};
  const { type, association, family, bank } = card;
  return { cardType: type, cardAssociation: association, cardFamily: family, bankName: bank, commercial: 0 };
}
