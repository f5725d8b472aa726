import { pipeline } from 'node:stream/promises';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { RecordDto } from '../../../contract/admin/record.dto.js';
import { DataRequestKeyDto } from '../../../contract/data-requests/data-requests.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import {
  type PersonArchive,
  PersonArchiveService,
} from '../../data-requests/export/person-archive.service.js';
import { NeedsRight } from '../http/needs-right.js';
import { isGone } from '../http/send-sheet.js';
import { signedInAdmin } from '../http/signed-in-admin.js';

const readKey = dtoInput(DataRequestKeyDto);
const readRecord = dtoInput(RecordDto);

/** All data about the person of a KVKK request in one ZIP: for the person with the key of the mailed link, and for admins. */
@Controller('api/kisisel-veriler')
export class PersonArchiveController {
  constructor(private readonly archives: PersonArchiveService) {}

  @Get(':requestId')
  async send(
    @Param('requestId') requestId: string,
    @Query('anahtar') requestSecret: unknown,
    @Res() response: Response,
  ): Promise<void> {
    await answer(response, await this.archives.ofPerson(readKey({ requestId, requestSecret })));
  }

  @Get(':requestId/atolye')
  @NeedsRight('dataRequests.handle')
  async sendToStudio(@Param('requestId') requestId: string, @Res() response: Response): Promise<void> {
    const { id } = readRecord({ id: requestId });
    await answer(response, await this.archives.ofStudio(signedInAdmin(response.req), id));
  }
}

async function answer(response: Response, { fileName, content }: PersonArchive): Promise<void> {
  response.attachment(fileName).set({
    'Content-Type': 'application/zip',
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
  });
  try {
    await pipeline(content, response);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
