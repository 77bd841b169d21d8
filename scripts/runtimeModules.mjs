// node scripts/runtimeModules.mjs FOLDER: copies the packages that a built portal runs with, and those that they need, from
// node_modules to FOLDER. Everything else is inside the bundle.
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kept, ofThreads } from './runtimePackages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [target] = process.argv.slice(2);
if (!target) throw new Error('Sebutkan foldernya: node scripts/runtimeModules.mjs FOLDER');

const manifestOf = folder => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Folder of a package as Node resolves it: below the importing one, then below each folder around it. */
function found(name, from) {
  for (let folder = from; folder.startsWith(root.replace(/\/$/, '')); folder = join(folder, '..')) {
    const at = join(folder, 'node_modules', name);
    if (existsSync(join(at, 'package.json'))) return at;
  }
  return undefined;
}

const taken = new Set();
const waiting = [...kept, ...ofThreads].flatMap(name => found(name, root.replace(/\/$/, '')) ?? []);
for (let folder = waiting.pop(); folder; folder = waiting.pop()) {
  if (taken.has(folder)) continue;
  taken.add(folder);
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = manifestOf(folder);
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
    const at = found(name, folder);
    if (at) waiting.push(at);
    else if (dependencies[name] && !optionalDependencies[name]) throw new Error(`${name} (dari ${folder}) tidak ada.`);
  }
}
const modules = join(root, 'node_modules');
for (const folder of taken)
  cpSync(folder, join(target, relative(modules, folder)), {
    recursive: true,
    filter: path => !relative(folder, path).split('/').includes('node_modules') && !path.endsWith('.map'),
  });
console.log(`${taken.size} paket disalin ke ${target}`);
