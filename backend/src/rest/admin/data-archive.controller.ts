import { pipeline } from 'node:stream/promises';
import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { DataArchiveDto } from '../../../contract/operations/data-archive.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { DataArchiveService } from '../../operations/back-office/data-archive/data-archive.service.js';
import { Clock } from '../../platform/clock.js';
import { isGone, stampedName } from '../http/send-sheet.js';
import { signedInAdmin } from '../http/signed-in-admin.js';
import { NeedsRight } from '../http/needs-right.js';

const readPassword = dtoInput(DataArchiveDto);

/** POST /api/tum-veriler: all the studio's data in one ZIP, for a super admin who types the password again. */
@Controller('api/tum-veriler')
export class DataArchiveController {
  constructor(
    private readonly archives: DataArchiveService,
    private readonly clock: Clock,
  ) {}

  @Post()
  @NeedsRight('data.takeOut')
  @HttpCode(200)
  async send(@Body() body: object | undefined, @Res() response: Response): Promise<void> {
    const actor = signedInAdmin(response.req);
    const { currentPassword } = readPassword({ ...body });
    const archive = await this.archives.open(actor, currentPassword);
    response
      .set('Content-Type', 'application/zip')
      .set('Content-Disposition', `attachment; filename="${stampedName('verilerim', this.clock.now())}.zip"`)
      .set('Cache-Control', 'no-store');
    try {
      await pipeline(archive, response);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
}
