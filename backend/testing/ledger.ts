import type { DataSource } from 'typeorm';

export interface SessionState {
  readonly booked: number;
  readonly held: number;
  readonly sales: number;
  readonly returns: number;
  readonly bookings: number;
}

/** The seats of a session next to the sums of its ledger and its bookings. */
export async function sessionState(dataSource: DataSource, sessionId: string): Promise<SessionState> {
  const [state] = await dataSource.query<SessionState[]>(
    `SELECT booked_seats AS booked, held_seats AS held,
      (SELECT coalesce(sum(quantity), 0)::int FROM seat_movement WHERE session_id = s.id AND kind = 'sale') AS sales,
      (SELECT coalesce(sum(quantity), 0)::int FROM seat_movement WHERE session_id = s.id AND kind = 'return') AS returns,
      (SELECT count(*)::int FROM booking WHERE session_id = s.id AND status = 'confirmed') AS bookings
     FROM workshop_session s WHERE id = $1`,
    [sessionId],
  );
  if (!state) throw new Error(`No session ${sessionId}`);
  return state;
}

export interface StockState {
  readonly stock: number;
  readonly held: number;
}

export async function stockState(dataSource: DataSource, productId: string): Promise<StockState> {
  const [state] = await dataSource.query<StockState[]>(
    'SELECT stock_quantity AS stock, held_quantity AS held FROM product WHERE id = $1',
    [productId],
  );
  if (!state) throw new Error(`No product ${productId}`);
  return state;
}

export interface CouponState {
  readonly used: number;
  readonly held: number;
  readonly uses: number;
}

export async function couponState(dataSource: DataSource, couponId: string): Promise<CouponState> {
  const [state] = await dataSource.query<CouponState[]>(
    `SELECT usage_count AS used, held_uses AS held,
      (SELECT count(*)::int FROM coupon_use WHERE coupon_id = c.id) AS uses FROM coupon c WHERE id = $1`,
    [couponId],
  );
  if (!state) throw new Error(`No coupon ${couponId}`);
  return state;
}
