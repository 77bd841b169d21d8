import { participationId } from '../../../server/areas/riset/demo/ids.ts';
import { idOf } from '../../../server/demo/ids.ts';
import { cal } from '../../api/magang/place.ts';
import type { Row } from '../kkn/acting.ts';
import { komcadIn } from '../komcad/people.ts';
import { giveAccount } from '../magang/people.ts';
import type { Portal } from '../support/portal.ts';

export const P = 'v5/riset/pendaftaran';
export const U = 'v5/riset/luaran';
export const G = 'v5/riset/menilai-riset';

/** Somebody of the demo university whose research with PT Wahana Data runs, with accounts for all who have to do with it. */
export interface Running {
  id: string;
  npm: string;
  student: string;
  dosen: string;
  mitra: string;
}

/** What people do about research without a browser. */
export const risetIn = (portal: () => Portal) => {
  const acting = komcadIn(portal);
  const { done, step, uploaded } = acting;
  const run = (sql: string, params: readonly unknown[]) => portal().db.execute(sql, [...params]);

  const running = async (): Promise<Running> => {
    const id = participationId('r8');
    const row = await portal().db.one<{ npm: string; mahasiswa: string; dosen: string; mitra: string }>(
      `select npm, id_mahasiswa as mahasiswa, id_dosen_pembimbing as dosen, id_mitra as mitra
       from mbkm_pendaftar_program_mbkm where id = $1`,
      [id],
    );
    if (!row) throw new Error('peserta contoh tidak ada');
    const tag = Date.now();
    const student = await giveAccount(portal(), {
      username: `riset.mhs.${tag}`,
      role: 'HA02',
      idMahasiswa: row.mahasiswa,
    });
    const dosen = await giveAccount(portal(), { username: `riset.dosen.${tag}`, role: 'HA04' });
    await run('update pengaturan_user set id_pegawai = $1 where username = $2', [row.dosen, dosen]);
    const mitra = await giveAccount(portal(), { username: `riset.mitra.${tag}`, role: 'HA06' });
    await run(
      `update pengaturan_user_role set id_mitra = $1 where id_user = (select id from pengaturan_user where username = $2)`,
      [row.mitra, mitra],
    );
    return { id, npm: row.npm, student, dosen, mitra };
  };

  /** Everything but the grades: the package, thirty entries, the required outputs. */
  const readyToGrade = async ({ id, student, dosen }: Running): Promise<void> => {
    await run(`update mbkm_pendaftar_program_mbkm set status_konversi = 'disetujui' where id = $1`, [id]);
    await run(`update riset_log_book set status = 'disetujui' where id_pendaftar_mbkm = $1`, [id]);
    await run(
      `insert into riset_log_book (id, id_pendaftar_mbkm, id_mahasiswa, npm, nama_mahasiswa, tanggal, jam_mulai,
         jam_selesai, durasi_jam, tahap_riset, kegiatan, hasil, kemajuan, status, tanggal_diajukan, version)
       select gen_random_uuid(), t.id, t.id_mahasiswa, t.npm, t.nama_mahasiswa, t.tanggal_mulai + i, '16:00', '17:00', 1,
         'analisis', 'Mengolah data percobaan di laboratorium.', 'Ada.', 60, 'disetujui', now(), 1
       from mbkm_pendaftar_program_mbkm t, generate_series(1, 30) i where t.id = $1`,
      [id],
    );
    for (const kind of ['laporan_akhir', 'artikel_jurnal']) {
      const made = await done<Row>(student, 'POST', U, {
        idPendaftarMbkm: id,
        idJenisLuaran: idOf('master/jenis-luaran', kind),
        judul: `Luaran ${kind}`,
        capaian: 'selesai',
        tanggal: cal.day(-2),
        kontribusi: 'Menulis.',
        penulis: [],
        berkas: await uploaded(student, 'riset/luaran', 'berkas'),
      });
      await step(student, `${U}/${made.id}`, 'ajukan');
      await step(dosen, `${U}/${made.id}`, 'setujui');
    }
  };

  /** What an invited student fills in beside the answer, by API. */
  const completed = async (who: string, id: string): Promise<void> => {
    const files = await Promise.all(['transkrip', 'krs'].map(name => uploaded(who, 'riset/pendaftaran', name)));
    await step(who, `${P}/${id}`, null, {
      tanggalMulai: cal.day(97),
      tanggalSelesai: cal.day(222),
      riset: {
        latarBelakang: 'Latar.',
        tujuan: 'Tujuan.',
        metode: 'Metode.',
        lokasi: 'Laboratorium',
        lokasiLuarProvinsi: false,
        idJenisLuaran: [idOf('master/jenis-luaran', 'laporan_akhir')],
        transkrip: files[0],
        krs: files[1],
      },
    });
  };

  return { ...acting, running, readyToGrade, completed };
};
