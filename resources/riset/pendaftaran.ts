import { errorIf } from '../checkHelpers.ts';
import {
  allow,
  boolean,
  choice,
  date,
  either,
  file,
  longtext,
  match,
  read,
  ref,
  refs,
  resource,
  text,
  through,
} from '../kit/index.ts';
import { along } from '../mbkm/milikPeserta.ts';
import { role } from '../roles.ts';
import { bidangIlmu } from './bidang.ts';
import { risetMessages } from './messages.ts';

const server = { readOnly: true } as const;
/** Characters of each part of the topic. */
const uraian = 5000;
const topik = ['latarBelakang', 'tujuan', 'metode'] as const;

const fields = {
  idPendaftarMbkm: ref('mbkm/pendaftar-program-mbkm', {
    required: true,
    fixed: true,
    cascade: true,
    unique: true,
    label: 'Pendaftar',
  }),
  idSkema: ref('riset/skema-mitra', { label: 'Skema' }),
  idInisiasiMitra: ref('riset/inisiasi-mitra', { ...server, label: 'Inisiasi mitra' }),
  idPenelitian: ref('riset/simaris', { ...server, label: 'Penelitian SIMARIS' }),
  bidangIlmu: choice(bidangIlmu, { label: 'Bidang ilmu' }),
  latarBelakang: longtext({ label: 'Latar belakang' }),
  tujuan: longtext(),
  metode: longtext(),
  peranMahasiswa: text(150, { label: 'Peran dalam riset' }),
  idJenisLuaran: refs('master/jenis-luaran', { label: 'Rencana luaran' }),
  lokasi: text(200),
  lokasiLuarProvinsi: boolean({ label: 'Lokasi di luar provinsi' }),
  idDosenUsulan: ref('master/pegawai', { only: { jenis: 'dosen' }, label: 'Usulan dosen pembimbing' }),
  proposal: file(['pdf'], 10),
  suratKesediaan: file(['pdf'], 2, { label: 'Surat kesediaan mitra' }),
  transkrip: file(['pdf'], 2),
  krs: file(['pdf'], 2, { label: 'KRS' }),
  persetujuanOrangTua: file(['pdf'], 2, { label: 'Persetujuan orang tua' }),
  paktaIntegritas: boolean({ label: 'Saya menyetujui pakta integritas' }),
  konfirmasi: choice(
    { tidak_perlu: 'Tidak perlu', menunggu: 'Menunggu', diterima: 'Diterima', ditolak: 'Ditolak' },
    { ...server, default: 'tidak_perlu' },
  ),
  batasKonfirmasi: date({ ...server, label: 'Batas konfirmasi' }),
};

/** Rows of the own projects, drafts too: who heads one sees whom it has invited. */
const ownProjects = through('idPenelitian', match('idKetua', 'idPegawai'));

/**
 * Research's own fields of a participation, 1:1 (docs/domain/40 §1.2). Title, days and the partner's supervisor are
 * fields of the participation.
 */
export const pendaftaranRiset = resource({
  name: 'riset/pendaftaran',
  label: 'Data Riset',
  representation: '{peranMahasiswa}',
  fields,
  sections: {
    Asal: ['idSkema', 'idPenelitian', 'idDosenUsulan'],
    Riset: ['bidangIlmu', ...topik, 'peranMahasiswa', 'idJenisLuaran', 'lokasi', 'lokasiLuarProvinsi'],
    Berkas: ['proposal', 'suratKesediaan', 'transkrip', 'krs', 'persetujuanOrangTua', 'paktaIntegritas'],
    Undangan: ['konfirmasi', 'batasKonfirmasi'],
  },
  access: {
    [role.mahasiswa]: allow(along, ['create', 'update']),
    [role.timMbkm]: allow(along, ['create', 'update', 'export']),
    [role.dosen]: read(either(along, ownProjects)),
    [role.koordinator]: read(along),
    [role.mitra]: read(along, { hide: ['transkrip', 'krs'] }),
    [role.penilai]: read(along),
    [role.bakpk]: read(along),
  },
  check: row =>
    Object.assign(
      {},
      ...topik.map(name => errorIf((row[name]?.length ?? 0) > uraian, name, risetMessages.topicMost({ n: uraian }))),
    ),
  byHand: true,
});
