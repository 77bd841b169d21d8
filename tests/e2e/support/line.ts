import { connect, createServer, type Socket } from 'node:net';

/** The line between a browser and the portal; its address is the portal's for the browser. */
export interface Line {
  /** `http://127.0.0.1:12345`, without a slash at the end. */
  url: string;
  /**
   * Drops after so many bytes from the browser, then again and again; undefined = holds. A line of 50 kbit/s that drops
   * every 20 s lets 125 KB through; counting bytes instead of seconds makes it the same on every machine.
   */
  dropsAfter: number | undefined;
  /** Number of interruptions so far. */
  drops: number;
  close(): Promise<void>;
}

/** Opens a line to a portal. */
export async function openLine(target: string): Promise<Line> {
  const open = new Set<Socket>();
  let since = 0;
  const drop = () => {
    since = 0;
    line.drops++;
    for (const socket of open) socket.destroy();
  };
  const server = createServer(browser => {
    const portal = connect(Number(new URL(target).port), '127.0.0.1');
    for (const [socket, other] of [
      [browser, portal],
      [portal, browser],
    ] as const) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
    portal.pipe(browser);
    browser.on('data', bytes => {
      const left = line.dropsAfter === undefined ? bytes.length : line.dropsAfter - since;
      since += bytes.length;
      portal.write(bytes.subarray(0, Math.max(0, left)));
      if (left < bytes.length) drop();
    });
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const line: Line = {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    dropsAfter: undefined,
    drops: 0,
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise(done => server.close(() => done()));
    },
  };
  return line;
}
