import { All, Controller, Get, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { LocalTime } from '../../contract/common/dates.js';
import { kurusToLira } from '../../contract/common/money.js';
import type { WorkshopSessionView } from '../../contract/workshops/workshops.views.js';
import { SessionQueries } from '../workshops/session-queries.service.js';
import { refuseOtherMethods } from './read-methods.js';

interface RestWorkshop {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  /** HH:mm:ss; `time` is the same start as HH:mm. */
  readonly start_time: string;
  readonly end_time: string;
  readonly time: string;
  readonly price: number;
  readonly student_price: number;
  readonly capacity: number;
  readonly available_spots: number;
}

/** GET /api/workshops.php */
@Controller('api/workshops.php')
export class WorkshopsController {
  constructor(@Inject(SessionQueries) private readonly sessions: SessionQueries) {}

  @Get()
  async list(): Promise<{ readonly success: true; readonly workshops: readonly RestWorkshop[] }> {
    return { success: true, workshops: (await this.sessions.upcoming()).map(restWorkshop) };
  }

  @All()
  refuse(@Res({ passthrough: true }) response: Response): never {
    refuseOtherMethods(response);
  }
}

function restWorkshop(session: WorkshopSessionView): RestWorkshop {
  const { id, title, description, date, startTime, endTime, capacity, available } = session;
  return {
    id,
    title,
    description,
    date,
    start_time: withSeconds(startTime),
    end_time: withSeconds(endTime),
    time: startTime,
    price: kurusToLira(session.priceKurus),
    student_price: kurusToLira(session.studentPriceKurus),
    capacity,
    available_spots: available,
  };
}

function withSeconds(time: LocalTime): string {
  return `${time}:00`;
}
