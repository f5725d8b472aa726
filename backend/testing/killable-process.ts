import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface KillableProcess {
  /** Ends it like a power failure; also when it has ended already. */
  readonly kill: () => Promise<void>;
}

/** Starts a compiled script of this folder, such as `killable-worker.js`, as a process of its own. */
export function startKillable(
  script: string,
  environment: Readonly<Record<string, string>>,
): KillableProcess {
  const child = spawn(process.execPath, [join(process.env['TEST_COMPILED_DIR']!, 'testing', script)], {
    env: { ...process.env, NODE_OPTIONS: '', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return {
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
