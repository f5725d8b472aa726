import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../../contract/app-error.js';
import { CaptchaQuery } from '../../../contract/captcha/captcha.query.js';
import { SolveCaptchaDto } from '../../../contract/captcha/solve-captcha.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { CaptchaService } from '../../captcha/captcha.service.js';
import { Visit } from '../../platform/sessions/visit.js';

const readQuery = dtoInput(CaptchaQuery, { dropsUnknownFields: true });
const readAnswer = dtoInput(SolveCaptchaDto, { dropsUnknownFields: true });

/** The text of specification 3, section 8. */
const WRONG = 'Güvenlik kodu hatalı';

/** /api/captcha.php: issues a captcha, and checks its answer ahead of an admin's sign-in. */
@Controller('api/captcha.php')
export class CaptchaController {
  constructor(private readonly captchas: CaptchaService) {}

  @Get()
  async show(@Query() query: unknown, @Req() request: Request) {
    const { type = 'visual' } = readQuery(query);
    return { success: true, captcha: await this.captchas.issue(new Visit(request), type) };
  }

  @Post()
  @HttpCode(200)
  async solve(@Body() body: unknown, @Req() request: Request) {
    const { answer } = readAnswer(body);
    if (!(await this.captchas.solve(new Visit(request), answer))) {
      throw new AppError('captcha_wrong', {}, { answer: WRONG });
    }
    return { success: true, verified: true };
  }
}
