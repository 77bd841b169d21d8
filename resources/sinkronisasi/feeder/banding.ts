import { all, allow, choice, ref, resource, text } from '../../kit/index.ts';
import { role } from '../../roles.ts';
import { jenisRekaman } from './rekaman.ts';

/** What only one of the two systems has of a semester, as the last comparison found it. */
export const bandingFeeder = resource({
  name: 'sinkronisasi/banding-feeder',
  label: 'Bandingan Neo Feeder',
  representation: '{nama}',
  fields: {
    idPengiriman: ref('sinkronisasi/pengiriman-feeder', { required: true, cascade: true, label: 'Pengiriman' }),
    sisi: choice(
      { feeder: 'Hanya di Neo Feeder', portal: 'Terkirim, tidak ada lagi di Neo Feeder' },
      { required: true, label: 'Ada di' },
    ),
    jenis: choice(jenisRekaman, { required: true }),
    nama: text(300, { required: true }),
    lokasi: text(100, { label: 'Lokasi atau penyelenggara' }),
    /** Of what belongs to an activity: that activity. */
    keterangan: text(300),
    idFeeder: text(60, { inner: true, label: 'Id di Neo Feeder' }),
  },
  columns: ['sisi', 'jenis', 'nama', 'lokasi', 'keterangan'],
  filters: ['idPengiriman', 'sisi', 'jenis'],
  search: ['nama'],
  sort: ['sisi', 'jenis', 'nama'],
  access: { [role.timMbkm]: allow(all, ['export']), [role.bakpk]: allow(all, ['export']) },
  serverOnly: true,
  unaudited: true,
});
