import { integer, longtext, ref, resource } from '../kit/index.ts';
import { pengaturanMessages } from './messages.ts';

const count = () => integer(0, 2_000_000_000, { required: true, default: 0 });

/**
 * Staged rows of an upload, some hundred to a row of this table: the cells as they came and what the dry run made of
 * them, as JSON text that only the import engine reads (server/platform/engine/import/store.ts).
 */
export const imporBaris = resource({
  name: 'internal/impor-baris',
  label: 'Baris Impor',
  representation: '{id}',
  fields: {
    idImpor: ref('internal/impor', { required: true, cascade: true }),
    bagian: count(),
    baru: count(),
    berubah: count(),
    sama: count(),
    salah: count(),
    sel: longtext({ required: true }),
    hasil: longtext({ required: true }),
  },
  unique: [[['idImpor', 'bagian'], pengaturanMessages.partThere]],
  sort: ['idImpor', 'bagian'],
  access: {},
  serverOnly: true,
  unaudited: true,
});
