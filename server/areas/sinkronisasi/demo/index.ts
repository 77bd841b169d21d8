import type { ChangeOf, Row } from '../../../../resources/kit/index.ts';
import type { sinkronisasiProses, sinkronisasiRincian } from '../../../../resources/sinkronisasi/proses.ts';
import { sinkronisasiRefusals } from '../../../../resources/sinkronisasi/refusals.ts';
import { userId } from '../../../demo/accounts.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import { idOf } from '../../../demo/ids.ts';
import type { AreaDemo } from '../../../demo/types.ts';
import { keep } from '../../../platform/access/keptSaid.ts';

type Run = readonly [
  jenis: Row<typeof sinkronisasiProses>['jenis'],
  ago: number,
  status: Row<typeof sinkronisasiProses>['status'],
  counts: readonly [number, number, number, number, number],
];

/** Five runs, one of which could not take everything (docs/domain/10 §7). */
const runs: readonly Run[] = [
  ['programprodi', 34, 'selesai', [1, 2, 0, 9, 0]],
  ['pegawai', 34, 'selesai', [3, 6, 1, 30, 0]],
  ['tendik', 20, 'gagal', [0, 0, 0, 0, 0]],
  ['matakuliah', 13, 'selesai', [12, 18, 0, 258, 0]],
  ['mahasiswa', 6, 'selesai_sebagian', [14, 21, 2, 121, 2]],
];

const runId = (jenis: string) => idOf('sinkronisasi/proses', jenis);

const runRows = (cal: Calendar): ChangeOf<typeof sinkronisasiProses>[] =>
  runs.map(([jenis, ago, status, [added, changed, off, skipped, failed]], i) => ({
    id: runId(jenis),
    jenis,
    sumber: 'siamik',
    mode: 'contoh',
    idUser: userId(i % 2 ? 'bakpk' : 'timmbkm'),
    mulai: cal.at(-ago, 2, 10),
    selesai: cal.at(-ago, 2, 15),
    status,
    jumlahDitambah: added,
    jumlahDiperbarui: changed,
    jumlahDinonaktifkan: off,
    jumlahDilewati: skipped,
    jumlahGagal: failed,
    pesan: status === 'gagal' ? keep(sinkronisasiRefusals.sourceDown({ nama: 'SIAMIK' })) : null,
  }));

const unknownProdi = keep(sinkronisasiRefusals.report.missing.programme({ kode: '099' }));

type Outcome = Row<typeof sinkronisasiRincian>;
type Detail = readonly [
  kunci: string,
  nama: string,
  aksi: Outcome['aksi'],
  hasil: Outcome['hasil'],
  pesan: string | null,
];

/** The rows of the last run that somebody would look up. */
const details: readonly Detail[] = [
  ['25099010001', 'Yoga Prasetyo', 'tambah', 'gagal', unknownProdi],
  ['22012010044', 'Dimas Arya Wicaksono', 'perbarui', 'berhasil', null],
  ['21081010005', 'Salsabila Khairunnisa', 'perbarui', 'berhasil', null],
  ['20043010150', 'Rendra Kusuma', 'nonaktifkan', 'berhasil', null],
  ['23012010008', 'Larasati Ayu Kinanti', 'perbarui', 'gagal', 'Data lokal berubah sejak pratinjau.'],
];

const runDetailRows = (): ChangeOf<typeof sinkronisasiRincian>[] =>
  details.map(([kunci, nama, aksi, hasil, pesan]) => ({
    id: idOf('sinkronisasi/rincian', kunci),
    idProses: runId('mahasiswa'),
    kunci,
    nama,
    aksi,
    hasil,
    pesan,
  }));

/** Past runs of the synchronisation. */
export const demo: AreaDemo = {
  rows: ({ cal }) => [
    { resource: 'sinkronisasi/proses', rows: runRows(cal) },
    { resource: 'sinkronisasi/rincian', rows: runDetailRows() },
  ],
};
