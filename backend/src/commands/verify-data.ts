import { databaseUrlFrom } from '../platform/config/secret-files.js';
import { verifyData } from '../operations/verify/verify-data.js';

/**
 * `npm run verify:data` beside a running shop, with its DATABASE_URL. Ends with 0 when everything adds up, with 1 when
 * something does not, with 2 when it could not be found out.
 */
async function main(): Promise<number> {
  return verifyData(databaseUrlFrom(process.env), (text) => process.stdout.write(text));
}

try {
  process.exitCode = (await main()) === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
