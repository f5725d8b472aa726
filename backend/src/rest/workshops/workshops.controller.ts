import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { LocalTime } from '../../../contract/common/dates.js';
import { kurusToLira } from '../../../contract/common/money.js';
import { AdminSessionQuery } from '../../../contract/workshops/admin-sessions.query.js';
import type { WorkshopSessionView } from '../../../contract/workshops/workshops.views.js';
import { dtoInput } from '../../api/dto-input.js';
import { AdminSessionQueriesService } from '../../workshops/back-office/admin-session-queries.service.js';
import { EditSessionService } from '../../workshops/back-office/edit-session.service.js';
import { RemoveSessionService } from '../../workshops/back-office/remove-session.service.js';
import { SessionQueriesService } from '../../workshops/session-queries.service.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import { readRestSession, restSessionTexts } from './rest-session.js';
import { signedInAdmin } from '../http/signed-in-admin.js';
import { NeedsRight } from '../http/needs-right.js';

const readId = dtoInput(AdminSessionQuery);

/**
 * /api/workshops.php: everybody may read; changes by admins apply to the current state, because clients send
 * no version.
 */
@Controller('api/workshops.php')
export class WorkshopsController {
  constructor(
    private readonly sessions: SessionQueriesService,
    private readonly studio: AdminSessionQueriesService,
    private readonly editing: EditSessionService,
    private readonly removal: RemoveSessionService,
    private readonly current: CurrentStudio,
  ) {}

  @Get()
  async list() {
    const workshops = (await this.current.uses('workshops')) ? await this.sessions.upcoming() : [];
    return { success: true, workshops: workshops.map(restWorkshop) };
  }

  @Post()
  @NeedsRight('calendar.change')
  @HttpCode(200)
  async create(@Body() body: unknown, @Req() request: Request) {
    const actor = signedInAdmin(request);
    const id = await this.editing.create(actor, readRestSession(body, null));
    return { success: true, message: 'Workshop başarıyla eklendi.', id };
  }

  /** The session's program is not a documented field, so it stays unchanged. */
  @Put()
  @NeedsRight('calendar.change')
  async update(@Query('id') id: unknown, @Body() body: unknown, @Req() request: Request) {
    const actor = signedInAdmin(request);
    const { sessionId } = readId({ sessionId: id });
    const { program, version } = await this.studio.find(sessionId);
    await this.editing.update(actor, { sessionId, version }, readRestSession(body, program));
    return { success: true, message: 'Workshop başarıyla güncellendi.', id: sessionId };
  }

  @Delete()
  @NeedsRight('calendar.change')
  async remove(@Query('id') id: unknown, @Req() request: Request) {
    const actor = signedInAdmin(request);
    const { sessionId } = readId({ sessionId: id });
    await this.removal.remove(actor, { sessionId, version: null });
    return { success: true, message: 'Workshop başarıyla silindi.', id: sessionId };
  }
}

/** Times are HH:mm:ss; `time` is the start once more, as HH:mm. */
function restWorkshop(session: WorkshopSessionView) {
  const { id, date, startTime, endTime, capacity, available } = session;
  return {
    id,
    ...restSessionTexts(session),
    date,
    start_time: withSeconds(startTime),
    end_time: withSeconds(endTime),
    time: startTime,
    price: kurusToLira(session.priceKurus),
    prior_price: session.priorPriceKurus && kurusToLira(session.priorPriceKurus),
    student_price: kurusToLira(session.studentPriceKurus),
    capacity,
    available_spots: available,
    is_for_children: session.isForChildren,
  };
}

function withSeconds(time: LocalTime): string {
  return `${time}:00`;
}
