import { FileSystemStore } from '../src/media/storage/file-system-store.js';

/** Writes the same large picture again and again, for a test that kills it midway. */
const [folder = '', key = ''] = process.argv.slice(2);
const store = new FileSystemStore(folder, console);
process.stdout.write('writing\n');
for (let round = 0; ; round += 1) await store.write(key, Buffer.alloc(10 * 1024 * 1024, round % 256));
