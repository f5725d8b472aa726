import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface MailSummary {
  readonly id: string;
  readonly messageId: string;
  readonly from: string;
  /** The actual recipients, including hidden ones. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly receivedAt: string;
  readonly attachmentCount: number;
}

/** Stores each mail as two files: the message as it arrived, and a summary for the list. */
export class MailStore {
  private summaries: MailSummary[];

  constructor(private readonly directory: string) {
    mkdirSync(directory, { recursive: true });
    this.summaries = readdirSync(directory)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => JSON.parse(readFileSync(join(directory, file), 'utf8')) as MailSummary);
  }

  /** The summary is written last and by rename, so that a mail is stored completely or not at all. */
  async add(raw: Buffer, about: Omit<MailSummary, 'id' | 'receivedAt'>): Promise<MailSummary> {
    const receivedAt = new Date();
    const id = `${receivedAt.getTime().toString(36)}${randomBytes(5).toString('hex')}`;
    const summary = { id, receivedAt: receivedAt.toISOString(), ...about };
    await writeFile(this.fileOf(id, 'eml'), raw);
    await writeFile(this.fileOf(id, 'new'), JSON.stringify(summary));
    await rename(this.fileOf(id, 'new'), this.fileOf(id, 'json'));
    this.summaries.push(summary);
    return summary;
  }

  /** Newest first. */
  list(to?: string): MailSummary[] {
    const wanted = to?.toLowerCase();
    return this.summaries
      .filter((mail) => !wanted || mail.to.some((address) => address.toLowerCase() === wanted))
      .reverse();
  }

  find(id: string): MailSummary | undefined {
    return this.summaries.find((mail) => mail.id === id);
  }

  async readRaw({ id }: MailSummary): Promise<Buffer> {
    return readFile(this.fileOf(id, 'eml'));
  }

  async clear(): Promise<number> {
    const count = this.summaries.length;
    this.summaries = [];
    await rm(this.directory, { recursive: true, force: true });
    await mkdir(this.directory, { recursive: true });
    return count;
  }

  private fileOf(id: string, kind: 'eml' | 'new' | 'json'): string {
    return join(this.directory, `${id}.${kind}`);
  }
}
