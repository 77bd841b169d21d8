import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withoutPageHeaders } from '../securityHeaders.ts';
import { type Prepared, prepare, send } from './prepared.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.geojson': 'application/geo+json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** Files that a page has in it; a worker's script is bound by the headers of its own answer. */
const partOfPage = (address: string): boolean => /\.(js|css|woff2)$/.test(address) && !address.includes('worker');

/** A name with its content's hash in it never changes; a picture's name in assets/ has none. */
const hashed = /^\/assets\/.*-[\w-]{8}\.(js|css|svg|woff2|geojson)$/;

/** Files of a build by address; undefined = a later build took the file away. */
export type Files = ReadonlyMap<string, () => Promise<Prepared | undefined>>;

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Compressed form of a file, written by the build (scripts/compress.mjs); a developer's own build has none. */
const denseForm = (path: string): Promise<Buffer | undefined> =>
  readFile(`${path}.br`).catch((error: unknown) => {
    if (isGone(error)) return undefined;
    throw error;
  });

/** Answers a file, or that there is none. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: (() => Promise<Prepared | undefined>) | undefined,
): Promise<FastifyReply> {
  const prepared = await file?.();
  if (prepared) {
    if (partOfPage(request.url.split('?', 1)[0] ?? '')) withoutPageHeaders(reply);
    return send(request, reply, prepared);
  }
  reply.callNotFound();
  return reply;
}

/**
 * Assets in a folder of a build: neither pages nor the build's own notes. A file is read and compressed at the first
 * request and then answered from memory, so that a start waits for none of the two hundred.
 */
export function filesOf(folder: string): Files {
  const ready = new Map<string, Promise<Prepared>>();
  const load = (address: string, path: string): Promise<Prepared> => {
    const known = ready.get(address);
    if (known) return known;
    const type = types[extname(path)] ?? 'application/octet-stream';
    const cache = hashed.test(address) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';
    const made = Promise.all([readFile(path), denseForm(path)]).then(([content, br]) =>
      prepare(content, { type, cache, br }),
    );
    ready.set(address, made);
    made.catch(() => ready.delete(address));
    return made;
  };
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(
        entry => entry.isFile() && types[extname(entry.name)] !== undefined && !entry.parentPath.includes('.vite'),
      )
      .map(entry => {
        const path = join(entry.parentPath, entry.name);
        const address = path.slice(folder.length).replaceAll('\\', '/');
        const there = () =>
          load(address, path).catch((error: unknown) => {
            if (isGone(error)) return undefined;
            throw error;
          });
        return [address, there];
      }),
  );
}
