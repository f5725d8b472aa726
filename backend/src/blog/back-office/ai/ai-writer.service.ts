import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AppError, type ErrorCode } from '../../../../contract/app-error.js';
import type { WriteWithAiDto } from '../../../../contract/blog/ai-writer.dto.js';
import type { AiProgress, GeneratedPost } from '../../../../contract/blog/ai-writer.js';
import { AdminChangesService } from '../../../guard/activity-log/admin-changes.service.js';
import { Settings } from '../../../platform/config/settings.js';
import { Log } from '../../../platform/logging/log.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { readAnswer } from './ai-answer.js';
import { ANSWER_SCHEMA, promptFor } from './ai-prompt.js';
import { AiSettingsService, type OpenedAiAccount } from './ai-settings.service.js';
import { AiQuotaService } from './ai-quota.service.js';
import { streamAnswer } from './gemini-client.js';

/** Nothing was read, so nothing is paid for. */
const REFUSALS: readonly ErrorCode[] = [
  'ai_key_wrong',
  'ai_model_gone',
  'ai_quota',
  'ai_overloaded',
  'ai_unreachable',
  'ai_failed',
];

interface Order {
  readonly actor: Actor;
  readonly input: WriteWithAiDto;
  /** Ends the writing. */
  readonly signal: AbortSignal;
}

interface Written {
  readonly input: WriteWithAiDto;
  readonly model: string;
  readonly post: GeneratedPost;
}

/** A post by the AI service, for an admin to change before anything is saved. */
@Injectable()
export class AiWriterService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly settings: AiSettingsService,
    private readonly quota: AiQuotaService,
    private readonly changes: AdminChangesService,
    private readonly process: Settings,
    private readonly log: Log,
  ) {}

  /**
   * Tells how far it is, and at last the post; ends without it when it is called off. Throws ai_key_missing,
   * ai_key_unreadable, what the service refuses with, and what AiQuotaService does.
   */
  async *write({ actor, input, signal }: Order): AsyncGenerator<AiProgress> {
    const account = await this.settings.opened();
    const reservation = await this.quota.take(actor.adminId);
    let text = '';
    // Whoever calls it off has had the service read, and think: that is paid for as well.
    let counts = true;
    try {
      for await (const piece of this.ask(account, input, signal)) {
        text += piece;
        yield { kind: 'progress', characters: text.length };
      }
      if (signal.aborted) return;
      const post = readAnswer(text);
      await this.anyhow('A post of the AI service could not be logged.', () =>
        this.record(actor, reservation, { input, model: account.model, post }),
      );
      yield { kind: 'done', post };
    } catch (error) {
      counts = text !== '' || !isRefusal(error);
      throw error;
    } finally {
      await this.anyhow('A reservation of the AI quota could not be released; it expires by itself.', () =>
        this.quota.release(actor.adminId, reservation, counts),
      );
    }
  }

  /** The post alone, for whoever waits for all of it. */
  async writeWhole(order: Order): Promise<GeneratedPost> {
    for await (const step of this.write(order)) {
      if (step.kind === 'done') return step.post;
    }
    throw new AppError('ai_failed');
  }

  private ask(
    { key: apiKey, model, temperature, maxTokens }: OpenedAiAccount,
    input: WriteWithAiDto,
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    const { AI_BASE_URL: baseUrl, AI_TIMEOUT_MS: timeoutMs } = this.process;
    const asked = { prompt: promptFor(input), schema: ANSWER_SCHEMA };
    return streamAnswer({ apiKey, model, temperature, maxTokens, ...asked }, { baseUrl, timeoutMs }, signal);
  }

  /** What goes wrong beside it throws no post away. */
  private async anyhow(failure: string, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (cause) {
      this.log.error(failure, { cause });
    }
  }

  /** The studio pays for it: who had what written. */
  private async record(
    actor: Actor,
    reservation: string,
    { input: { topic, category, tone, length }, model, post: { title, seoScore } }: Written,
  ): Promise<void> {
    await this.changes.record(this.dataSource.manager, actor, {
      type: 'admin_change',
      event: 'ai_post_written',
      recordKind: 'ai_writing',
      recordId: reservation,
      label: title,
      before: null,
      after: { topic, category, tone, length, model, seoScore },
    });
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof AppError && REFUSALS.includes(error.code);
}
