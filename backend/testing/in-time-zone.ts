import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Evaluates an expression in a process with another time zone; `module` is a path in the backend. */
export function inTimeZone(timeZone: string, module: string, expression: string): unknown {
  const compiled = join(process.env['TEST_COMPILED_DIR']!, module.replace(/\.ts$/, '.js'));
  const script = `const module = await import(${JSON.stringify(pathToFileURL(compiled).href)});
    process.stdout.write(JSON.stringify(${expression}));`;
  const answer = execFileSync(
    process.execPath,
    ['--import', 'reflect-metadata', '--input-type=module', '-e', script],
    {
      env: { ...process.env, TZ: timeZone, NODE_OPTIONS: '' },
      encoding: 'utf8',
    },
  );
  return JSON.parse(answer) as unknown;
}
