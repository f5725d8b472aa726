import { All, Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { InformationRequestDto } from '../../contract/workshops/information-request.dto.js';
import { dtoInput } from '../api/dto-input.js';
import { Visit } from '../platform/sessions/visit.js';
import { RequestTries } from '../visitor-requests/request-tries.service.js';
import { InformationRequests } from '../workshops/information-requests.service.js';
import { readingDocumented } from './documented-names.js';
import { refuseOtherMethods } from './read-methods.js';

const readRequest = readingDocumented(dtoInput(InformationRequestDto, { dropsUnknownFields: true }), {
  workshopType: 'workshop_type',
  experienceLevel: 'experience_level',
});

/** POST /api/workshop_info_requests.php: what any visitor may send. */
@Controller('api/workshop_info_requests.php')
export class WorkshopInfoRequestsController {
  constructor(
    @Inject(InformationRequests) private readonly requests: InformationRequests,
    @Inject(RequestTries) private readonly tries: RequestTries,
  ) {}

  @Post()
  @HttpCode(200)
  async ask(
    @Body() body: unknown,
    @Req() request: Request,
  ): Promise<{ readonly success: true; readonly message: string }> {
    const asked = readRequest(body);
    await this.tries.take('information-requests', new Visit(request).address);
    await this.requests.ask(asked);
    return { success: true, message: 'Talebiniz bize ulaştı. En kısa sürede size dönüş yapacağız.' };
  }

  @All()
  refuse(@Res({ passthrough: true }) response: Response): never {
    refuseOtherMethods(response, 'POST');
  }
}
