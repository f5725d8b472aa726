import { databaseUrlFrom } from '../platform/config/secret-files.js';
import { verifyData } from '../operations/verify/verify-data.js';

/**
 * `npm run verify:data`; runs next to a running shop, with its DATABASE_URL. Exit code 0: everything adds up;
 * 1: something does not; 2: the check itself failed.
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
