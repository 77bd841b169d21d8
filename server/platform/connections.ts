import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Lets a stop come to its end whatever is still connected. Node counts a connection on which no request has come yet (a
 * browser opens some in advance, a proxy keeps them) as busy, and once it closes looks at no time limit any more.
 * @returns what a stop begins with: closes at once what carries no request, and after `seconds` also what still does
 */
export function endingConnections(server: Server, seconds: number): () => void {
  const connected = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  let ending = false;
  server.on('connection', (socket: Socket) => {
    if (ending) return void socket.destroy();
    connected.add(socket);
    socket.once('close', () => connected.delete(socket));
  });
  server.on('request', (_request, answer) => {
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
  });
  return () => {
    ending = true;
    // What is being answered must not then stay open for the next request.
    server.keepAliveTimeout = 1;
    const busy = new Set([...answers].map(({ req }) => req.socket));
    for (const socket of connected) if (!busy.has(socket)) socket.destroy();
    setTimeout(() => server.closeAllConnections(), seconds * 1000).unref();
  };
}
