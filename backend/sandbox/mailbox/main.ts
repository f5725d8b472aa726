import { startMailbox } from './start-mailbox.js';

/** Runs the mailbox as a process of its own; prints one line when it is ready. */
const env = process.env;

const mailbox = await startMailbox({
  webPort: Number(env['MAILBOX_PORT'] ?? '1080'),
  smtpPort: Number(env['MAILBOX_SMTP_PORT'] ?? '0'),
  dataDir: env['MAILBOX_DATA_DIR'] ?? '.data/mailbox',
});

process.stdout.write(`ready ${mailbox.webUrl} ${mailbox.smtpUrl}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void mailbox.stop());
}
