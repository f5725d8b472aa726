import { Injectable } from '@nestjs/common';
import { AppError } from '../../contract/app-error.js';
import type { EntryKeyDto } from '../../contract/waiting-list/waiting-list.dto.js';
import type { EntityManager } from 'typeorm';
import { Settings } from '../platform/config/settings.js';
import { type LinkedRecord, LinkKeysService } from '../platform/security/link-keys.service.js';
import { WaitingListEntry } from './waiting-list-entry.entity.js';

/** The addresses of the pages of those who wait. Everybody who knows one may act for its entry. */
@Injectable()
export class WaitingListLinksService {
  constructor(
    private readonly keys: LinkKeysService,
    private readonly settings: Settings,
  ) {}

  url(entry: LinkedRecord): string {
    const path = `/bekleme-listesi/${entry.id}?anahtar=${this.keys.keyOf('waiting-list', entry)}`;
    return new URL(path, this.settings.PUBLIC_URL).href;
  }

  /** Null for an unknown entry, and with a wrong key. */
  async find(manager: EntityManager, { entryId, entryKey }: EntryKeyDto): Promise<WaitingListEntry | null> {
    const entry = await manager.findOneBy(WaitingListEntry, { id: entryId });
    return entry && this.keys.isKeyOf('waiting-list', entry, entryKey) ? entry : null;
  }

  /** Throws waiting_list_entry_not_found, also with a wrong key. */
  async get(manager: EntityManager, key: EntryKeyDto): Promise<WaitingListEntry> {
    const entry = await this.find(manager, key);
    if (!entry) throw new AppError('waiting_list_entry_not_found');
    return entry;
  }
}
