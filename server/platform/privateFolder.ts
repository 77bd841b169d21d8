import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a folder that only the portal's user may enter, also where it was there before with wider rights. */
export function ownFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
}

/** From now on what this process makes (data, uploads, archives, sockets) is its user's alone: 0600 and 0700. */
export function keepToOneself(): void {
  process.umask(0o077);
}

const isOpen = (path: string): boolean => (lstatSync(path).mode & 0o077) !== 0;

/**
 * Closes the files in a folder of ours to everybody else: the embedded engine unpacks its first ones as 0666.
 * @param last its first file to be looked at and its last to be closed: once it is, nothing is left to do
 */
export function ownFiles(folder: string, last: string): void {
  const end = join(folder, last);
  if (!isOpen(end)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && path !== end && isOpen(path)) chmodSync(path, 0o600);
  }
  chmodSync(end, 0o600);
}
