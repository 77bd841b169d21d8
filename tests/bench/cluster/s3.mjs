// node tests/bench/cluster/s3.mjs <port> <folder>: as much of S3 as uploads use (PUT, GET with a range, DELETE), kept in a
// folder, so that it can be killed and started again. It asks for no signature.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

const [port, folder] = process.argv.slice(2);
const fileOf = path => join(folder, createHash('sha256').update(path).digest('hex'));

createServer(async (request, response) => {
  const file = fileOf(request.url?.split('?')[0] ?? '');
  const body = await buffer(request);
  if (request.method === 'PUT') {
    writeFileSync(file, body);
    return response.writeHead(200, { etag: '"x"' }).end();
  }
  if (request.method === 'DELETE') {
    rmSync(file, { force: true });
    return response.writeHead(204).end();
  }
  if (!existsSync(file))
    return response.writeHead(404).end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>');
  const known = readFileSync(file);
  const [from, to] = (request.headers.range ?? '').replace('bytes=', '').split('-').map(Number);
  const part = request.headers.range ? known.subarray(from, (to ?? 0) + 1) : known;
  return response.writeHead(request.headers.range ? 206 : 200, { 'content-length': part.length }).end(part);
}).listen(Number(port), '127.0.0.1', () => console.log('siap'));
