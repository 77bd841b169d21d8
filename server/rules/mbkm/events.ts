import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { peranTahap, type TahapVerifikasi, tahapVerifikasi } from '../../../resources/mbkm/tahap.ts';
import type { Tx } from '../../database/db.ts';
import type { RowData, RuleContext } from '../types.ts';
import type { Audience, MbkmEvent, MbkmEventKind, Notifier } from './notifier.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const student = (row: RowData): Audience => ({ siapa: 'mahasiswa', idMahasiswa: text(row.idMahasiswa) });
const isTahap = (value: unknown): value is TahapVerifikasi =>
  typeof value === 'string' && Object.hasOwn(tahapVerifikasi, value);

/** Who decides at the active stage. */
function deciders(row: RowData): Audience[] {
  if (!isTahap(row.tahapAktif)) return [];
  if (row.tahapAktif === 'mitra') return row.idMitra ? [{ siapa: 'mitra', idMitra: text(row.idMitra) }] : [];
  const peran = peranTahap[row.tahapAktif];
  return [
    row.tahapAktif === 'prodi'
      ? { siapa: 'peran', peran, idProgramProdi: text(row.idProgramProdi) }
      : { siapa: 'peran', peran },
  ];
}

/** The student and the people who accompany the participation. */
const everyone = (row: RowData): Audience[] => [
  student(row),
  ...(row.idDosenPembimbing ? [{ siapa: 'pegawai', idPegawai: text(row.idDosenPembimbing) } as const] : []),
  ...(row.idMitra ? [{ siapa: 'mitra', idMitra: text(row.idMitra) } as const] : []),
];

interface Told {
  jenis: MbkmEventKind;
  kepada: Audience[];
  link: string;
}

/** What a transition means to whom (docs/domain/20 §4.9). */
function told(action: string, row: RowData): Told[] {
  const own = '/magang/riwayat';
  const queue = `/magang/approval/detail/${text(row.id)}`;
  const waiting: Told = { jenis: 'pendaftaran_diajukan', kepada: deciders(row), link: queue };
  switch (action) {
    case 'ajukan':
      return [waiting];
    case 'setujui':
      return row.status === 'disetujui'
        ? [{ jenis: 'pendaftaran_disetujui', kepada: [student(row)], link: own }]
        : [{ jenis: 'pendaftaran_tahap_disetujui', kepada: [student(row)], link: own }, waiting];
    case 'revisi':
      return [{ jenis: 'pendaftaran_dikembalikan', kepada: [student(row)], link: own }];
    case 'tolak':
      return [{ jenis: 'pendaftaran_ditolak', kepada: [student(row)], link: own }];
    case 'mulai':
      return [{ jenis: 'kegiatan_dimulai', kepada: everyone(row), link: own }];
    case 'selesaikan':
      return [{ jenis: 'kegiatan_selesai', kepada: [student(row)], link: own }];
    default:
      return [{ jenis: 'pendaftaran_mundur', kepada: everyone(row), link: own }];
  }
}

/** Tells people of a transition, in its transaction. */
export async function tellOfTransition(
  ctx: Pick<RuleContext, 'tx' | 'now'>,
  notifier: Notifier,
  action: string,
  row: RowData,
  note: string | null,
): Promise<void> {
  const isi = await wordsOf(ctx.tx, row, note);
  for (const { jenis, kepada, link } of told(action, row)) {
    if (!kepada.length) continue;
    const kunci = `${jenis}:${text(row.id)}:${String(row.version)}`;
    await notifier.notify(ctx, { jenis, kunci, kepada, link, isi, resource: pendaftar.name, idBaris: text(row.id) });
  }
}

/** The words that sentences about a participation are made of. */
export async function wordsOf(tx: Tx, row: RowData, note: string | null): Promise<MbkmEvent['isi']> {
  const named = await tx.one<{ program: string; periode: string }>(
    `select p.nama as program, d.nama as periode from master_program p, master_periode d where p.id = $1 and d.id = $2`,
    [row.idProgram, row.idPeriode],
  );
  return {
    nomor: text(row.nomorPendaftaran),
    mahasiswa: text(row.namaMahasiswa),
    npm: text(row.npm),
    mitra: text(row.namaMitra),
    program: named?.program ?? '',
    periode: named?.periode ?? '',
    tahap: isTahap(row.tahapAktif) ? tahapVerifikasi[row.tahapAktif] : '',
    catatan: note ?? '',
  };
}
