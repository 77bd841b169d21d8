import { emptyForm } from '../../../resources/kit/form/definition.ts';
import type { OwnCall } from '../support/ownCalls.ts';

const anyForm = `select id from formulir_formulir where status = 'rilis' and not anonim`;

/** Calls of the area that write over what somebody may have written meanwhile. */
export const calls: readonly OwnCall[] = [
  {
    call: 'PUT /api/formulir/formulir/{id}/rancangan',
    as: 'HA03',
    row: anyForm,
    body: () => ({ rancangan: emptyForm }),
  },
  {
    call: 'PUT /api/formulir/isian/{id}',
    as: 'HA02',
    row: anyForm,
    body: () => ({ nomorVersi: 1, isi: {}, kirim: false }),
  },
];
