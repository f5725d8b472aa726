import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import {
  RestInformationRequestDto,
  RestInformationRequestQuery,
  RestInformationRequestsQuery,
} from '../../../contract/workshops/admin-information-requests.dto.js';
import type { AdminInformationRequestView } from '../../../contract/workshops/admin-information-requests.views.js';
import { InformationRequestDto } from '../../../contract/workshops/information-request.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { whileInUse } from '../../api/while-in-use.guard.js';
import { Visit } from '../../platform/sessions/visit.js';
import { RequestAttemptsService } from '../../request-limits/request-attempts.service.js';
import { AdminInformationRequestQueriesService } from '../../workshops/information-requests/back-office/admin-information-request-queries.service.js';
import { InformationRequestsService } from '../../workshops/information-requests/information-requests.service.js';
import { ManageInformationRequestsService } from '../../workshops/information-requests/back-office/manage-information-requests.service.js';
import { readingDocumented } from '../documented-names.js';
import { signedInAdmin } from '../http/signed-in-admin.js';
import { NeedsRight } from '../http/needs-right.js';

const readRequest = readingDocumented(dtoInput(InformationRequestDto, { dropsUnknownFields: true }), {
  workshopType: 'workshop_type',
  experienceLevel: 'experience_level',
});

const readFilter = dtoInput(RestInformationRequestsQuery, { dropsUnknownFields: true });
const readMarking = dtoInput(RestInformationRequestDto, { dropsUnknownFields: true });
const readOne = dtoInput(RestInformationRequestQuery, { dropsUnknownFields: true });

/** A bound for older clients, which have no pages. */
const MOST_LISTED = 1_000;

/** /api/workshop_info_requests.php: visitors may send a request; everything else is for admins. */
@Controller('api/workshop_info_requests.php')
export class WorkshopInfoRequestsController {
  constructor(
    private readonly requests: InformationRequestsService,
    private readonly attempts: RequestAttemptsService,
    private readonly queries: AdminInformationRequestQueriesService,
    private readonly manage: ManageInformationRequestsService,
  ) {}

  @Get()
  @NeedsRight('requests.handle')
  async list(@Query() query: unknown) {
    const requests = await this.queries.latest(readFilter(query).status, MOST_LISTED);
    return { success: true, requests: requests.map(restRequest) };
  }

  @Put()
  @NeedsRight('requests.handle')
  async mark(@Req() request: Request, @Body() body: unknown) {
    const actor = signedInAdmin(request);
    const { id, status, admin_notes: adminNotes } = readMarking(body);
    await this.manage.mark(actor, { id, status, adminNotes });
    return { success: true, message: 'Workshop bilgi talebi güncellendi.' };
  }

  @Delete()
  @NeedsRight('requests.handle')
  async remove(@Req() request: Request, @Query() query: unknown) {
    const actor = signedInAdmin(request);
    await this.manage.remove(actor, readOne(query).id);
    return { success: true, message: 'Workshop bilgi talebi silindi.' };
  }

  @Post()
  @HttpCode(200)
  @UseGuards(whileInUse('workshops'))
  async ask(@Body() body: unknown, @Req() request: Request) {
    const requested = readRequest(body);
    await this.attempts.take('information-requests', new Visit(request).ipAddress);
    await this.requests.ask(requested);
    return { success: true, message: 'Talebiniz bize ulaştı. En kısa sürede size dönüş yapacağız.' };
  }
}

/** 'Workshop info request' of specification 2, section 3. */
function restRequest(request: AdminInformationRequestView) {
  return {
    id: request.id,
    name: request.name,
    surname: request.surname,
    email: request.email,
    phone: request.phone,
    workshop_type: request.workshopType,
    experience_level: request.experienceLevel,
    message: request.message,
    status: request.status,
    admin_notes: request.adminNotes,
    created_at: request.createdAt,
  };
}
