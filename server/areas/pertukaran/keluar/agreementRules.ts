import type { perjanjianBelajar } from '../../../../resources/pertukaran/keluar/perjanjianBelajar.ts';
import type { RulesFor } from '../../../platform/engine/rulesOf.ts';

/** A learning agreement repeats the student of its participation, so that lists search by them. */
export const agreementRules: RulesFor<typeof perjanjianBelajar> = {
  beforeCreate: async ({ tx }, data) => {
    const student = await tx.one<{ idMahasiswa: string; npm: string; namaMahasiswa: string }>(
      'select id_mahasiswa, npm, nama_mahasiswa from mbkm_pendaftar_program_mbkm where id = $1',
      [data.idPendaftarMbkm],
    );
    if (student) Object.assign(data, student);
  },
};
