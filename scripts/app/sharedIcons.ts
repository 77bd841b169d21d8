import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../../src', import.meta.url));
const named = join(src, 'platform', 'common', 'icons.ts');

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/'@mui\/icons-material\/(\w+)'/g)].flatMap(([, icon]) => icon ?? []);

/**
 * Icons that both the list of names (`src/platform/common/icons.ts`) and some screen import. Kept with the list, such an icon would
 * bring the other ninety along wherever the screen is opened.
 */
export function sharedIcons(): string[] {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map(file => join(src, file))
    .filter(file => /\.tsx?$/.test(file) && file !== named);
  const drawn = new Set(files.flatMap(importsOf));
  return importsOf(named).filter(icon => drawn.has(icon));
}
