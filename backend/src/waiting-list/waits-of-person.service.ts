import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { findByEmail } from '../platform/database/rows-of-email.js';
import { EndEntriesService } from './end-entries.service.js';
import { WaitingListEntry } from './waiting-list-entry.entity.js';

/** What is kept of a person who waits. Call it only for a verified address. */
@Injectable()
export class WaitsOfPersonService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly entries: EndEntriesService,
  ) {}

  async of(email: string): Promise<WaitingListEntry[]> {
    return findByEmail(this.dataSource.manager, WaitingListEntry, email);
  }

  /**
   * Gives back what is offered, removes the entries and returns their ids. One whose seats are in a cart stays without
   * the person until that has ended.
   */
  async erase(manager: EntityManager, email: string): Promise<string[]> {
    const known = await findByEmail(manager, WaitingListEntry, email);
    for (const { id, offerHoldId } of known) {
      if (offerHoldId === null) await this.entries.endIn(manager, id, 'left');
      else await manager.update(WaitingListEntry, { id }, { name: '', email: '', phone: '', note: '' });
    }
    const ids = known.filter(({ offerHoldId }) => offerHoldId === null).map(({ id }) => id);
    if (ids.length > 0) await manager.delete(WaitingListEntry, ids);
    return known.map(({ id }) => id);
  }
}
