import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface UnresponsiveProxy {
  /** The database's address by way of the line. */
  readonly url: string;
  /** As a machine that is gone: nothing comes through, in either direction, and nobody hangs up. */
  readonly fallSilent: () => void;
  /** What is connected from now on reaches it; what was lost stays lost. */
  readonly speak: () => void;
  readonly close: () => void;
}

/** A way to the database that can fall silent for a while. */
export async function startUnresponsiveProxy(url: string): Promise<UnresponsiveProxy> {
  const { hostname, port } = new URL(url);
  const ends = new Set<Socket>();
  let isSilent = false;
  const keep = (end: Socket, other: Socket) => {
    ends.add(end);
    end.on('error', () => other.destroy());
    end.on('close', () => {
      ends.delete(end);
      other.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    keep(near, far);
    keep(far, near);
    if (isSilent) swallow(near);
    else near.pipe(far).pipe(near);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const lineUrl = new URL(url);
  lineUrl.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: lineUrl.href,
    fallSilent: () => {
      isSilent = true;
      ends.forEach(swallow);
    },
    speak: () => {
      isSilent = false;
    },
    close: () => {
      ends.forEach((end) => end.destroy());
      server.close();
    },
  };
}

function swallow(end: Socket): void {
  end.unpipe().resume();
}
