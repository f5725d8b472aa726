import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface UnresponsiveProxy {
  /** The database's address through the proxy. */
  readonly url: string;
  /**
   * Simulates a vanished machine: nothing is transmitted in either direction, and no connection is closed.
   */
  readonly fallSilent: () => void;
  /** New connections work again; what was lost stays lost. */
  readonly speak: () => void;
  readonly close: () => void;
}

/** Starts a proxy to the database that can stop transmitting for a while. */
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
