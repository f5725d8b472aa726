import { Injectable } from '@nestjs/common';
import { SaveAiSettingsDto, WriteWithAiDto } from '../../../../contract/blog/ai-writer.dto.js';
import { adminProcedure, adminSends, router } from '../../../api/trpc.js';
import { AiSettingsService } from './ai-settings.service.js';
import { AiWriterService } from './ai-writer.service.js';

const NEVER = new AbortController().signal;

@Injectable()
export class AiWriterRouter {
  constructor(
    private readonly settings: AiSettingsService,
    private readonly writer: AiWriterService,
  ) {}

  readonly router = router({
    settings: adminProcedure('content.change').query(() => this.settings.view()),
    saveSettings: adminSends('settings.change', SaveAiSettingsDto).mutation(
      ({ ctx, input: { version, ...values } }) => this.settings.save(ctx.actor, values, version),
    ),
    /**
     * A mutation that answers in pieces. Unlike a subscription it is a POST, which other sites cannot send,
     * and a browser that lost its connection does not repeat it. Closing the connection ends the writing.
     */
    write: adminSends('content.change', WriteWithAiDto).mutation(({ ctx: { actor }, input, signal }) =>
      this.writer.write({ actor, input, signal: signal ?? NEVER }),
    ),
  });
}
