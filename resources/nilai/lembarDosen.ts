import {
  actor,
  all,
  allow,
  both,
  decimal,
  longtext,
  type Need,
  read,
  ref,
  type Scope,
  status,
  text,
  through,
  valued,
  workflow,
} from '../kit/index.ts';
import { nilaiBelumDipakai } from '../mbkm/alurKonversi.ts';
import { along, mahasiswanya } from '../mbkm/milikPeserta.ts';
import { role } from '../roles.ts';

const server = { readOnly: true } as const;

/** A score that an assessor gives. */
export const skor = (label: string) => decimal(5, 2, { min: 0, max: 100, label, own: true });
/** Field of a computed sum of scores. */
export const jumlah = (label: string) => decimal(5, 2, { ...server, min: 0, max: 100, label });

/** The step by which Tim MBKM opens a final grade again, and says why. */
export const bukaNilai = (confirm: string, success: string, ...needs: readonly Need[]) =>
  ({
    label: 'Buka kembali',
    undoes: ['finalkan'],
    from: ['final'],
    to: 'draf',
    by: [role.timMbkm],
    needs,
    note: true,
    confirm,
    success,
  }) as const;

interface Said {
  /** Word for the participant in sentences. */
  orang: string;
  /** Asked before it is final, and said afterwards. */
  tanya: string;
  berhasil: string;
  /** Rows that may be written before they are final; not given: all. */
  selama?: Scope;
}

/**
 * Common fields, workflow and access of supervising lecturers' sheets in programmes that keep their own grades: one row
 * a participation, final once, reopened by Tim MBKM (docs/domain/40 §1.1, §1.2, §4.4). The programme adds its scores
 * between `awal` and `akhir`.
 */
export function lembarDosen({ orang, tanya, berhasil, selama = all }: Said) {
  const offered = both(valued('status', 'draf'), selama);
  const alur = workflow({
    initial: 'draf',
    states: { draf: { label: 'Draf' }, final: { label: 'Final', tone: 'baik' } },
    actions: {
      finalkan: {
        label: 'Finalkan',
        from: ['draf'],
        to: 'final',
        by: [actor(role.dosen, through('idPendaftarMbkm')), role.timMbkm],
        confirm: tanya,
        success: berhasil,
        tone: 'primary',
      },
      buka: bukaNilai(
        'Buka kembali nilai ini? Nilai akhir dihapus sampai difinalkan lagi.',
        'Nilai dibuka kembali.',
        nilaiBelumDipakai,
      ),
    },
  });
  return {
    awal: {
      idPendaftarMbkm: ref('mbkm/pendaftar-program-mbkm', {
        required: true,
        fixed: true,
        cascade: true,
        unique: true,
        label: orang,
      }),
      ...mahasiswanya,
    },
    akhir: {
      nilaiAkhir: jumlah('Nilai akhir'),
      nilaiHuruf: text(2, { ...server, label: 'Huruf' }),
      catatan: longtext(),
      status: status(alur),
    },
    sama: {
      representation: '{npm} {namaMahasiswa}',
      filters: ['status', 'idMahasiswa', 'idPendaftarMbkm'],
      search: ['namaMahasiswa', 'npm'],
      sort: ['npm'],
      orders: ['npm', 'namaMahasiswa', 'updatedAt'],
      key: ['idPendaftarMbkm'],
      history: 'penilaian',
      access: {
        [role.timMbkm]: allow(along, ['update', 'import', 'export', 'action'], { offered }),
        [role.dosen]: allow(along, ['update', 'import', 'export', 'action'], { offered }),
        [role.koordinator]: read(along),
        [role.bakpk]: read(along),
      },
    },
  } as const;
}

type Lembar = ReturnType<typeof lembarDosen>;

/** Fields that every lecturer's sheet has. */
export type LembarDosen = Lembar['awal'] & Lembar['akhir'];
