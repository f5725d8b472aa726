import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError, type ErrorCode } from '../../../../contract/app-error.js';
import type { WriteWithAiDto } from '../../../../contract/blog/ai-writer.dto.js';
import type { AiProgress, GeneratedPost } from '../../../../contract/blog/ai-writer.js';
import { AdminChangesService } from '../../../activity-log/admin-changes.service.js';
import { Settings } from '../../../platform/config/settings.js';
import { Log } from '../../../platform/logging/log.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { readAnswer } from './ai-answer.js';
import { ANSWER_SCHEMA, promptFor } from './ai-prompt.js';
import { AiSettingsService, type OpenedAiAccount } from './ai-settings.service.js';
import { AiQuotaService } from './ai-quota.service.js';
import { streamAnswer } from './gemini-client.js';

/** Refusals before the service reads the prompt; they cost nothing. */
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
  /** Aborts the writing. */
  readonly signal: AbortSignal;
}

interface Written {
  readonly input: WriteWithAiDto;
  readonly model: string;
  readonly post: GeneratedPost;
}

/** Has the AI service write a post, which an admin edits before anything is saved. */
@Injectable()
export class AiWriterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: AiSettingsService,
    private readonly quota: AiQuotaService,
    private readonly changes: AdminChangesService,
    private readonly process: Settings,
    private readonly log: Log,
  ) {}

  /**
   * Streams the progress and finally the post; ends without a post when aborted. Throws ai_key_missing,
   * ai_key_unreadable, the service's refusals and the errors of AiQuotaService.
   */
  async *write({ actor, input, signal }: Order): AsyncGenerator<AiProgress> {
    const account = await this.settings.opened();
    const reservation = await this.quota.take(actor.adminId);
    let text = '';
    // An aborted request counts as well, because the service has already read the prompt and charges for it.
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

  /** Returns the post without progress, for clients that wait for all of it. */
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
    const requested = { prompt: promptFor(input), schema: ANSWER_SCHEMA };
    return streamAnswer(
      { apiKey, model, temperature, maxTokens, ...requested },
      { baseUrl, timeoutMs },
      signal,
    );
  }

  /** Logs a failure of a side task instead of throwing, so that the finished post is not lost. */
  private async anyhow(failure: string, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (cause) {
      this.log.error(failure, { cause });
    }
  }

  /** Records which admin had which post written, because the studio pays for it. */
  private async record(
    actor: Actor,
    reservation: string,
    { input: { topic, category, tone, length }, model, post: { title, seoScore } }: Written,
  ): Promise<void> {
    await this.changes.record(this.dataSource.manager, actor, {
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
