import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SessionFields } from '../../contract/workshops/session-fields.js';
import { WorkshopSession } from './workshop-session.entity.js';

export interface NewSession extends SessionFields {
  /** Seats promised by telephone or at the studio before the session was entered; nobody has named them. */
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
    if (seatsTakenElsewhere > 0) {
      await manager.query(
        `INSERT INTO seat_block (id, session_id, kind, seats) VALUES (gen_random_uuid(), $1, 'elsewhere', $2)`,
        [id, seatsTakenElsewhere],
      );
    }
    // Read again, because the database returns times in its own format.
    return manager.findOneByOrFail(WorkshopSession, { id });
  }
}
