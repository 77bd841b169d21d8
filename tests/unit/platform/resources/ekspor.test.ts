import { expect, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import type { Field } from '../../../../resources/kit/index.ts';
import { riwayatStatus } from '../../../../resources/mbkm/riwayatStatus.ts';
import { asStored } from '../../../../server/platform/access/visibleFields.ts';
import { exportColumns } from '../../../../server/platform/engine/export/columns.ts';
import { isPublished } from '../../../../server/platform/engine/routes.ts';

/** Codes of a field and what an export shows for each. */
function words(field: Field): [code: unknown, words: string][] {
  switch (field.kind) {
    case 'enum':
      return Object.entries(field.choices);
    case 'enums':
      return Object.entries(field.choices).map(([code, label]) => [[code], label]);
    case 'status':
      return Object.entries(field.workflow.states).map(([code, { label }]) => [code, label]);
    case 'boolean':
      return [
        [true, 'Ya'],
        [false, 'Tidak'],
      ];
    default:
      return [];
  }
}

const columnOf = (r: (typeof registry.resources)[number], name: string) =>
  exportColumns(r, registry, asStored, [], [name])[0];

it('every choice of every export is written in its words', () => {
  const wrong = registry.resources.flatMap(r =>
    Object.entries(r.fields).flatMap(([name, field]) =>
      words(field)
        .filter(([code, label]) => columnOf(r, name)?.show(code) !== label)
        .map(([code]) => `${r.name}.${name}: ${code}`),
    ),
  );
  expect(wrong).toEqual([]);
});

it('names from the declarations are written in their words, and what is no name in its own', () => {
  const shown = (name: string, ...value: string[]) => columnOf(riwayatStatus, name)?.show(value);
  const log = 'magang/logbook-magang';
  expect(shown('entitas', log, log, 'status')).toBe('Logbook Magang');
  expect(shown('aksi', 'revisi', log, 'status')).toBe('Kembalikan');
  expect(shown('aksi', 'buat', log, '')).toBe('Buat');
  expect(shown('keStatus', 'disetujui', log, 'status')).toBe('Disetujui');
  expect(shown('keStatus', 'lama', log, 'status')).toBe('lama');
});

it('the marks of the portal are no columns of a whole export', () => {
  const headings = registry.resources
    .filter(isPublished)
    .flatMap(r => exportColumns(r, registry, asStored, [], undefined).map(({ heading }) => `${r.name}: ${heading}`));
  expect(headings.filter(heading => /: (Kiriman|Entitas|Id |User$)/.test(heading))).toEqual([]);
});
