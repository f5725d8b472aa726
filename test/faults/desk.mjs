import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const TRIES = 20;
const AGAIN_MS = 500;

/**
 * What an admin does by hand: writes a guest down at the door, notes the money, receives the guest, and sells a piece
 * over the counter. Whatever gets no answer is asked for again with the same key, as the screens do. `call` answers null
 * when there was none.
 */
export function openDesk({ call, goods }) {
  const deeds = [];

  const insist = async ([kind, key], procedure, input) => {
    const deed = { kind, key, isTold: false };
    deeds.push(deed);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = await call(procedure, input);
      if (answer) {
        deed.isTold = true;
        return answer;
      }
      await wait(AGAIN_MS);
    }
    return null;
  };
  const writeDown = async () => {
    const requestKey = randomUUID();
    return insist(['guests', requestKey], 'desk.addGuests', {
      ...{ sessionId: goods.door.id, channel: 'door', fullName: 'Ayşe Demir', phone: '+905321234567' },
      ...{ email: '', seats: 1, studentSeats: 0, payment: 'none', notes: '', requestKey },
    });
  };
  const noteMoney = async ({ orderId, openKurus }) => {
    const requestKey = randomUUID();
    const amounts = { amountKurus: openKurus, seenOpenKurus: openKurus };
    await insist(['money', requestKey], 'orderPayments.note', {
      ...{ orderId, method: 'cash', reference: '', requestKey, ...amounts },
    });
  };
  const receive = async ({ bookingIds: [bookingId] }) => {
    const id = randomUUID();
    const action = { id, bookingId, position: 0, kind: 'came', happenedAt: new Date().toISOString() };
    await insist(['check-in', id], 'attendance.record', { device: 'Kapı', actions: [action] });
  };
  const sell = async () => {
    const requestKey = randomUUID();
    const [{ id: productId, priceKurus }] = goods.pieces;
    await insist(['counter sale', requestKey], 'counter.sell', {
      ...{
        lines: [{ productId, quantity: 1 }],
        payments: [{ method: 'cash', amountKurus: priceKurus }],
        seenTotalKurus: priceKurus,
      },
      ...{ fullName: '', email: '', requestKey },
    });
  };
  return {
    deeds,
    work: async () => {
      const added = await writeDown();
      if (added) {
        await noteMoney(added);
        await receive(added);
      }
      await sell();
    },
  };
}

/** Where each deed is found by its key. */
const RECORDS = {
  guests: `SELECT count(*)::int AS times FROM booking JOIN "order" o ON o.id = booking.order_id
    WHERE o.request_key = $1 AND booking.status = 'confirmed'`,
  money: 'SELECT count(*)::int AS times FROM order_payment WHERE request_key = $1',
  'check-in': `SELECT count(*)::int AS times FROM attendance_action action
    JOIN booking_seat seat ON (seat.booking_id, seat.position) = (action.booking_id, action.position)
    WHERE action.id = $1 AND seat.checked_in_at IS NOT NULL`,
  'counter sale': `SELECT count(*)::int AS times FROM "order" o
    JOIN order_line line ON line.order_id = o.id JOIN stock_movement moved ON moved.order_line_id = line.id
    WHERE o.request_key = $1 AND o.payment_status = 'paid'`,
};

/** Everything that the admin was told is done was done once, and nothing was done twice. */
export async function faultsOfDesk(client, deeds) {
  const faults = [];
  for (const { kind, key, isTold } of deeds) {
    const [{ times }] = (await client.query(RECORDS[kind], [key])).rows;
    if (times > 1 || (isTold && times === 0)) faults.push(`the ${kind} ${key} is there ${times} times`);
    if (!isTold) faults.push(`nobody could say whether the ${kind} ${key} was done`);
  }
  return faults;
}
