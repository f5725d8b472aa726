import { All, Body, Controller, HttpCode, Inject, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { InformationRequestDto } from '../../contract/workshops/information-request.dto.js';
import { dtoInput } from '../api/dto-input.js';
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
  constructor(@Inject(InformationRequests) private readonly requests: InformationRequests) {}

  @Post()
  @HttpCode(200)
  async ask(@Body() body: unknown): Promise<{ readonly success: true; readonly message: string }> {
    await this.requests.ask(readRequest(body));
    return { success: true, message: 'Talebiniz bize ulaştı. En kısa sürede size dönüş yapacağız.' };
  }

  @All()
  refuse(@Res({ passthrough: true }) response: Response): never {
    refuseOtherMethods(response, 'POST');
  }
}
