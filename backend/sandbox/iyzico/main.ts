import { startIyzicoSandbox } from './start-iyzico.js';

/**
 * Runs the stand-in as a process of its own, with settings from the environment; prints one line when it is
 * ready.
 */
const env = process.env;

const sandbox = await startIyzicoSandbox({
  apiKey: env['IYZICO_API_KEY'] ?? '',
  secretKey: env['IYZICO_SECRET_KEY'] ?? '',
  port: Number(env['IYZICO_SANDBOX_PORT'] ?? '0'),
  ...(env['IYZICO_SANDBOX_HOST'] && { host: env['IYZICO_SANDBOX_HOST'] }),
  ...(env['IYZICO_SANDBOX_PUBLIC_URL'] && { publicUrl: env['IYZICO_SANDBOX_PUBLIC_URL'] }),
  ...(env['IYZICO_SANDBOX_STATE_FILE'] && { stateFile: env['IYZICO_SANDBOX_STATE_FILE'] }),
  ...(env['IYZICO_SANDBOX_WEBHOOK_URL'] && { webhookUrl: env['IYZICO_SANDBOX_WEBHOOK_URL'] }),
  ...(env['IYZICO_SANDBOX_WEBHOOK_DELAY_MS'] && {
    webhookDelayMs: Number(env['IYZICO_SANDBOX_WEBHOOK_DELAY_MS']),
  }),
});

process.stdout.write(`ready ${sandbox.url}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.stop());
}
