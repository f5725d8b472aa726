import type { DataSource, QueryRunner } from 'typeorm';

/** What a cut connection answers. */
const CUT = /terminating connection|Connection terminated|server closed the connection/u;

/** Where a death matters: what was only read is as if it had not been. */
const WRITES = /^\s*(INSERT|UPDATE|DELETE|COMMIT)\b/iu;

/**
 * Cuts the database connection of an act right before one of its writes, as when its process is killed there: the database
 * ends the session and with it the transaction.
 */
export class CutConnection {
  private untilCut = Infinity;

  constructor(private readonly dataSource: DataSource) {
    const create = dataSource.createQueryRunner.bind(dataSource);
    dataSource.createQueryRunner = (mode) => this.mortal(create(mode));
  }

  /** Lets the act die before its first write, its second one, and so on, until it comes to its end. Returns the deaths. */
  async beforeEachWrite(act: () => Promise<unknown>, afterDeath: () => Promise<void>): Promise<number> {
    for (let deaths = 0; ; deaths += 1) {
      this.untilCut = deaths;
      try {
        await act();
        if (this.untilCut >= 0) return deaths;
      } catch (error) {
        if (!isCut(error)) throw error;
      } finally {
        this.untilCut = Infinity;
      }
      await afterDeath();
    }
  }

  private mortal(runner: QueryRunner): QueryRunner {
    const query = runner.query.bind(runner);
    const mortal = async (...statement: Parameters<QueryRunner['query']>): Promise<unknown> => {
      if (WRITES.test(statement[0])) {
        this.untilCut -= 1;
        // The answer to it is the end of the connection.
        if (this.untilCut === -1) await query('SELECT pg_terminate_backend(pg_backend_pid())');
      }
      const answer: unknown = await query(...statement);
      return answer;
    };
    runner.query = mortal as QueryRunner['query'];
    return runner;
  }
}

/** Tasks go on after a failure and tell all of them at the end. */
function isCut(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isCut);
  return error instanceof Error && CUT.test(error.message);
}
