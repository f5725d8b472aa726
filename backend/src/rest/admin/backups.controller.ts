import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppError } from '../../../contract/app-error.js';
import { DownloadBackupService } from '../../operations/backup/back-office/download-backup.service.js';
import { signedInAdmin } from '../http/signed-in-admin.js';
import { NeedsRight } from '../http/needs-right.js';

/** GET /api/yedek/{name}: the file behind a link of `admin.backups.openDownload`. */
@Controller('api/yedek/:name')
export class BackupsController {
  constructor(private readonly downloads: DownloadBackupService) {}

  /** Streams the archive, no faster than the client reads; a failure breaks the connection. */
  @Get()
  @NeedsRight('data.takeOut')
  async download(
    @Param('name') name: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const actor = signedInAdmin(request);
    const { until, key } = request.query;
    if (typeof until !== 'string' || typeof key !== 'string') throw new AppError('backup_link_ended');
    const { bytes, chunks } = await this.downloads.archive(actor, { name, until, key });
    response.set({
      'Content-Type': 'application/x-tar',
      'Content-Disposition': `attachment; filename="toprak-${name}.tar"`,
      'Content-Length': String(bytes),
      'Cache-Control': 'no-store',
    });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const archive = Readable.from(chunks, { objectMode: true, highWaterMark: 1 });
    await pipeline(archive, response).catch(unlessGone);
  }
}

function unlessGone(error: unknown): void {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
  throw error;
}
