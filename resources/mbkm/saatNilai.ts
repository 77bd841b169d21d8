import { both, type Moment, owed, type Scope, unless, valued } from '../kit/index.ts';
import { role } from '../roles.ts';

/** States in which a student is told grades. */
export const nilaiTampak = ['final', 'revisi_nilai'] as const;

/** The grades of a participation are final, and its student has not looked at them yet (docs/domain/70 §8). */
export const saatNilai: Moment = {
  key: 'nilai-final',
  label: 'Nilai final, sebelum mahasiswa melihatnya',
  of: 'mbkm/pendaftar-program-mbkm',
  asks: [role.mahasiswa, role.outbound],
  path: ['idMahasiswa'],
  when: valued('statusKonversi', ...nilaiTampak),
  since: 'tanggalFinal',
  groups: ['idProgram', 'idPeriode', 'idProgramProdi', 'idMitra'],
  withholds: 'Nilai',
};

/** Participations whose student may see the grades: they are final, and no form has to be answered before. */
export const nilaiTerlihat: Scope = both(valued('statusKonversi', ...nilaiTampak), unless(owed(saatNilai.key)));
