import { suratTugasKkn } from '../../../resources/kkn/surat.ts';
import { takesPart } from '../mbkm/groupTables.ts';
import type { LetterRules } from '../surat/index.ts';
import { members } from './tables.ts';

/** The members of a group as its Surat Tugas names them. */
export const assignmentLetter: LetterRules = {
  kind: suratTugasKkn,
  lists: {
    anggota: ({ on }, id) =>
      on.query(
        `select t.npm, t.nama_mahasiswa as nama, r.nama as prodi, j.nama as jabatan from ${members} m
           join mbkm_pendaftar_program_mbkm t on t.id = m.id_pendaftar_mbkm
           join master_program_prodi r on r.id = t.id_program_prodi join master_jenis_anggota j on j.id = m.id_jenis_anggota
         where m.parent_id = $1 and ${takesPart('m')} order by m.nomor`,
        [id],
      ),
  },
};
