import { chmodSync, mkdirSync } from 'node:fs';

/** Makes a folder that only the portal's user may enter, also where it was there before with wider rights. */
export function ownFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
}

/** From now on what this process makes (data, uploads, archives, sockets) is its user's alone: 0600 and 0700. */
export function keepToOneself(): void {
  process.umask(0o077);
}
