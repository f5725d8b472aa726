import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { shortId } from '../../../../contract/common/short-id.js';
import { formatSession, type SessionTimes } from '../../../../contract/workshops/session.js';

type Named = { readonly id: string; readonly name: string } & (
  | { readonly kind: 'customer' | 'order' }
  | ({ readonly kind: 'session' } & SessionTimes)
);

/** Names the sessions, people and orders that messages were about, as they are now. */
@Injectable()
export class TargetNamesService {
  constructor(private readonly dataSource: DataSource) {}

  /** By id, without records that are gone. */
  async of(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const named = await this.dataSource.query<Named[]>(
      `SELECT 'session' AS kind, id, title AS name, date::text, to_char(start_time, 'HH24:MI') AS "startTime",
         to_char(end_time, 'HH24:MI') AS "endTime" FROM workshop_session WHERE id = ANY ($1::uuid[])
       UNION ALL
       SELECT 'customer', id, first_name || ' ' || last_name, NULL, NULL, NULL FROM customer WHERE id = ANY ($1::uuid[])
       UNION ALL
       SELECT 'order', id, name || ' ' || surname, NULL, NULL, NULL FROM "order" WHERE id = ANY ($1::uuid[])`,
      [ids],
    );
    return new Map(named.map((each) => [each.id, nameOf(each)]));
  }
}

function nameOf(named: Named): string {
  if (named.kind === 'session') return `${named.name}, ${formatSession(named)}`;
  return named.kind === 'order' ? `${named.name}, sipariş ${shortId(named.id)}` : named.name;
}
