import type { DataSource, EntityManager } from 'typeorm';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Plan[];
}

/**
 * The nodes of the plans of all reads, such as 'Index Only Scan order_list_by_time'. Sequential scans are
 * disabled where possible, so a 'Seq Scan' means that there is no index at all.
 */
export async function queryPlanNodes(
  dataSource: DataSource,
  read: (manager: EntityManager) => Promise<unknown>,
): Promise<string[]> {
  const nodes: string[] = [];
  await dataSource.transaction(async (manager) => {
    await manager.query('SET LOCAL enable_seqscan = off');
    const explaining: Pick<EntityManager, 'query'> = {
      query: async (sql: string, values?: unknown[]) => {
        const [row] = await manager.query<[{ 'QUERY PLAN': [{ Plan: Plan }] }]>(
          `EXPLAIN (FORMAT JSON) ${sql}`,
          values,
        );
        nodes.push(...flat(row['QUERY PLAN'][0].Plan).map(told));
        return manager.query(sql, values);
      },
    };
    await read(explaining as EntityManager);
  });
  return nodes;
}

const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)];
const told = (plan: Plan) =>
  [plan['Node Type'], plan['Index Name'] ?? plan['Relation Name']].filter(Boolean).join(' ');
