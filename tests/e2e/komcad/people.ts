import { v7 as uuidv7 } from 'uuid';
import { dokumenUntuk } from '../../../resources/komcad/jenisDokumen.ts';
import { openingId } from '../../../server/areas/komcad/demo/ids.ts';
import { sampleSiamik } from '../../../server/areas/sinkronisasi/siamik/sampleKrs.ts';
import { cal, informatika } from '../../api/magang/place.ts';
import { actingIn, type Row } from '../kkn/acting.ts';
import { giveAccount, pdf } from '../magang/people.ts';
import type { Portal } from '../support/portal.ts';

const P = 'v6/komcad/pendaftaran';
export const R = 'v6/komcad/mhs';
const D = 'v6/komcad/upload-dokumen';
/** Letters. */
export const S = 'v6/generate-surat';

/** More of a study plan leaves no room for the programme. */
const mostSks = 20;

export interface Recruit {
  who: string;
  npm: string;
  nama: string;
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);

/** What participants of Komcad and others do without a browser. */
export const komcadIn = (portal: () => Portal) => {
  const acting = actingIn(portal);
  const { done, step, uploaded } = acting;

  /** A student without a programme, old and tall enough and with room in the study plan, who has an account from now on. */
  const recruit = async (): Promise<Recruit> => {
    const free = await portal().db.query<{ id: string; npm: string; nama: string }>(
      `select m.id, m.npm, m.nama from master_mahasiswa m where m.id_program_prodi = $1 and m.status_akademik = 'aktif'
         and m.semester between 4 and 8 and not exists (select 1 from mbkm_pendaftar_program_mbkm p where p.id_mahasiswa = m.id)
         and not exists (select 1 from pengaturan_user u where u.id_mahasiswa = m.id) order by m.npm limit 30`,
      [informatika],
    );
    for (const { id, npm, nama } of free) {
      const plan = await sampleSiamik.krs(npm, '');
      if (plan.reduce((sum, { sks }) => sum + sks, 0) > mostSks) continue;
      await portal().db.execute(
        `update master_mahasiswa set ipk = 3.4, semester = 6, sks_tempuh = 110, tanggal_lahir = '2004-05-01', jenis_kelamin = 'L'
         where id = $1`,
        [id],
      );
      const who = `komcad.${uuidv7()}`;
      await giveAccount(portal(), { username: who, role: 'HA02', idMahasiswa: id });
      return { who, npm, nama };
    }
    throw new Error('tidak ada mahasiswa tanpa program');
  };

  const upload = async (who: string, idPendaftarMbkm: string, jenisDokumen: string): Promise<Row> => {
    const picture = jenisDokumen === 'pas_foto';
    const given = picture ? { name: 'foto.png', mimeType: 'image/png', buffer: png } : pdf(`${jenisDokumen}.pdf`);
    const file = await uploaded(who, 'komcad/dokumen', 'file', given);
    return done(who, 'POST', D, { idPendaftarMbkm, jenisDokumen, file, tanggalDokumen: cal.day(-5) });
  };

  /** A draft with everything but its documents. */
  const draft = async (who: string): Promise<Row> => {
    const opening = await done('HA03', 'GET', `v6/komcad/program/${openingId('laut-1')}`);
    const kelurahan = await portal().db.one<{ id: string }>('select id from master_kelurahan order by id limit 1');
    return done(who, 'POST', P, {
      idProgram: opening.idProgram,
      idPeriode: opening.idPeriode,
      jalur: 'reguler',
      komcad: {
        idProgramKomcad: opening.id,
        nik: '3578010101040001',
        tempatLahir: 'Surabaya',
        tanggalLahir: '2004-05-01',
        jenisKelamin: 'L',
        agama: 'Islam',
        statusPernikahan: 'belum',
        alamat: 'Jalan Raya 1',
        idKelurahan: kelurahan?.id,
        noHp: '081234567890',
        email: 'uji@kampus.example',
        tinggiBadan: 170,
        beratBadan: 62,
        golonganDarah: 'O',
        riwayatPenyakit: 'Tidak ada',
        namaOrangTua: 'Bapak Uji',
        hubungan: 'ayah',
        noHpOrangTua: '081234567891',
        pernyataanSukarela: true,
        pernyataanHukum: true,
        motivasi: 'Saya ingin mengabdi kepada negara dan melatih kedisiplinan diri sejak kuliah.',
      },
    });
  };

  const uploadAll = async (who: string, id: string, ...without: string[]): Promise<void> => {
    for (const code of dokumenUntuk('ajukan').filter(each => !without.includes(each))) await upload(who, id, code);
  };

  /** Every waiting document of a participant is verified. */
  const verifyAll = async (id: string): Promise<void> => {
    const found = await portal().db.query<{ id: string }>(
      `select id from komcad_dokumen where id_pendaftar_mbkm = $1 and status = 'menunggu'`,
      [id],
    );
    for (const document of found) await step('HA03', `${D}/${document.id}`, 'sahkan');
  };

  /** A participant in the selection. */
  const inSelection = async (): Promise<Recruit & { id: string }> => {
    const someone = await recruit();
    const { who } = someone;
    const { id } = await draft(who);
    await uploadAll(who, id);
    await step(who, `${R}/${id}`, 'ajukan');
    await step('HA05', `${R}/${id}`, 'rekomendasikan');
    await verifyAll(id);
    await done('HA03', 'POST', `${S}/surat-ijin`, { idPendaftarMbkm: [id] });
    await upload(who, id, 'bukti_pendaftaran');
    await step(who, `${R}/${id}`, null, { nomorRegistrasiKemhan: `KCAD-${someone.npm}` });
    await verifyAll(id);
    await step('HA03', `${R}/${id}`, 'verifikasi_bukti');
    return { ...someone, id };
  };

  /** What a participant says of the selection. */
  const passed = async ({ who, id }: { who: string; id: string }): Promise<void> => {
    await done(who, 'POST', 'v6/komcad/upload-kelulusan', {
      idPendaftarMbkm: id,
      hasil: 'lulus',
      nomorPengumuman: 'PENG-1',
      tanggalPengumuman: cal.day(-1),
      file: await uploaded(who, 'komcad/upload-kelulusan', 'file'),
    });
  };

  return { ...acting, recruit, upload, uploadAll, draft, verifyAll, inSelection, passed };
};
