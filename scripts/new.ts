import { execFileSync } from 'node:child_process';
import { areas } from '../resources/index.ts';
import { carryOut, planArea, planEntity } from './new/files.ts';
import { Refusal } from './new/names.ts';

// npm run new -- entity master/ruang-belajar | area lomba: writes the skeleton of an entity, or of an area with a first
// one, the lines that name it, a test, and the migration.
const usage = 'npm run new -- entity <area>/<name>   or   npm run new -- area <name>';
const kinds = new Map([
  ['entity', planEntity],
  ['area', planArea],
]);

const [kind = '', name = '', ...more] = process.argv.slice(2);

try {
  const plan = kinds.get(kind);
  if (!plan || !name || more.length) throw new Refusal(usage);
  const planned = plan(name, areas);
  carryOut(planned);
  for (const { path, isNew } of planned.changes) console.log(`${isNew ? 'new    ' : 'changed'} ${path}`);
  const { area, code, label } = planned.names;
  // A process of its own: this one has read the declarations as they were.
  const generate = ['--import', 'tsx', 'scripts/generate.ts', label.toLowerCase()];
  execFileSync(process.execPath, generate, { stdio: 'inherit' });
  console.log(`
Next:
  1. resources/${area}/${code}.ts: its fields, and who may do what; then npm run db:generate -- "${label.toLowerCase()}"
     once more (or delete the migration first, if it has not left this machine).
  2. resources/${area}/${code}Screen.ts: its icon (resources/icons.ts) and its heading in the menu (menu of an area).
  3. npm test -- area ${area}
  4. npm start; Tim MBKM finds it in the menu.
docs/menambah.md says what else can be declared.`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
