import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Ends connections when the server stops. Node counts a connection on which no request has come yet (a browser opens
 * some in advance, a proxy keeps them) as busy, and applies no time limit once it closes.
 * @returns the function that a stop calls first: it closes idle connections at once and the others after `seconds`
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
    // Connections with a running answer are closed after it instead of staying open.
    server.keepAliveTimeout = 1;
    const busy = new Set([...answers].map(({ req }) => req.socket));
    for (const socket of connected) if (!busy.has(socket)) socket.destroy();
    const last = setTimeout(() => server.closeAllConnections(), seconds * 1000).unref();
    // A server that is closed by then would be kept for nothing.
    server.once('close', () => clearTimeout(last));
  };
}
