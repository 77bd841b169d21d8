import { fullName } from '../../resources/master/pegawai.ts';
import type { RowData } from '../platform/database/db.ts';
import type { Calendar } from './calendar.ts';
import { informatika, prodiId, prodis } from './campus.ts';
import { type Employee, employeeNamed } from './employees.ts';
import { idOf } from './ids.ts';

const teams = [
  ['master/tim-mbkm-prodi', 'MBKM'],
  ['master/tim-konversi-prodi', 'KONV'],
  ['master/tim-penilai-prodi', 'NILAI'],
] as const;
type Team = (typeof teams)[number][0];

const posts = ['ketua', 'sekretaris', 'anggota'] as const;

/** Members of the teams of Informatika, in the order ketua, sekretaris, anggota: the accounts of the demo. */
const informaticsTeam: Readonly<Record<Team, readonly string[]>> = {
  'master/tim-mbkm-prodi': ['Rina Wulandari', 'Arif Budiman'],
  'master/tim-konversi-prodi': ['Hendra Saputra'],
  'master/tim-penilai-prodi': ['Hendra Saputra'],
};

function membersOf(team: Team, prodi: string, lecturers: readonly Employee[]): Employee[] {
  const own = lecturers.filter(person => person.prodi === prodi);
  if (prodi !== informatika) return own.slice(0, 3);
  const named = informaticsTeam[team].map(nama => employeeNamed(lecturers, nama));
  const taken = new Set(Object.values(informaticsTeam).flat());
  return [...named, ...own.filter(person => !taken.has(person.nama))].slice(0, 3);
}

/** Three teams per study programme; one row has expired (docs/domain/10 §7). */
export function teamRows(team: Team, cal: Calendar, lecturers: readonly Employee[]): RowData[] {
  const code = teams.find(([name]) => name === team)?.[1] ?? '';
  const rows = prodis.flatMap(({ kode }) =>
    membersOf(team, kode, lecturers).map((person, i) => member(team, code, cal, kode, person, i)),
  );
  const dewi = employeeNamed(lecturers, 'Dewi Anggraini');
  if (team !== 'master/tim-konversi-prodi') return rows;
  return [...rows, member(team, code, cal, informatika, dewi, 2, -800, -70)];
}

function member(
  team: Team,
  code: string,
  cal: Calendar,
  prodi: string,
  person: Employee,
  i: number,
  from = -200,
  to = 530,
): RowData {
  return {
    id: idOf(team, `${prodi}:${person.nip}:${from}`),
    idProgramProdi: prodiId(prodi),
    idPegawai: person.id,
    namaPegawai: fullName(person.row),
    nip: person.nip,
    jabatan: posts[i] ?? 'anggota',
    nomorSk: `SK/${code}/${prodi}/${cal.day(from).slice(0, 4)}`,
    tanggalSk: cal.day(from - 10),
    berlakuMulai: cal.day(from),
    berlakuSampai: cal.day(to),
  };
}

export const teamNames: readonly Team[] = teams.map(([name]) => name);
