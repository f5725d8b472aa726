import { closedLoop } from './measure.mjs';
import { BUYER, cartOf, visitorAddress } from './orders.mjs';

const TEST_CARD = {
  card_holder_name: 'AYŞE DEMİR',
  card_number: '5528790000000008',
  expire_month: '12',
  expire_year: '2030',
  cvc: '123',
  installment: '1',
};

/**
 * Makes the documented call as a whole: hold, order, and the first half of the payment at the stand-in bank.
 */
export function ordersOverHttp(shopUrl, products, concurrency) {
  return (seconds) => closedLoop({ concurrency, seconds }, () => placeOrder(shopUrl, cartOf(products)));
}

async function placeOrder(shopUrl, items) {
  const totalKurus = items.reduce((sum, { unitPriceKurus, quantity }) => sum + unitPriceKurus * quantity, 0);
  const response = await fetch(`${shopUrl}/api/payment_card_form_direct.php?action=payment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': visitorAddress() },
    body: JSON.stringify({
      order_data: {
        items: items.map(({ id, quantity }) => ({ product_id: id, quantity })),
        customer_info: BUYER.customer,
        shipping_address: BUYER.address,
        notes: BUYER.notes,
      },
      total_amount: totalKurus / 100,
      card_data: TEST_CARD,
      enable_3ds: true,
    }),
  });
  const answer = await response.text();
  if (response.status !== 200) throw new Error(`The shop answered ${response.status}: ${answer}`);
}
