import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { registry } from '../../../resources/index.ts';
import type { Role } from '../../../resources/kit/index.ts';
import { untranslated } from '../../support/indonesian.ts';
import { type Handlers, Reply } from './fakeApi.ts';
import { filledRows } from './filledRows.ts';
import { renderAdmin } from './renderAdmin.tsx';

/** Looks for Indonesian words on the screens of a role that reads English, and on what their buttons open. */

const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description', 'aria-roledescription'] as const;

/** All that the page says, to eyes and ears. */
function said(): string[] {
  return [...document.body.querySelectorAll('*')].flatMap(element => [
    ...[...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.textContent ?? ''),
    ...attributes.map(name => element.getAttribute(name) ?? ''),
  ]);
}

/** Until what it says stays the same. */
async function settled(): Promise<void> {
  let before = '';
  let same = 0;
  await waitFor(() => {
    const now = document.body.textContent ?? '';
    same = now === before && !document.querySelector('[role=progressbar]:not([aria-valuenow])') ? same + 1 : 0;
    before = now;
    expect(same).toBeGreaterThan(2);
  });
}

/** Answers of the fake server to unknown calls. */
const fakeAnswers: ReadonlySet<string> = new Set(['Alamat API tidak ditemukan.', 'Data tidak ditemukan.']);
const labelOf = (one: HTMLElement) =>
  (one.tagName === 'TR' ? 'row' : (one.getAttribute('aria-label') ?? one.textContent ?? '')).replace(/\d+/g, '#');

/** A refusal as the server says it to whoever reads English. */
export const wrong = () => new Reply(500, { statusCode: 500, code: 'internal', message: 'Something went wrong.' });

interface Screen {
  role: Role;
  path: string;
}

/** The screens of a role that draw something, with an id where they are about one row. */
export const screensOf = (role: Role, wanted: (path: string) => boolean): Screen[] =>
  registry.screens
    .filter(({ roles, pattern, byRole }) => roles[role] && (byRole?.[role]?.pattern ?? pattern) !== 'redirect')
    .filter(({ path }) => wanted(path))
    .map(({ path, resources: [resource = ''] }) => ({
      role,
      path: path.replace(':id', `${resource.replace('/', '-')}-0`),
    }));

interface Answers {
  /** With rows of everything. */
  filled: Handlers;
  /** Without any. */
  empty: Handlers;
}

/** Opens a screen with rows, without, and where the server fails; clicks whatever can be clicked. @returns what it found */
export async function indonesianOn({ role, path }: Screen, { filled, empty }: Answers): Promise<string[]> {
  const findings: string[] = [];
  const look = (where: string) => {
    const texts = said().filter(text => !fakeAnswers.has(text.trim()));
    findings.push(...untranslated(texts).map(text => `${where}: ${text}`));
  };
  window.print = () => undefined;
  for (const [state, more] of Object.entries({
    filled: { rows: filledRows(registry, role), on: filled },
    empty: { on: empty },
    failed: {
      on: Object.fromEntries(
        [...Object.keys(filled), ...registry.resources.map(r => `GET ${r.endpoint}`)].map(key => [key, wrong]),
      ),
    },
  })) {
    const { router } = renderAdmin(path, { sebagai: role, user: { bahasa: 'en' }, ...more });
    await screen.findAllByRole('heading', { level: 1 });
    await settled();
    look(`${role} ${path} ${state}`);
    const names = () => [
      ...document.querySelectorAll<HTMLElement>('main button, main [role=tab], main [role=combobox], main tbody tr'),
    ];
    const seen = new Set<string>();
    for (let guard = 0; guard < 40; guard++) {
      const next = names().find(one => !seen.has(labelOf(one)) && !one.hasAttribute('disabled'));
      if (!next) break;
      const label = labelOf(next);
      seen.add(label);
      fireEvent.mouseDown(next);
      fireEvent.click(next);
      await settled();
      look(`${role} ${path} ${state} > ${label}`);
      for (const dialog of document.querySelectorAll<HTMLElement>('[role=dialog], [role=menu], [role=listbox]')) {
        const inner = [...dialog.querySelectorAll<HTMLElement>('button[type=submit]')][0];
        if (inner) {
          fireEvent.click(inner);
          await settled();
          look(`${role} ${path} ${state} > ${label} > submit`);
        }
      }
      const top = [...document.querySelectorAll('[role=dialog], [role=menu], [role=listbox]')].at(-1);
      if (top) {
        fireEvent.keyDown(top, { key: 'Escape' });
        await settled();
      }
      if (router.state.location.pathname !== path.split('?')[0]) {
        await router.navigate(path);
        await settled();
      }
    }
    cleanup();
  }
  return findings;
}
