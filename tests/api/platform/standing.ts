import { groupId } from '../../../server/areas/kkn/demo/ids.ts';
import { participationId } from '../../../server/areas/komcad/demo/ids.ts';
import { businessId } from '../../../server/areas/kwu/demo/ids.ts';
import { participationId as researchId } from '../../../server/areas/riset/demo/ids.ts';
import { partnerId } from '../../../server/demo/partners.ts';

/** The demo student leads groups that are under way: here they are still being formed, and ask the demo lecturer. */
const ownGroup = groupId('dua:1');
const ownBusiness = businessId('kopi');
export const standing = [
  `update kkn_kkn_kelompok set status = 'draf' where id = '${ownGroup}'`,
  `update kkn_proposal set status = 'draf' where id_kelompok = '${ownGroup}'`,
  `update kkn_memilih_dospem r set id_kelompok = g.id, id_dpl = g.id_dpl from kkn_kkn_kelompok g
   where g.id = '${ownGroup}' and r.status = 'diajukan'`,
  `update kwu_kelompok set status = 'draf' where id = '${ownBusiness}'`,
  `update kwu_profile set status = 'draf' where id_kelompok = '${ownBusiness}'`,
  // In Komcad others take part: here one of them is the demo student, with the demo lecturer.
  `update mbkm_pendaftar_program_mbkm t set id_mahasiswa = u.id_mahasiswa, id_dosen_pembimbing = d.id_pegawai
   from pengaturan_user u, pengaturan_user d
   where t.id = '${participationId('p8')}' and u.username = 'mahasiswa' and d.username = 'dosen'`,
  // In research: one who takes part, and one who is invited.
  `update mbkm_pendaftar_program_mbkm t set id_mahasiswa = u.id_mahasiswa, id_dosen_pembimbing = d.id_pegawai
   from pengaturan_user u, pengaturan_user d
   where t.id in ('${researchId('r3')}', '${researchId('r20')}') and u.username = 'mahasiswa' and d.username = 'dosen'`,
  `update mbkm_pendaftar_program_mbkm t set id_mitra = '${partnerId('nusa')}', id_dosen_pembimbing = d.id_pegawai
   from pengaturan_user d where t.id = '${researchId('r4')}' and d.username = 'dosen'`,
  `update riset_inisiasi_mitra i set id_mahasiswa = u.id_mahasiswa from pengaturan_user u
   where i.status = 'draf' and u.username = 'mahasiswa'`,
  `insert into mbkm_persetujuan (id, judul, isi, status) values ('01900000-0000-7000-8000-0000000000b1', 'Persetujuan', 'Isi', 'draf')`,
  `insert into pengaturan_penahanan (id, sumber, id_orang, nama, alasan)
   values ('01900000-0000-7000-8000-0000000000b2', 'master/mahasiswa', 'x', 'X', 'Uji')`,
  `update kwu_pengajuan_dpl set id_kelompok = '${ownBusiness}' where status = 'diajukan'`,
];
