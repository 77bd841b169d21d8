import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Whoever asks with `?` is told every key of the screen: a file that listens to keys says so with the key. */

const told = /use(Shown|Sheet|Board)Keys\(/;
const listens = /onKeyDown=|onKeyDown:|addEventListener\('keydown'|moveInSheet/;

/** Where the keys of a file are told instead. */
const elsewhere: Readonly<Record<string, string>> = {
  'platform/ui/list/ListRow.tsx': 'platform/ui/list/RecordTable.tsx',
  'areas/kkn/papan/StudentCard.tsx': 'areas/kkn/papan/Board.tsx',
  'areas/pengaturan/menu/TreeRow.tsx': 'areas/pengaturan/menu/MenuTree.tsx',
  // Ctrl and Enter in dialogs.
  'platform/theme.ts': 'platform/layout/keys/KeysHelp.tsx',
  'platform/ui/show/StepInputs.tsx': 'platform/layout/keys/KeysHelp.tsx',
  'platform/layout/search/SearchButton.tsx': 'platform/layout/keys/KeysHelp.tsx',
};

/** Keys of which `?` says nothing, and why. */
const untold: Readonly<Record<string, string>> = {
  'platform/ui/pivot/ReportDialog.tsx': 'Enter saves, in a dialog of one field',
  'platform/ui/list/views/ViewDialog.tsx': 'Enter saves, in a dialog of one field',
  'platform/ui/list/cell/CellEditor.tsx': 'in a dialog, which F2 opens',
  'platform/common/Hint.tsx': 'Esc closes what a pointer opened',
  'platform/layout/drawer/DrawerMenu.tsx': 'Esc empties the search, as everywhere',
  'platform/layout/search/SearchDialog.tsx': 'says its keys itself',
  'platform/layout/useKeptFocus.ts': 'any key counts',
  'areas/umum/auth/PasswordField.tsx': 'watches Caps Lock',
};

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path))
  .map(path => ({ path: path.replaceAll('\\', '/'), text: readFileSync(`src/${path}`, 'utf8') }));

test('every file that listens to keys tells them', () => {
  const missing = sources
    .filter(({ path, text }) => listens.test(text) && !told.test(text) && !(path in untold))
    .filter(({ path }) => !told.test(sources.find(one => one.path === elsewhere[path])?.text ?? ''))
    .map(({ path }) => path);
  expect(missing).toEqual([]);
});

test('no exception without its file', () => {
  const listening = sources.filter(({ text }) => listens.test(text)).map(({ path }) => path);
  expect([...Object.keys(elsewhere), ...Object.keys(untold)].filter(path => !listening.includes(path))).toEqual([]);
});
