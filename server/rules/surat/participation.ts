import type { Signatory } from '../../documents/letters/index.ts';

/** Rows around a participation `t` that every letter about it quotes. */
export const aroundParticipation = `join master_program p on p.id = t.id_program
  join master_periode d on d.id = t.id_periode
  join master_program_prodi s on s.id = t.id_program_prodi
  left join master_siamik_fakjur f on f.id = s.id_fakultas
  left join master_pegawai k on k.id = s.id_kaprodi`;

/** Whom it is about and who signs, for the study programme; read with `aroundParticipation`. */
export interface Signed {
  nama: string;
  npm: string;
  prodi: string;
  fakultas: string | null;
  program: string;
  periode: string;
  kaprodi: string | null;
  nip: string | null;
}

/** Columns of `Signed`. */
export const signedColumns = `t.nama_mahasiswa as nama, t.npm, s.nama_prodi as prodi, f.nama as fakultas,
    p.nama as program, d.nama as periode, k.nama_lengkap as kaprodi, k.nip`;

/** The study programme as sender: its head signs, or it does itself while it has none. */
export const frameOf = ({ kaprodi, nip, prodi }: Signed): { unit: string; penandatangan: Signatory } => ({
  unit: `Program Studi ${prodi}`,
  penandatangan: {
    nama: kaprodi ?? `Program Studi ${prodi}`,
    jabatan: 'Koordinator Program Studi',
    ...(nip ? { nip } : {}),
  },
});

/** The student as the letter names them: name, number, study programme, faculty. */
export const studentLines = ({ nama, npm, prodi, fakultas }: Signed): (readonly [label: string, value: string])[] => [
  ['Nama', nama],
  ['NPM', npm],
  ['Program studi', prodi],
  ...(fakultas ? ([['Fakultas', fakultas]] as const) : []),
];
