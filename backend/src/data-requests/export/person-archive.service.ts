import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { shortId } from '../../../contract/common/short-id.js';
import { DATA_REQUEST_KIND_NAMES } from '../../../contract/data-requests/data-request.js';
import type { DataRequestKeyDto } from '../../../contract/data-requests/data-requests.dto.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { AddressDownloadService } from '../../people/customer-account/address-download.service.js';
import { writeZip, type ZipEntry } from '../../platform/archives/write-zip.js';
import { Clock } from '../../platform/clock.js';
import { findByEmail } from '../../platform/database/rows-of-email.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { DataRequestLinksService } from '../data-request-links.service.js';
import { DataRequest } from '../data-request.entity.js';
import { readablePage } from './readable-data.js';

const TITLE = 'Kişisel verilerim';

export interface PersonArchive {
  readonly fileName: string;
  readonly content: Readable;
}

/**
 * Everything about the person of a request in one ZIP: for programs (JSON) and for people (a page). It is gathered when it is
 * downloaded, and kept nowhere.
 */
@Injectable()
export class PersonArchiveService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: DataRequestLinksService,
    private readonly downloads: AddressDownloadService,
    private readonly changes: AdminChangesService,
    private readonly clock: Clock,
  ) {}

  /** For the person, while the studio has released it. Throws data_request_not_found, data_request_export_over. */
  async ofPerson(key: DataRequestKeyDto): Promise<PersonArchive> {
    const request = await this.links.get(this.dataSource.manager, key);
    const { exportUntil } = request;
    if (exportUntil === null || exportUntil <= this.clock.now()) {
      throw new AppError('data_request_export_over');
    }
    return this.archiveOf(request);
  }

  /** For the studio; logged. Throws not_found, also for a request that its address has not confirmed. */
  async ofStudio(actor: Actor, id: string): Promise<PersonArchive> {
    const { manager } = this.dataSource;
    const request = await manager.findOneBy(DataRequest, { id });
    if (!request || request.state === 'unconfirmed') throw new AppError('not_found');
    await this.note(manager, actor, id);
    return this.archiveOf(request);
  }

  private archiveOf(request: DataRequest): PersonArchive {
    const fileName = `kisisel-veriler-${shortId(request.id)}.zip`;
    return { fileName, content: writeZip(this.filesOf(request)) };
  }

  private async *filesOf({ email }: DataRequest): AsyncGenerator<ZipEntry> {
    const requests = await findByEmail(this.dataSource.manager, DataRequest, email);
    const data = {
      ...(await this.downloads.gather(email)),
      dataRequests: requests.map(downloadedDataRequest),
    };
    yield { name: 'verilerim.json', content: Readable.from([JSON.stringify(data, null, 2)]) };
    yield { name: 'verilerim.html', content: Readable.from([readablePage(TITLE, data)]) };
  }

  private async note(manager: EntityManager, actor: Actor, id: string): Promise<void> {
    await this.changes.record(manager, actor, {
      event: 'data_request_exported',
      recordKind: 'data_request',
      recordId: id,
      label: shortId(id),
      before: null,
      after: null,
    });
  }
}

function downloadedDataRequest(request: DataRequest) {
  const { createdAt, name, email, phone, kind, message, answerText, answeredAt } = request;
  return {
    at: createdAt.toISOString(),
    name,
    email,
    phone,
    kind: DATA_REQUEST_KIND_NAMES[kind],
    message,
    answer: answerText,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
