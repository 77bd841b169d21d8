import { all, allow, choice, ref, resource, text } from '../../kit/index.ts';
import { role } from '../../roles.ts';

/** An activity of a semester that only one of the two systems has, as the last comparison found it. */
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
    nama: text(300, { required: true, label: 'Aktivitas' }),
    lokasi: text(100),
    keterangan: text(300),
    idFeeder: text(60, { inner: true, label: 'Id di Neo Feeder' }),
  },
  columns: ['sisi', 'nama', 'lokasi', 'keterangan'],
  filters: ['idPengiriman', 'sisi'],
  search: ['nama'],
  sort: ['sisi', 'nama'],
  access: { [role.timMbkm]: allow(all, ['export']), [role.bakpk]: allow(all, ['export']) },
  serverOnly: true,
  unaudited: true,
});
