import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The version that `package.json` names, beside the sources or above the bundle; `?` where there is none. */
export function portalVersion(): string {
  for (const above of ['..', '../..', '../../..']) {
    const path = fileURLToPath(new URL(`${above}/package.json`, import.meta.url));
    if (!existsSync(path)) continue;
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof read === 'object' && read !== null && 'version' in read) return String(read.version);
  }
  return '?';
}
