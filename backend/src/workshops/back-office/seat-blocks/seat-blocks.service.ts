import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import type {
  AddSeatBlockDto,
  ChangeSeatBlockDto,
  SeatBlockVersionDto,
} from '../../../../contract/workshops/seat-block.dto.js';
import { actingAdmin } from '../../../activity-log/acting-admin.js';
import { AdminChangesService } from '../../../activity-log/admin-changes.service.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { SeatBlock } from '../../seat-block.entity.js';
import { SeatsService } from '../../seats.service.js';
import type { WorkshopSession } from '../../workshop-session.entity.js';
import { lockSession } from '../session-lock.js';
import { sessionChange } from '../session-record.js';

/** A block with its session, both locked until the transaction ends. */
interface LockedBlock {
  readonly session: WorkshopSession;
  readonly block: SeatBlock;
}

/**
 * Keeps seats of a session for the studio, and those that were taken outside of the shop. The session is always locked
 * before its blocks, as by everybody who takes seats.
 */
@Injectable()
export class SeatBlocksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seats: SeatsService,
    private readonly changes: AdminChangesService,
  ) {}

  /**
   * Takes free seats, or names a part of those that are blocked already. A repeated request takes them once. Throws
   * workshop_not_found, session_has_too_few_seats, seat_block_gone, seat_block_too_small, seat_block_otherwise.
   */
  async add(actor: Actor, requested: AddSeatBlockDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { id, sessionId, outOf } = requested;
      const session = await lockSession(manager, sessionId, null);
      const fields = fieldsOf(requested);
      const before = await manager.findOneBy(SeatBlock, { id });
      if (before) {
        assertRepeated(before, { sessionId, ...fields });
        return;
      }
      if (outOf === null) await this.take(manager, session, fields.seats);
      else await takeOutOf(manager, { session, blockId: outOf, seats: fields.seats });
      const { email: createdBy } = await actingAdmin(manager, actor);
      await manager.insert(SeatBlock, { id, sessionId, ...fields, createdBy });
      const after = logged(fields);
      await this.changes.record(
        manager,
        actor,
        sessionChange('seats_blocked', session, { before: null, after }),
      );
    });
  }

  /** Throws seat_block_gone, changed_meanwhile, session_has_too_few_seats. */
  async change(actor: Actor, { id, version, ...requested }: ChangeSeatBlockDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { session, block } = await lockBlock(manager, { id, version });
      const fields = fieldsOf(requested);
      const more = fields.seats - block.seats;
      if (more > 0) await this.take(manager, session, more);
      if (more < 0) await this.seats.returnSeats(manager, session.id, -more);
      await manager.update(SeatBlock, { id }, fields);
      const [before, after] = [logged(block), logged(fields)];
      await this.changes.record(
        manager,
        actor,
        sessionChange('seat_block_changed', session, { before, after }),
      );
    });
  }

  /** Frees the seats. Throws seat_block_gone, and changed_meanwhile when somebody has just named them. */
  async release(actor: Actor, named: SeatBlockVersionDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { session, block } = await lockBlock(manager, named);
      await manager.delete(SeatBlock, { id: block.id });
      await this.seats.returnSeats(manager, session.id, block.seats);
      const before = logged(block);
      await this.changes.record(
        manager,
        actor,
        sessionChange('seat_block_released', session, { before, after: null }),
      );
    });
  }

  private async take(manager: EntityManager, session: WorkshopSession, seats: number): Promise<void> {
    if (await this.seats.block(manager, session.id, seats)) return;
    const { capacity, bookedSeats, heldSeats } = session;
    const left = Math.max(0, capacity - bookedSeats - heldSeats);
    if (left >= seats) throw new AppError('session_closed');
    throw new AppError('session_has_too_few_seats', { left });
  }
}

/** The blocked seats stay taken all the time, so that no buyer can get between. */
async function takeOutOf(
  manager: EntityManager,
  {
    session,
    blockId,
    seats,
  }: { readonly session: WorkshopSession; readonly blockId: string; readonly seats: number },
): Promise<void> {
  const from = await manager.findOneBy(SeatBlock, { id: blockId, sessionId: session.id });
  if (!from) throw new AppError('seat_block_gone');
  if (from.seats < seats) throw new AppError('seat_block_too_small', { seats: from.seats });
  if (from.seats === seats) await manager.delete(SeatBlock, { id: blockId });
  else await manager.update(SeatBlock, { id: blockId }, { seats: from.seats - seats });
}

async function lockBlock(manager: EntityManager, { id, version }: SeatBlockVersionDto): Promise<LockedBlock> {
  const found = await manager.findOneBy(SeatBlock, { id });
  if (!found) throw new AppError('seat_block_gone');
  const session = await lockSession(manager, found.sessionId, null);
  // Read again, because somebody may have changed or released it before the session was locked.
  const block = await manager.findOneBy(SeatBlock, { id });
  if (!block) throw new AppError('seat_block_gone');
  if (block.version !== version) throw new AppError('changed_meanwhile');
  return { session, block };
}

/** A form that was changed after its answer was lost is another act, which must not pass for the first one. */
function assertRepeated(before: SeatBlock, asked: BlockFields & { readonly sessionId: string }): void {
  const isSame = (['sessionId', 'kind', 'seats', 'name', 'phone', 'note'] as const).every(
    (field) => before[field] === asked[field],
  );
  if (!isSame) throw new AppError('seat_block_otherwise', { seats: before.seats });
}

type BlockFields = Pick<SeatBlock, 'kind' | 'seats' | 'name' | 'phone' | 'note'>;

/** The studio's own seats have a reason, but nobody who sits on them. */
function fieldsOf({
  kind,
  seats,
  name,
  phone = '',
  note,
}: Omit<ChangeSeatBlockDto, 'id' | 'version'>): BlockFields {
  return { kind, seats, note, ...(kind === 'studio' ? { name: '', phone: '' } : { name, phone }) };
}

/** Without the telephone number, which nobody looks for in the log. */
function logged({ kind, seats, name, note }: BlockFields) {
  return { kind, seats, name, note };
}
