import { Controller, Header, HttpCode, Post, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { UnsubscribeDto } from '../../../contract/messaging/newsletter/newsletter.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { UNSUBSCRIBE_PATH } from '../../people/consents/unsubscribe-links.service.js';
import { UnsubscribeService } from '../../messaging/newsletter/unsubscribe.service.js';
import { Visit } from '../../platform/sessions/visit.js';

const readLink = dtoInput(UnsubscribeDto);

/**
 * Receives the request of a mailbox provider's unsubscribe button (RFC 8058): a POST to the address in
 * List-Unsubscribe, without cookies, from another site. A GET of the same address is the page with our own
 * button.
 */
@Controller(UNSUBSCRIBE_PATH)
export class OneClickUnsubscribeController {
  constructor(private readonly leaving: UnsubscribeService) {}

  @Post()
  @HttpCode(200)
  @Header('Content-Type', 'text/plain; charset=utf-8')
  async unsubscribe(@Query('anahtar') token: unknown, @Req() request: Request): Promise<string> {
    await this.leaving.unsubscribe(new Visit(request), readLink({ token }).token);
    return 'Bültenden ayrıldınız.';
  }
}
