import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SessionFields } from '../../contract/workshops/session-fields.js';
import { WorkshopSession } from './workshop-session.entity.js';

export interface NewSession extends SessionFields {
  /** Seats promised by telephone or at the studio before the session was entered. */
  readonly seatsTakenElsewhere: number;
  /** Set for a copy. */
  readonly copyingId?: string;
}

@Injectable()
export class CreateSessionService {
  async create(
    manager: EntityManager,
    { seatsTakenElsewhere, ...fields }: NewSession,
  ): Promise<WorkshopSession> {
    const { id } = await manager.save(WorkshopSession, {
      ...fields,
      title: fields.title.trim(),
      description: fields.description.trim(),
      bookedSeats: seatsTakenElsewhere,
    });
    if (seatsTakenElsewhere > 0) await this.recordSeatsTakenElsewhere(manager, id, seatsTakenElsewhere);
    // Read again, because the database returns times in its own format.
    return manager.findOneByOrFail(WorkshopSession, { id });
  }

  /** Recorded in the ledger, which accounts for every booked seat from the beginning. */
  private async recordSeatsTakenElsewhere(
    manager: EntityManager,
    sessionId: string,
    quantity: number,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO seat_movement (session_id, kind, quantity) VALUES ($1, 'elsewhere', $2)`,
      [sessionId, quantity],
    );
  }
}
