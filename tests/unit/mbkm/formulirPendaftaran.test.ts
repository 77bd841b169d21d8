import { expect, test } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { splitSource } from '../../../resources/kit/index.ts';
import { fieldFormulir } from '../../../resources/mbkm/formulirPendaftaran.ts';

test('whatever a registration is tied to can name the form that it asks, in every programme', () => {
  const without = registry.programmes.flatMap(({ name, ties, detail }) =>
    ties.flatMap(tie => {
      const { part, name: field } = splitSource(tie.field);
      const owner = registry.get(part && detail ? detail.resource : 'mbkm/pendaftar-program-mbkm').fields[field];
      const to = tie.of?.resource ?? (owner?.kind === 'ref' ? owner.to : '');
      return Object.hasOwn(registry.get(to).fields, fieldFormulir) ? [] : [`${name}: ${to}`];
    }),
  );
  expect(without).toEqual([]);
});
