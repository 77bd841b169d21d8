import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { representationOf } from '../../../../src/platform/ui/representation.ts';
import { openEveryArea } from '../../support/everyArea.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';

openEveryArea();

/** A referenced row is called by what the server calls it: a lookup has its label, not the columns of the label. */

const village = '01900000-0000-7000-8000-0000000000a4';

test('a village that a list is filtered by has its name, not the comma between its parts', async () => {
  const filter = encodeURIComponent(JSON.stringify({ idDesa: village }));
  const { server } = renderAdmin(`/kkn/mengatur-kelompok?filter=${filter}`, {
    sebagai: 'HA03',
    rows: { 'kkn/desa': [{ id: village, version: 1, desa: 'Wonokerto', kecamatan: 'Bantur' }] },
  });
  expect(await screen.findByText(/Wonokerto, Bantur/)).toBeTruthy();
  expect(server.callsTo('GET', registry.get('kkn/desa').endpoint).every(({ query }) => query.rujukan === '1')).toBe(
    true,
  );
});

test('every resource is called by the label of its lookup, whatever columns come along', () => {
  const wrong = registry.resources.filter(r => {
    const columns = Object.fromEntries((r.lookup?.columns ?? r.key).map(name => [name, 'sesuatu']));
    return representationOf(r, { ...columns, id: 'x', label: 'Wonokerto, Bantur' }) !== 'Wonokerto, Bantur';
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
