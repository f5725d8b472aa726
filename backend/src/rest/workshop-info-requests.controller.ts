import { All, Body, Controller, HttpCode, Inject, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { AppError } from '../../contract/app-error.js';
import { InformationRequestDto } from '../../contract/workshops/information-request.dto.js';
import { dtoInput } from '../api/dto-input.js';
import { InformationRequests } from '../workshops/information-requests.service.js';
import { refuseOtherMethods } from './read-methods.js';

const readRequest = dtoInput(InformationRequestDto, { dropsUnknownFields: true });

/** Documented names by ours, where they differ. */
const DOCUMENTED_NAMES: Readonly<Record<string, string>> = {
  workshopType: 'workshop_type',
  experienceLevel: 'experience_level',
};

/** POST /api/workshop_info_requests.php: what any visitor may send. */
@Controller('api/workshop_info_requests.php')
export class WorkshopInfoRequestsController {
  constructor(@Inject(InformationRequests) private readonly requests: InformationRequests) {}

  @Post()
  @HttpCode(200)
  async ask(@Body() body: unknown): Promise<{ readonly success: true; readonly message: string }> {
    await this.requests.ask(readDocumented(body));
    return { success: true, message: 'Talebiniz bize ulaştı. En kısa sürede size dönüş yapacağız.' };
  }

  @All()
  refuse(@Res({ passthrough: true }) response: Response): never {
    refuseOtherMethods(response, 'POST');
  }
}

function readDocumented(body: unknown): InformationRequestDto {
  try {
    return readRequest(inOurNames(body));
  } catch (error) {
    throw error instanceof AppError ? inDocumentedNames(error) : error;
  }
}

function inOurNames(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const sent = new Map<string, unknown>(Object.entries(body));
  const renamed = Object.entries(DOCUMENTED_NAMES).map(([ours, documented]) => [ours, sent.get(documented)]);
  return { ...body, ...(Object.fromEntries(renamed) as object) };
}

function inDocumentedNames({ code, params, fields }: AppError): AppError {
  const renamed = Object.entries(fields).map(([field, text]) => [DOCUMENTED_NAMES[field] ?? field, text]);
  return new AppError(code, params, Object.fromEntries(renamed) as Record<string, string>);
}
