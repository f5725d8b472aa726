import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { IysEventView, IysState } from '../../../contract/connections/iys-account.js';
import { maskedEmail } from '../../platform/security/masked-email.js';

const MOST_SHOWN = 10;
/** The law gives three working days; from the second day on it is loud. */
const LATE_AFTER = `interval '2 days'`;

type Row = Omit<IysEventView, 'at'> & { readonly at: Date };

/** How far İYS and the ledger agree, for the back office. */
@Injectable()
export class IysStateService {
  constructor(private readonly dataSource: DataSource) {}

  async view(): Promise<IysState> {
    const [counts] = await this.dataSource.query<
      { waiting: number; late: number; refused: number; readAt: Date | null; problem: string | null }[]
    >(
      `SELECT count(*) FILTER (WHERE state = 'waiting')::int AS waiting,
         count(*) FILTER (WHERE state = 'waiting' AND consent_date < now() - ${LATE_AFTER})::int AS late,
         count(*) FILTER (WHERE state = 'refused')::int AS refused,
         (SELECT read_at FROM iys_reading) AS "readAt",
         (SELECT last_error FROM iys_event WHERE state = 'waiting' AND last_error IS NOT NULL
          ORDER BY next_try_at DESC LIMIT 1) AS problem
       FROM iys_event WHERE state IN ('waiting', 'refused')`,
    );
    const { waiting = 0, late = 0, refused = 0, readAt = null, problem = null } = counts ?? {};
    const events = await this.refused();
    return { waiting, late, refused, problem, readAt: readAt?.toISOString() ?? null, events };
  }

  /** The newest refusals by İYS. */
  private async refused(): Promise<IysEventView[]> {
    const rows = await this.dataSource.query<Row[]>(
      `SELECT id, recipient, type, status, settled_at AS at, coalesce(last_error, '') AS reason FROM iys_event
       WHERE state = 'refused' ORDER BY settled_at DESC, id DESC LIMIT ${MOST_SHOWN}`,
    );
    return rows.map(({ recipient, at, ...row }) => ({
      ...row,
      recipient: masked(recipient),
      at: at.toISOString(),
    }));
  }

  /** Reports once more what İYS refused, after its cause was mended there. Answers how many wait again. */
  async tryRefusedAgain(): Promise<number> {
    const [, count]: [unknown[], number] = await this.dataSource.query(
      `UPDATE iys_event SET state = 'waiting', settled_at = NULL, tries = 0, next_try_at = now()
       WHERE state = 'refused' AND NOT is_erased`,
    );
    return count;
  }
}

function masked(recipient: string): string {
  if (recipient === '') return '–';
  return recipient.startsWith('+') ? `•••• ${recipient.slice(-4)}` : maskedEmail(recipient);
}
