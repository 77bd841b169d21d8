import {
  actor,
  all,
  both,
  choice,
  createRegistry,
  linked,
  longtext,
  match,
  ownMahasiswa,
  ref,
  resource,
  type State,
  status,
  supervised,
  text,
  valued,
  type Workflow,
  workflow,
  write,
} from '../../../../resources/kit/index.ts';
import { portofolioMessages } from '../../../../resources/portofolio/messages.ts';

export const draf: State = { label: 'Draf', tone: 'draf' };
const menunggu: State = { label: 'Menunggu', tone: 'diajukan' };
const kembali: State = { label: 'Revisi', tone: 'revisi' };
export const baik: State = { label: 'Disetujui', tone: 'baik' };
const tolak: State = { label: 'Ditolak', tone: 'tolak' };
const selesai: State = { label: 'Selesai', tone: 'selesai' };

/** A student who is `KETUA` of the group of the row, and the lecturer who supervises that group. */
const member = (field: string, ...parts: string[]) =>
  actor('HA02', linked('uji/keanggotaan', field, both(ownMahasiswa(), valued('jenis', ...parts))));
const ketua = member('idKelompok', 'KETUA');
const dpl = actor('HA04', supervised());

/** Workflows of the areas to come, as docs/domain/30, 40 and 50 write them. */
export const flows = {
  'kkn/gelombang': workflow({
    initial: 'draf',
    states: { draf, pendaftaran: baik, pembagian: baik, pelaksanaan: baik, penilaian: baik, selesai },
    actions: {
      buka: { label: 'Buka', from: ['draf'], to: 'pendaftaran', by: ['HA03'] },
      tutup: { label: 'Tutup', from: ['pendaftaran'], to: 'pembagian', by: ['HA03'] },
      berangkatkan: { label: 'Berangkatkan', from: ['pembagian'], to: 'pelaksanaan', by: ['HA03'] },
      nilai: { label: 'Nilai', from: ['pelaksanaan'], to: 'penilaian', by: ['HA03'] },
      akhiri: { label: 'Akhiri', from: ['penilaian'], to: 'selesai', by: ['HA03'] },
      mundur: {
        label: 'Mundur',
        note: true,
        arrows: [
          { from: ['pendaftaran'], to: 'draf', by: ['HA03'] },
          { from: ['pembagian'], to: 'pendaftaran', by: ['HA03'] },
          { from: ['pelaksanaan'], to: 'pembagian', by: ['HA03'] },
          { from: ['penilaian'], to: 'pelaksanaan', by: ['HA03'] },
          { from: ['selesai'], to: 'penilaian', by: ['HA03'] },
        ],
      },
    },
  }),
  'kkn/kkn-kelompok': workflow({
    initial: 'draf',
    states: {
      draf,
      diajukan: menunggu,
      revisi: kembali,
      ditolak: tolak,
      disetujui: baik,
      ditetapkan: baik,
      berjalan: baik,
      selesai,
      bubar: tolak,
    },
    actions: {
      ajukan: { label: 'Ajukan', from: ['draf', 'revisi'], to: 'diajukan', by: [ketua] },
      setujui: { label: 'Setujui', from: ['diajukan'], to: 'disetujui', by: ['HA03'] },
      revisi: { label: 'Kembalikan', from: ['diajukan'], to: 'revisi', by: ['HA03'], note: true },
      tolak: { label: 'Tolak', from: ['diajukan'], to: 'ditolak', by: ['HA03'], note: true },
      tetapkan: { label: 'Tetapkan', from: ['disetujui'], to: 'ditetapkan', by: ['HA03'] },
      mulai: { label: 'Mulai', from: ['ditetapkan'], to: 'berjalan', by: ['system', 'HA03'] },
      selesai: { label: 'Selesaikan', from: ['berjalan'], to: 'selesai', by: ['HA03'] },
      bubarkan: {
        label: 'Bubarkan',
        from: ['draf', 'diajukan', 'revisi', 'disetujui', 'ditetapkan'],
        to: 'bubar',
        by: ['HA03'],
        note: true,
      },
    },
  }),
  'kkn/pengajuan-dpl': workflow({
    initial: 'diajukan',
    states: { diajukan: menunggu, diterima: baik, ditolak: tolak, dibatalkan: draf, kedaluwarsa: selesai },
    actions: {
      terima: { label: 'Terima', from: ['diajukan'], to: 'diterima', by: [actor('HA04', match('idDpl', 'idPegawai'))] },
      tolak: {
        label: 'Tolak',
        from: ['diajukan'],
        to: 'ditolak',
        note: true,
        by: [actor('HA04', match('idDpl', 'idPegawai'))],
      },
      batal: { label: 'Batalkan', from: ['diajukan'], to: 'dibatalkan', by: [ketua] },
      kedaluwarsa: { label: 'Kedaluwarsa', from: ['diajukan'], to: 'kedaluwarsa', by: ['system'] },
    },
  }),
  'kkn/proposal, kwu/profile': workflow({
    initial: 'draf',
    states: { draf, diajukan: menunggu, disetujui_dpl: menunggu, disetujui: baik, revisi: kembali, ditolak: tolak },
    actions: {
      ajukan: { label: 'Ajukan', from: ['draf', 'revisi'], to: 'diajukan', by: [ketua] },
      setujui: {
        label: 'Setujui',
        arrows: [
          { from: ['diajukan'], to: 'disetujui_dpl', by: [dpl] },
          { from: ['disetujui_dpl'], to: 'disetujui', by: ['HA03'] },
        ],
      },
      revisi: {
        label: 'Kembalikan',
        note: true,
        arrows: [
          { from: ['diajukan'], to: 'revisi', by: [dpl] },
          { from: ['disetujui_dpl'], to: 'revisi', by: ['HA03'] },
        ],
      },
      buka_revisi: { label: 'Buka revisi', from: ['disetujui'], to: 'revisi', by: ['HA03'], note: true },
      tolak: { label: 'Tolak', from: ['diajukan', 'disetujui_dpl'], to: 'ditolak', by: ['HA03'], note: true },
    },
  }),
  'kkn/laporan-harian, mingguan': workflow({
    initial: 'draf',
    states: { draf, diajukan: menunggu, disetujui: baik, revisi: kembali, ditolak: tolak },
    actions: {
      ajukan: {
        label: 'Ajukan',
        from: ['draf', 'revisi'],
        to: 'diajukan',
        by: [actor('HA02', ownMahasiswa()), member('idKelompok', 'KETUA', 'SEKRETARIS')],
      },
      setujui: { label: 'Setujui', from: ['diajukan'], to: 'disetujui', by: [dpl] },
      revisi: { label: 'Kembalikan', from: ['diajukan'], to: 'revisi', by: [dpl], note: true },
      tolak: { label: 'Tolak', from: ['diajukan'], to: 'ditolak', by: [dpl], note: true },
      tarik: { label: 'Tarik', from: ['diajukan'], to: 'draf', by: [actor('HA02', ownMahasiswa())] },
    },
  }),
  'kwu/kelompok': workflow({
    initial: 'draf',
    states: {
      draf,
      diajukan: menunggu,
      disetujui: baik,
      aktif: baik,
      selesai,
      revisi: kembali,
      ditolak: tolak,
      bubar: tolak,
    },
    actions: {
      ajukan: { label: 'Ajukan', from: ['draf', 'revisi'], to: 'diajukan', by: [ketua] },
      setujui: { label: 'Setujui', from: ['diajukan'], to: 'disetujui', by: ['HA03'] },
      aktifkan: { label: 'Aktifkan', from: ['disetujui'], to: 'aktif', by: ['system'] },
      selesai: { label: 'Selesaikan', from: ['aktif'], to: 'selesai', by: ['HA03'] },
      revisi: { label: 'Kembalikan', from: ['diajukan'], to: 'revisi', by: ['HA03'], note: true },
      tolak: { label: 'Tolak', from: ['diajukan'], to: 'ditolak', by: ['HA03'], note: true },
      bubarkan: { label: 'Bubarkan', from: ['draf', 'disetujui', 'aktif'], to: 'bubar', by: ['HA03'], note: true },
    },
  }),
  'komcad/pendaftaran tahap': workflow({
    initial: 'administrasi',
    states: {
      administrasi: draf,
      direkomendasikan: menunggu,
      ijin_terbit: menunggu,
      seleksi: menunggu,
      verifikasi_kelulusan: menunggu,
      lulus: baik,
      tidak_lulus: tolak,
      latsarmil: baik,
      pelaporan: baik,
      penilaian: baik,
      gugur: tolak,
      selesai,
    },
    actions: {
      // Carries the registration's status along, and stays in its own state.
      ajukan: { label: 'Ajukan', from: ['administrasi'], by: [actor('HA02', ownMahasiswa())] },
      rekomendasikan: { label: 'Rekomendasikan', from: ['administrasi'], to: 'direkomendasikan', by: ['HA05'] },
      revisi: {
        label: 'Kembalikan',
        note: true,
        arrows: [
          { from: ['administrasi', 'direkomendasikan'], to: 'administrasi', by: ['HA05', 'HA03'] },
          { from: ['verifikasi_kelulusan'], to: 'seleksi', by: ['HA03'] },
        ],
      },
      terbitkan_ijin: { label: 'Terbitkan ijin', from: ['direkomendasikan'], to: 'ijin_terbit', by: ['HA03'] },
      verifikasi_bukti: { label: 'Verifikasi bukti', from: ['ijin_terbit'], to: 'seleksi', by: ['HA03'] },
      unggah_kelulusan: { label: 'Unggah', from: ['seleksi'], to: 'verifikasi_kelulusan', by: ['HA02'] },
      terima_kelulusan: { label: 'Terima', from: ['verifikasi_kelulusan'], to: 'lulus', by: ['HA03'] },
      tidak_lulus: {
        label: 'Tidak lulus',
        from: ['ijin_terbit', 'seleksi', 'verifikasi_kelulusan'],
        to: 'tidak_lulus',
        by: ['HA03'],
        note: true,
      },
      mulai_latsarmil: { label: 'Mulai latsarmil', from: ['lulus'], to: 'latsarmil', by: ['HA03', 'system'] },
      selesai_latsarmil: { label: 'Selesai latsarmil', from: ['latsarmil'], to: 'pelaporan', by: ['HA03'] },
      gugur: { label: 'Gugur', from: ['latsarmil'], to: 'gugur', by: ['HA03'], note: true },
      terima_laporan: { label: 'Terima laporan', from: ['pelaporan'], to: 'penilaian', by: [dpl] },
      finalkan: { label: 'Finalkan', from: ['penilaian'], to: 'selesai', by: [dpl] },
      mundur: {
        label: 'Undur diri',
        note: true,
        arrows: [
          { from: ['administrasi', 'direkomendasikan', 'ijin_terbit', 'seleksi'], by: ['HA02', 'HA03'] },
          { from: ['lulus', 'latsarmil', 'pelaporan'], by: ['HA03'] },
        ],
      },
    },
  }),
  portofolio: workflow({
    initial: 'draf',
    states: { draf, diajukan: menunggu, terverifikasi: baik, revisi: kembali, ditolak: tolak },
    actions: {
      ajukan: {
        label: 'Ajukan',
        from: ['draf', 'revisi'],
        to: 'diajukan',
        by: [actor('HA02', ownMahasiswa()), actor('HA04', match('idPemilik', 'userId'))],
      },
      verifikasi: {
        label: 'Verifikasi',
        from: ['diajukan'],
        to: 'terverifikasi',
        by: (['HA05', 'HA03'] as const).map(role =>
          actor(role, all, {
            except: {
              of: match('idPemilik', 'userId'),
              message: portofolioMessages.ownWork,
            },
          }),
        ),
      },
      revisi: { label: 'Kembalikan', from: ['diajukan'], to: 'revisi', by: ['HA05', 'HA03'], note: true },
      tolak: { label: 'Tolak', from: ['diajukan'], to: 'ditolak', by: ['HA05', 'HA03'], note: true },
      buka: { label: 'Buka', from: ['terverifikasi'], to: 'revisi', by: ['HA03'], note: true },
    },
  }),
  'inbound/krs': workflow({
    initial: 'draf',
    states: { draf, diajukan: menunggu, disetujui: baik, revisi: kembali },
    actions: {
      ajukan: { label: 'Ajukan', from: ['draf', 'revisi'], to: 'diajukan', by: ['HA08'] },
      setujui: {
        label: 'Setujui',
        from: ['diajukan'],
        to: 'disetujui',
        by: [actor('HA04', match('idDpl', 'idPegawai')), 'HA05', 'HA03'],
      },
      revisi: { label: 'Kembalikan', from: ['diajukan'], to: 'revisi', by: ['HA05', 'HA03'], note: true },
      buka: { label: 'Buka', from: ['disetujui'], to: 'revisi', by: ['HA05', 'HA03'], note: true },
    },
  }),
  'outbound statusKhs': workflow({
    initial: 'belum',
    states: { belum: draf, diajukan: menunggu, tervalidasi: baik, revisi: kembali },
    actions: {
      unggah: { label: 'Unggah', from: ['belum', 'revisi'], to: 'diajukan', by: ['HA09'] },
      validasi: { label: 'Validasi', from: ['diajukan'], to: 'tervalidasi', by: ['HA05', 'HA07'] },
      revisi: { label: 'Kembalikan', from: ['diajukan'], to: 'revisi', by: ['HA05', 'HA07'], note: true },
      buka: {
        label: 'Buka',
        from: ['tervalidasi'],
        to: 'revisi',
        by: ['HA03'],
        note: true,
        when: { jenis: ['KETUA', 'ANGGOTA'] },
      },
    },
  }),
} satisfies Record<string, Workflow>;

const mahasiswa = resource({ name: 'uji/mahasiswa', label: 'Mahasiswa', fields: { nama: text(80) }, access: {} });
const anggota = choice({ KETUA: 'Ketua', SEKRETARIS: 'Sekretaris', ANGGOTA: 'Anggota' });
const keanggotaan = resource({
  name: 'uji/keanggotaan',
  label: 'Keanggotaan',
  fields: { idKelompok: ref('uji/baris'), idMahasiswa: ref('uji/mahasiswa'), jenis: anggota },
  access: {},
});
const rowOf = (flow: Workflow) =>
  resource({
    name: 'uji/baris',
    label: 'Baris',
    fields: {
      judul: text(80),
      catatan: longtext(),
      status: status(flow),
      jenis: anggota,
      idMahasiswa: ref('uji/mahasiswa'),
      idDosenPembimbing: ref('uji/mahasiswa'),
      idDpl: ref('uji/mahasiswa'),
      idPemilik: ref('uji/mahasiswa'),
    },
    access: { HA02: write(), HA03: write(), HA04: write() },
  });
export const register = (flow: Workflow) => createRegistry([mahasiswa, keanggotaan, rowOf(flow)]);
