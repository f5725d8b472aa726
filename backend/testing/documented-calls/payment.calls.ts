import { aProduct } from '../../seed/catalog.js';
import type { CallGroup } from './documented-call.js';
import type { DocumentedShop } from './documented-shop.js';

const CARD = {
  card_holder_name: 'AYŞE DEMİR',
  card_number: '5528790000000008',
  expire_month: '12',
  expire_year: '2030',
  cvc: '123',
  installment: 1,
};

async function payment(shop: DocumentedShop, card_number = CARD.card_number) {
  const { id } = await aProduct(shop.manager, { name: shop.word(), priceKurus: 69_000 });
  return {
    query: '?action=payment',
    json: {
      order_data: {
        items: [{ product_id: id, quantity: 1 }],
        customer_info: { name: 'Ayşe', surname: 'Demir', email: 'ayse@kil.example', phone: '+905321234567' },
        shipping_address: 'Bereketli Sok. No: 12, Üsküdar',
        notes: '',
        coupon: null,
      },
      total_amount: 690,
      subtotal_amount: 690,
      card_data: { ...CARD, card_number },
      enable_3ds: true,
      coupon: null,
    },
  };
}

export const PAYMENT_CALLS: CallGroup = {
  source: 'Specification 1, section 7: payment',
  calls: [
    {
      what: 'Order and pay',
      route: 'POST /api/payment_card_form_direct.php',
      sends:
        'action=payment in the address or the body; JSON order_data (items, customer_info, shipping_address, notes, ' +
        'coupon), total_amount, subtotal_amount, card_data, enable_3ds, coupon. An item is product_id and quantity, ' +
        "or type ('product' or 'workshop'), workshop_id and quantity; beyond the specification " +
        'student_discount_applied (true or false), without which a total_amount that is right only at student prices ' +
        'asks for them. total_amount and subtotal_amount are lira with at most two decimals, as a number or a text; ' +
        'only total_amount is read. coupon is null or has a code; installment is 1',
      who: 'anybody',
      answers: {
        success: 'true',
        requires_3ds: 'boolean',
        threeds_html_content: 'text | null',
        order_id: 'text',
        message: 'text',
      },
      works: (shop) => payment(shop),
      fails: [400, 'invalid_input', (shop) => payment(shop, '1234')],
    },
    {
      what: 'The same, with the action in the body',
      route: 'POST /api/payment_card_form_direct.php',
      sends: 'the same',
      who: 'anybody',
      answers: {
        success: 'true',
        requires_3ds: 'true',
        threeds_html_content: 'text',
        order_id: 'text',
        message: 'text',
      },
      works: async (shop) => ({ json: { action: 'payment', ...(await payment(shop)).json } }),
      fails: [400, 'malformed_request', async (shop) => ({ json: (await payment(shop)).json })],
    },
  ],
};
