import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock.js';
import { Log } from '../../platform/logging/log.js';
import { DrawUpService } from './draw-up.service.js';

const BATCH = 50;

/** Draws up documents for the orders that the database noted, because their money, their status or their lines changed. */
@Injectable()
export class CheckDocumentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly drawing: DrawUpService,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** An order that fails does not delay the others; it is looked at again in the next run. */
  async checkDue(): Promise<void> {
    const failed: string[] = [];
    for (let ids = await this.due(failed); ids.length > 0; ids = await this.due(failed)) {
      for (const orderId of ids) {
        await this.check(orderId).catch((cause: unknown) => this.keep(failed, orderId, cause));
      }
    }
  }

  /** Only notes that were there before are removed: what is noted meanwhile is looked at once more. */
  private async check(orderId: string): Promise<void> {
    const notes = await this.dataSource.query<{ id: string }[]>(
      'SELECT id FROM document_check WHERE order_id = $1 AND check_at <= $2',
      [orderId, this.clock.now()],
    );
    await this.drawing.drawUp(orderId);
    await this.dataSource.query('DELETE FROM document_check WHERE id = ANY ($1::bigint[])', [
      notes.map(({ id }) => id),
    ]);
  }

  private keep(failed: string[], orderId: string, cause: unknown): void {
    failed.push(orderId);
    this.log.error('The documents of an order could not be drawn up; it will be tried again.', {
      orderId,
      cause,
    });
  }

  private async due(failed: readonly string[]): Promise<string[]> {
    const rows = await this.dataSource.query<{ orderId: string }[]>(
      `SELECT order_id AS "orderId" FROM document_check WHERE check_at <= $1 AND order_id <> ALL ($2::uuid[])
       GROUP BY order_id ORDER BY min(check_at) LIMIT ${BATCH}`,
      [this.clock.now(), failed],
    );
    return rows.map(({ orderId }) => orderId);
  }
}
