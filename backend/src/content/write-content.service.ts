import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { CONTENT_LIMITS, type ContentKey } from '../../contract/content/content-key.js';
import { contentKey, contentKeys } from '../../contract/content/content-keys.js';
import type { ContentSection } from '../../contract/content/content-section.js';
import { isList } from '../../contract/content/content-values.js';
import { sellerIdentity } from '../platform/config/seller.js';
import { Settings } from '../platform/config/settings.js';
import { safeHtml } from '../platform/html/safe-html.js';

const CONTROL_CHARACTERS = /(?![\t\n\r])\p{Cc}/gu;

export interface ContentChange {
  readonly section: ContentSection;
  readonly key: string;
  /** An empty one lets the site say its built-in text again. */
  readonly value: string;
}

@Injectable()
export class WriteContentService {
  constructor(@Inject(Settings) private readonly settings: Settings) {}

  /** The table itself tells every process. */
  async set(manager: EntityManager, { section, key, value }: ContentChange): Promise<void> {
    const known = contentKey(contentKeys(sellerIdentity(this.settings)), section, key);
    if (!known) throw new AppError('content_key_unknown', { section, key });
    await manager.query(
      `INSERT INTO content_entry (section, content_key, content_value) VALUES ($1, $2, $3)
       ON CONFLICT (section, content_key) DO UPDATE
         SET content_value = excluded.content_value, version = content_entry.version + 1, updated_at = now()`,
      [section, key, storable(known, value)],
    );
  }
}

function storable({ type, label, isList: shallBeList }: ContentKey, value: string): string {
  const text = value.replace(CONTROL_CHARACTERS, '').trim();
  const max = CONTENT_LIMITS[type];
  if (text.length > max) throw new AppError('content_too_long', { label, max });
  if (shallBeList && text !== '' && !isList(text)) throw new AppError('content_not_a_list', { label });
  return type === 'html' ? safeHtml(text) : text;
}
