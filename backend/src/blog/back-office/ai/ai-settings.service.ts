import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import type { AiSettingsDto } from '../../../../contract/blog/ai-writer.dto.js';
import type { AiModel, AiSettingsView } from '../../../../contract/blog/ai-writer.js';
import { MASKED } from '../../../../contract/common/masked.js';
import { AdminChangesService } from '../../../activity-log/admin-changes.service.js';
import { SecretBox } from '../../../platform/security/secret-box.js';
import type { Actor } from '../../../platform/sessions/actor.js';

interface Stored {
  readonly sealedKey: string;
  readonly model: AiModel;
  readonly temperature: number;
  readonly maxTokens: number;
  readonly version: number;
}

const READ_SQL = `
  SELECT sealed_key AS "sealedKey", model, temperature::float AS temperature, max_tokens AS "maxTokens",
    version
  FROM ai_settings`;

/** The AI account with its decrypted key. Used only for the request to the service, never in an answer. */
export interface OpenedAiAccount {
  readonly key: string;
  readonly model: AiModel;
  readonly temperature: number;
  readonly maxTokens: number;
}

/** The studio's account with the AI service; its key is stored encrypted and never sent to a browser. */
@Injectable()
export class AiSettingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly box: SecretBox,
    private readonly changes: AdminChangesService,
  ) {}

  async view(): Promise<AiSettingsView> {
    return toView(await read(this.dataSource.manager));
  }

  /**
   * Reads the account with its decrypted key. Throws ai_key_missing, and ai_key_unreadable after a change of
   * APP_SECRET.
   */
  async opened(): Promise<OpenedAiAccount> {
    const { sealedKey, model, temperature, maxTokens } = await read(this.dataSource.manager);
    if (sealedKey === '') throw new AppError('ai_key_missing');
    const key = this.box.open(sealedKey);
    if (key === null) throw new AppError('ai_key_unreadable');
    return { key, model, temperature, maxTokens };
  }

  /** `version`: the one with which the values were read. Throws changed_meanwhile. */
  async save(actor: Actor, { apiKey, ...values }: AiSettingsDto, version: number): Promise<AiSettingsView> {
    return this.dataSource.transaction(async (manager) => {
      const before = await read(manager);
      const isKeyNew = apiKey !== MASKED;
      const newKey = apiKey === '' ? '' : this.box.seal(apiKey);
      const after: Stored = {
        ...values,
        sealedKey: isKeyNew ? newKey : before.sealedKey,
        version,
      };
      const saved = await write(manager, after);
      await this.changes.record(manager, actor, {
        event: 'ai_settings_edited',
        recordKind: 'ai_settings',
        recordId: '1',
        label: 'AI ayarları',
        before: logged(before, false),
        after: logged(after, isKeyNew),
      });
      return toView(saved);
    });
  }
}

/** Throws changed_meanwhile when the settings were saved since they were read. */
async function write(manager: EntityManager, values: Stored): Promise<Stored> {
  const [[written]] = await manager.query<[{ readonly version: number }[], number]>(
    `UPDATE ai_settings SET sealed_key = $1, model = $2, temperature = $3, max_tokens = $4,
       version = version + 1, updated_at = now()
     WHERE version = $5 RETURNING version`,
    [values.sealedKey, values.model, values.temperature, values.maxTokens, values.version],
  );
  if (!written) throw new AppError('changed_meanwhile');
  return { ...values, ...written };
}

async function read(manager: EntityManager): Promise<Stored> {
  const [stored] = await manager.query<[Stored]>(READ_SQL);
  return stored;
}

function toView({ sealedKey, ...values }: Stored): AiSettingsView {
  return { apiKey: sealedKey === '' ? '' : MASKED, ...values };
}

/** Logs that the key was changed, without the key. */
function logged({ sealedKey, model, temperature, maxTokens }: Stored, isKeyNew: boolean) {
  return { model, temperature, maxTokens, hasKey: sealedKey !== '', isKeyNew };
}
