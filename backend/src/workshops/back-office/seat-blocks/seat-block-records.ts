import type { EntityManager } from 'typeorm';
import type { LocalDate } from '../../../../contract/common/dates.js';
import type { SeatBlock } from '../../../../contract/workshops/seat-block.js';

const BLOCK = `
  SELECT b.id, b.session_id AS "sessionId", b.version, b.kind, b.seats, b.name, b.phone, b.note,
    b.created_by AS "createdBy"
  FROM seat_block b`;
/** Those of people first, then the studio's own. */
const IN_ORDER = 'ORDER BY b.kind, b.created_at, b.id';

interface BlockOfSession extends SeatBlock {
  readonly sessionId: string;
}

export async function seatBlocksOfSession(manager: EntityManager, sessionId: string): Promise<SeatBlock[]> {
  return (
    await manager.query<BlockOfSession[]>(`${BLOCK} WHERE b.session_id = $1 ${IN_ORDER}`, [sessionId])
  ).map(toBlock);
}

/** By the session's id. */
export async function seatBlocksOfDay(
  manager: EntityManager,
  date: LocalDate,
): Promise<ReadonlyMap<string, SeatBlock[]>> {
  const rows = await manager.query<BlockOfSession[]>(
    `${BLOCK} JOIN workshop_session s ON s.id = b.session_id WHERE s.date = $1::date ${IN_ORDER}`,
    [date],
  );
  const ofDay = new Map<string, SeatBlock[]>();
  for (const row of rows) ofDay.set(row.sessionId, [...(ofDay.get(row.sessionId) ?? []), toBlock(row)]);
  return ofDay;
}

function toBlock({ id, version, kind, seats, name, phone, note, createdBy }: BlockOfSession): SeatBlock {
  return { id, version, kind, seats, name, phone, note, createdBy };
}
