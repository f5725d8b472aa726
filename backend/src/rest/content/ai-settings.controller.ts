import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../../contract/app-error.js';
import { AiSettingsDto } from '../../../contract/blog/ai-writer.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { AiSettingsService } from '../../blog/back-office/ai/ai-settings.service.js';
import { actionOf } from '../http/action-of.js';
import { readingDocumented } from '../documented-names.js';
import { aiSettingsFrom, restAiSettings, SETTING_NAMES } from './rest-ai-writer.js';
import { signedInAdmin } from '../http/signed-in-admin.js';
import { NeedsRight } from '../http/needs-right.js';

const readSettings = readingDocumented(dtoInput(AiSettingsDto), SETTING_NAMES);

/** /api/ai_settings.php: GET, and POST with the action save, in the address or in the body. */
@Controller('api/ai_settings.php')
export class AiSettingsController {
  constructor(private readonly settings: AiSettingsService) {}

  @Get()
  @NeedsRight('content.change')
  async show() {
    return { success: true, data: restAiSettings(await this.settings.view()) };
  }

  @Post()
  @NeedsRight('settings.change')
  @HttpCode(200)
  async save(@Req() request: Request, @Query('action') requested: unknown, @Body() body: unknown) {
    const actor = signedInAdmin(request);
    if ((requested ?? actionOf(body)) !== 'save') throw new AppError('malformed_request');
    const known = await this.settings.view();
    const values = readSettings(aiSettingsFrom({ ...(body as object) }, known));
    const saved = await this.settings.save(actor, values, known.version);
    return { success: true, message: 'AI ayarları kaydedildi.', data: restAiSettings(saved) };
  }
}
