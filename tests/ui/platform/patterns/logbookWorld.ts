import { fireEvent, screen } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { registry } from '../../../../resources/index.ts';
import { logbookMagang } from '../../../../resources/magang/logbookMagang.ts';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { entriesOf, removeEntry } from '../../../../src/areas/kegiatan/outbox/deviceStore.ts';
import { userAs } from '../../support/fakeSession.ts';
import { typeMoment } from '../../support/moment.ts';
import { renderAdmin, type WorldOptions } from '../../support/renderAdmin.tsx';
import { masters, registration } from './world.ts';

/** A student's logbook of Magang, and a server that answers its sendings. */

export const L = logbookMagang.name;
export const peserta = '01900000-0000-7000-8000-0000000000d1';
export const form = '/magang/log-kegiatan/form';
export const me = userAs('HA02').id;

/** Where a device keeps what was not sent. */
export const deviceDb = 'mbkm-luring';
export async function emptyDevice(): Promise<void> {
  window.localStorage.clear();
  for (const { id } of [...(await entriesOf(me)), ...(await entriesOf('orang-lain'))]) await removeEntry(id);
}

export const summary = (over: Record<string, unknown> = {}) => ({
  idPendaftarMbkm: peserta,
  npm: '22081010012',
  namaMahasiswa: 'Rizky',
  namaMitra: 'PT Nusa',
  status: 'berjalan',
  tanggalMulai: '2026-09-19',
  tanggalSelesai: '2027-01-28',
  hariIni: '2026-11-21',
  maksDokumen: 5,
  satuan: 'jam',
  disetujui: 240,
  menunggu: 40,
  target: 900,
  kemajuan: null,
  setara: null,
  sks: 20,
  persen: 27,
  persenMin: 80,
  cukup: false,
  pesan: null,
  jumlah: { disetujui: 30, diajukan: 5 },
  jumlahParaf: 3,
  minggu: [],
  isi: { dari: '2026-11-14', sampai: '2026-11-21' },
  ...over,
});
export const entry = (id: string, over: Record<string, unknown> = {}) => ({
  id,
  version: 2,
  idPendaftarMbkm: peserta,
  tanggal: '2026-11-19',
  jamMulai: '08:00',
  jamSelesai: '11:30',
  durasiJam: 3.5,
  tempat: 'kantor',
  kegiatan: `Kegiatan ${id}`,
  uraian: 'Menyusun laporan uji coba bersama rekan satu tim.',
  status: 'diajukan',
  idTerpilihFinal: [],
  dokumen: [],
  ...over,
});
/** What its author has typed. */
const { id: _i, version: _v, status: _s, durasiJam: _d, ...values } = entry('x');
export const typed = values;
export const own = registration(peserta, { id: peserta, status: 'berjalan', tanggalMulai: '2026-09-19' });
export const open = (at: string, { rows = {}, on = {}, sebagai = 'HA02' }: WorldOptions = {}) =>
  renderAdmin(at, {
    registry,
    sebagai,
    rows: { ...masters(), [pendaftar.name]: [own], [L]: [], ...rows },
    on: { [`GET ${L}/ringkasan`]: () => summary(), ...on },
  });
export const offline = () => {
  throw new HttpError('Server tidak dapat dihubungi.', 0, { message: 'Server tidak dapat dihubungi.' });
};
export interface SentEntry {
  idKlien: string;
  id?: string;
  version?: number;
  fields: Record<string, unknown>;
  aksi: string;
}
export const sentIn = ({ body }: { body: unknown }): SentEntry[] => (body as { laporan: SentEntry[] }).laporan;
/** The server's answer to every entry of a call. */
export const answered =
  (over: Record<string, unknown> = {}) =>
  (call: { body: unknown }) => ({
    hasil: sentIn(call).map(({ idKlien }) => ({
      idKlien,
      hasil: 'dibuat',
      id: 'baru-1',
      version: 1,
      pesan: null,
      ...over,
    })),
  });
export const refusing = (pesan: string, errors: Record<string, string> = {}) =>
  answered({ hasil: 'ditolak', id: null, version: null, pesan, errors });
export const K = `POST ${L}/kirim-banyak`;

/** Puts text into the field of that name. */
export const put = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name, { selector: 'input, textarea' }), { target: { value } });
/** Fills in a form that the server takes. */
export const fill = async (
  user: ReturnType<typeof open>['user'],
  uraian = 'Menyusun laporan uji coba bersama rekan satu tim.',
) => {
  await typeMoment(/Jam mulai/, '08:00');
  await typeMoment(/Jam selesai/, '11:30');
  await user.click(screen.getByRole('combobox', { name: /Tempat/ }));
  await user.click(await screen.findByRole('option', { name: 'Kantor' }));
  put(/^Kegiatan/, 'Rapat');
  put(/Uraian/, uraian);
};
