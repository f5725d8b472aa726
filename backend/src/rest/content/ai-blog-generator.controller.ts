import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { WriteWithAiDto } from '../../../contract/blog/ai-writer.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { AiWriterService } from '../../blog/back-office/ai/ai-writer.service.js';
import { readingDocumented } from '../documented-names.js';
import { restGeneratedPost, AI_PROMPT_NAMES, aiPromptFrom } from './rest-ai-writer.js';
import { signedInAdmin } from '../http/signed-in-admin.js';
import { NeedsRight } from '../http/needs-right.js';

const readAiPrompt = readingDocumented(dtoInput(WriteWithAiDto), AI_PROMPT_NAMES);

/**
 * POST /api/ai_blog_generator.php: answers when the whole post is written. Closing the connection aborts the
 * writing.
 */
@Controller('api/ai_blog_generator.php')
export class AiBlogGeneratorController {
  constructor(private readonly writer: AiWriterService) {}

  @Post()
  @NeedsRight('content.change')
  @HttpCode(200)
  async write(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body() body: unknown,
  ) {
    const actor = signedInAdmin(request);
    const input = readAiPrompt(aiPromptFrom({ ...(body as object) }));
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const post = await this.writer.writeWhole({ actor, input, signal: gone.signal });
    return { success: true, data: restGeneratedPost(post) };
  }
}
