import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { BUYER, compiled, visitorAddress } from '../load/orders.mjs';

/** The longest time that a shopper waits. */
const PATIENCE_MS = 20_000;
const BUYERS = 4;
const READERS = 3;
const READS = [
  '/',
  '/workshops',
  '/blog',
  '/api/products.php',
  '/api/product_categories.php',
  '/api/workshops.php',
];
const CARD = {
  card_holder_name: 'AYŞE DEMİR',
  card_number: '5528790000000008',
  expire_month: '12',
  expire_year: '2030',
  cvc: '123',
  installment: '1',
};

/**
 * Simulates a steady crowd: some read, some buy a piece and a seat, pay at the bank and return. All of them
 * remember the shop's answers, which are checked later. Each buyer has an address of their own, so that their
 * mails can be counted. `thinksMs` is the pause between two steps: the shorter, the busier the shop.
 */
export async function openShoppers({ shopUrl, goods, thinksMs = 150, onAnswer = () => undefined }) {
  const { visitBank } = await import(join(compiled, 'sandbox/iyzico/bank-visitor.js'));
  const purchases = [];
  const errors = [];
  const counts = { reads: 0 };
  const crowd = new Set();
  let isOpen = false;

  const tell = (what, problem) => errors.push({ what, problem, at: Date.now() });
  const ask = async (what, path, init = {}) => {
    const asked = performance.now();
    const headers = { 'x-forwarded-for': visitorAddress(), ...init.headers };
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const response = await fetch(new URL(path, shopUrl), { redirect: 'manual', ...init, headers, signal });
      const body = await response.text();
      onAnswer(what, performance.now() - asked);
      if (response.status < 400) return { response, body };
      tell(what, `${response.status} ${codeIn(body)}`);
    } catch (error) {
      tell(what, error.cause?.code ?? error.name);
    }
    return null;
  };

  const read = async () => {
    await ask('read', oneOf(READS));
    counts.reads += 1;
  };

  const buy = async () => {
    const purchase = { email: `alici-${randomUUID()}@deployment.test`, told: 'asked' };
    purchases.push(purchase);
    const placed = await ask('order', '/api/payment_card_form_direct.php?action=payment', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(orderOf(goods, purchase)),
    });
    if (!placed) return;
    const { order_id: orderId, threeds_html_content: page } = JSON.parse(placed.body);
    Object.assign(purchase, { orderId, told: 'sent to the bank' });
    const wayBack = await visitBank(page).catch(() => null);
    if (!wayBack) return;
    await comeBack(purchase, wayBack);
  };

  /** Returns from the bank like a browser whose owner reloads a failed page. */
  const comeBack = async (purchase, { callbackUrl, fields }) => {
    for (const what of ['bank return', 'bank return, again']) {
      const back = await ask(what, callbackUrl, { method: 'POST', body: new URLSearchParams(fields) });
      if (back?.response.status === 303) {
        purchase.told = 'brought to the order';
        return;
      }
      await wait(1_000);
    }
  };

  const stay = async (deed) => {
    while (isOpen) {
      await deed();
      await wait(thinksMs * (0.5 + Math.random()));
    }
  };

  return {
    purchases,
    errors,
    counts,
    buy,
    open: () => {
      isOpen = true;
      for (let at = 0; at < BUYERS; at += 1) crowd.add(stay(buy));
      for (let at = 0; at < READERS; at += 1) crowd.add(stay(read));
    },
    /** Buyers who are at the bank still return. */
    close: async () => {
      isOpen = false;
      await Promise.all(crowd);
      crowd.clear();
    },
  };
}

function orderOf({ pieces, sessions }, { email }) {
  const [piece, session] = [oneOf(pieces), oneOf(sessions)];
  const totalKurus = piece.priceKurus + session.priceKurus;
  return {
    order_data: {
      items: [
        { product_id: piece.id, quantity: 1 },
        { type: 'workshop', workshop_id: session.id, quantity: 1 },
      ],
      customer_info: { ...BUYER.customer, email },
      shipping_address: BUYER.address,
      notes: '',
    },
    total_amount: totalKurus / 100,
    card_data: CARD,
    enable_3ds: true,
  };
}

const oneOf = (choices) => choices[Math.floor(Math.random() * choices.length)];

function codeIn(body) {
  try {
    return JSON.parse(body).code ?? '';
  } catch {
    return '';
  }
}
