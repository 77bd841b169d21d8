import { both, type Moment, match, valued } from '../kit/index.ts';
import { role } from '../roles.ts';

/** A partner has sent the grade of a participant: whoever graded is asked (docs/domain/70 §8). */
export const saatMitraMenilai: Moment = {
  key: 'mitra-menilai',
  label: 'Mitra selesai menilai peserta',
  of: 'nilai/penilaian',
  asks: [role.mitra],
  path: ['idPenilai'],
  when: both(valued('jenisPenilai', 'mitra'), valued('status', 'terkirim'), match('idPenilai', 'userId')),
  since: 'waktuKirim',
  about: 'idPendaftarMbkm',
  groups: ['idProgram', 'idPeriode', 'idProgramProdi', 'idMitra'],
};
