import { inSentence, type Moment, type Resource, valued } from '../kit/index.ts';
import { role } from '../roles.ts';

/** States of entries that their student has sent. */
const terkirim = ['diajukan', 'revisi', 'disetujui', 'ditolak'] as const;

/**
 * A week of a programme's logbook is over in which a student has sent entries: the student is asked about it, once
 * (docs/domain/70 §8). For programmes whose groups send no report on the week.
 */
export const saatMingguLog = (log: Pick<Resource, 'name' | 'label'>, key: string): Moment => ({
  key,
  label: `Satu minggu ${inSentence(log.label)} selesai`,
  of: log.name,
  asks: [role.mahasiswa],
  path: ['idMahasiswa'],
  when: valued('status', ...terkirim),
  since: 'tanggal',
  weekly: { field: 'status', in: terkirim },
  about: 'idPendaftarMbkm',
  groups: ['idProgram', 'idPeriode', 'idProgramProdi', 'idMitra'],
});
