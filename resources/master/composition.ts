import type { ListTabs, RelatedList, RelatedTab } from '../kit/index.ts';
import { role } from '../roles.ts';

/** Composition of master data's screens (docs/domain/10 §4): related rows in tabs, and tabs above lists. */

const pendaftar = 'mbkm/pendaftar-program-mbkm';

/**
 * Rows of another resource that name the shown one in `field`.
 * @param empty said when there are none
 */
const naming = (
  resource: string,
  field: string,
  columns: readonly string[],
  empty: string,
  more: Pick<RelatedList, 'sort' | 'create'> = {},
): RelatedList => ({ resource, by: { [field]: 'id' }, columns, empty, ...more });

const tab = (key: string, label: string, ...lists: readonly RelatedList[]): RelatedTab => ({ key, label, lists });

const byName = { sort: ['nama', 'ASC'] } as const;

/** Participations by one of their references. */
const participations = (field: string, columns: readonly string[], empty = 'Belum ada keikutsertaan.'): RelatedList =>
  naming(pendaftar, field, columns, empty, { sort: ['tanggalDaftar', 'DESC'] });

const teams = ['master/tim-mbkm-prodi', 'master/tim-konversi-prodi', 'master/tim-penilai-prodi'] as const;

const team = (resource: string): RelatedList =>
  naming(
    resource,
    'idProgramProdi',
    ['namaPegawai', 'nip', 'jabatan', 'nomorSk', 'berlakuSampai', 'aktif'],
    'Belum ada anggota.',
    { sort: ['jabatan', 'ASC'], create: true },
  );

const memberships = (resource: string): RelatedList =>
  naming(
    resource,
    'idPegawai',
    ['idProgramProdi', 'jabatan', 'nomorSk', 'berlakuMulai', 'berlakuSampai', 'aktif'],
    'Bukan anggota tim ini.',
  );

/** Positions, activities and topics of a programme or a partner; `other` names the one that is not shown. */
const positions = (field: string, other: string): RelatedList =>
  naming(
    'master/posisi-kegiatan-topik',
    field,
    ['nama', 'jenis', other, 'modaKerja', 'kuotaDefault', 'aktif'],
    'Belum ada posisi, kegiatan, atau topik.',
    { ...byName, create: true },
  );

const regions = (label: string, resource: string, parent: string, columns: readonly string[]): RelatedTab =>
  tab('bawahan', label, naming(resource, parent, columns, 'Belum ada wilayah di bawahnya.', byName));

/** Tabs of show pages, by resource. */
export const masterRelated: Readonly<Record<string, readonly RelatedTab[]>> = {
  'master/program-prodi': [
    tab('tim', 'Tim', ...teams.map(team)),
    tab(
      'kurikulum',
      'Kurikulum',
      naming(
        'master/kurikulum',
        'idProgramProdi',
        ['kode', 'nama', 'tahunMulai', 'sksWajib', 'sksPilihan', 'totalSks', 'aktif'],
        'Belum ada kurikulum.',
        { sort: ['tahunMulai', 'DESC'], create: true },
      ),
    ),
    tab(
      'mahasiswa',
      'Mahasiswa',
      naming(
        'master/mahasiswa',
        'idProgramProdi',
        ['npm', 'nama', 'angkatan', 'semester', 'statusAkademik', 'ipk', 'sksLulus', 'ikutProgram'],
        'Belum ada mahasiswa.',
        { sort: ['npm', 'ASC'] },
      ),
    ),
  ],
  'master/matakuliah': [
    tab(
      'kurikulum',
      'Kurikulum',
      naming(
        'master/matkul-kurikulum',
        'idMatakuliah',
        ['idKurikulum', 'semester', 'sifat', 'sks', 'nilaiMinimal', 'bisaDikonversi', 'aktif'],
        'Belum ada di kurikulum mana pun.',
        { create: true },
      ),
    ),
    tab(
      'pustaka',
      'Pustaka',
      naming('master/pustaka', 'idMatakuliah', ['judul', 'pengarang', 'tahun', 'jenis', 'tipe'], 'Belum ada pustaka.', {
        sort: ['urut', 'ASC'],
        create: true,
      }),
    ),
  ],
  'master/mahasiswa': [
    tab(
      'keikutsertaan',
      'Keikutsertaan',
      participations('idMahasiswa', [
        'nomorPendaftaran',
        'idProgram',
        'idPeriode',
        'namaMitra',
        'status',
        'statusKonversi',
      ]),
    ),
  ],
  'master/pegawai': [
    tab(
      'bimbingan',
      'Bimbingan',
      participations(
        'idDosenPembimbing',
        ['npm', 'namaMahasiswa', 'idProgram', 'idPeriode', 'namaMitra', 'status'],
        'Belum membimbing mahasiswa.',
      ),
    ),
    tab('tim', 'Tim', ...teams.map(memberships)),
  ],
  'master/program': [
    tab('posisi', 'Posisi', positions('idProgram', 'idMitra')),
    tab(
      'luaran',
      'Syarat luaran',
      naming(
        'master/syarat-luaran',
        'idProgram',
        ['nama', 'idJenisLuaran', 'tingkat', 'wajib', 'tahap', 'aktif'],
        'Belum ada syarat khusus program ini; syarat jenisnya tetap berlaku.',
        { sort: ['urut', 'ASC'] },
      ),
    ),
  ],
  'master/mitra': [
    tab(
      'pic',
      'PIC',
      naming(
        'master/pic-mitra',
        'idMitra',
        ['nama', 'jabatan', 'email', 'noHp', 'isUtama', 'aktif'],
        'Belum ada PIC.',
        { ...byName, create: true },
      ),
    ),
    tab('program', 'Program', positions('idMitra', 'idProgram')),
    tab(
      'mahasiswa',
      'Mahasiswa',
      participations(
        'idMitra',
        ['npm', 'namaMahasiswa', 'idProgram', 'idPeriode', 'status'],
        'Belum ada mahasiswa di mitra ini.',
      ),
    ),
  ],
  'master/bank-dokumen': [
    tab('versi', 'Versi', {
      resource: 'master/bank-dokumen',
      by: { judul: 'judul' },
      columns: ['versi', 'nomorDokumen', 'tanggalTerbit', 'tampil', 'jumlahUnduh'],
      sort: ['tanggalTerbit', 'DESC'],
      empty: 'Belum ada versi.',
    }),
  ],
  'master/provinsi': [regions('Kabupaten/Kota', 'master/kabupaten', 'idProvinsi', ['id', 'nama', 'jenis', 'aktif'])],
  'master/kabupaten': [regions('Kecamatan', 'master/kecamatan', 'idKabupaten', ['id', 'nama', 'aktif'])],
  'master/kecamatan': [
    regions('Kelurahan/Desa', 'master/kelurahan', 'idKecamatan', ['id', 'nama', 'jenis', 'kodePos', 'aktif']),
  ],
};

const teamTabs: ListTabs = {
  tabs: [
    { key: 'berlaku', label: 'Berlaku', filter: { berlakuSampai_gte: '@0', aktif: true } },
    { key: 'segera', label: 'Segera berakhir', filter: { berlakuSampai_gte: '@0', berlakuSampai_lte: '@30' } },
    { key: 'berakhir', label: 'Berakhir', filter: { berlakuSampai_lt: '@0' } },
  ],
};

const mouEnding = 'MoU mitra berakhir dalam 30 hari';

/** Tabs above lists, by resource. */
export const masterTabs: Readonly<Record<string, ListTabs>> = {
  'master/pegawai': {
    tabs: [
      { key: 'dosen', label: 'Dosen', filter: { jenis: ['dosen'] } },
      { key: 'tendik', label: 'Tendik', filter: { jenis: ['tendik'] } },
    ],
  },
  'master/mitra': {
    tabs: [
      { key: 'aktif', label: 'Aktif', filter: { status: ['aktif'] } },
      {
        key: 'usulan',
        label: 'Usulan',
        filter: { status: ['diusulkan'] },
        task: { label: { [role.superAdmin]: 'Usulan mitra baru', [role.timMbkm]: 'Usulan mitra baru' }, decides: true },
      },
      {
        key: 'mou',
        label: 'MoU segera berakhir',
        filter: { status: ['aktif'], berakhirMou_gte: '@0', berakhirMou_lte: '@30' },
        // The same that the weekly notice names (docs/domain/10 §6).
        task: { label: { [role.superAdmin]: mouEnding, [role.timMbkm]: mouEnding }, decides: false },
      },
    ],
  },
  ...Object.fromEntries(teams.map(resource => [resource, teamTabs])),
  'master/syarat-luaran': { field: 'idJenisMbkm', to: 'master/jenis-mbkm', all: 'Semua jenis' },
  'master/bank-dokumen': { field: 'idJenisMbkm', to: 'master/jenis-mbkm', all: 'Semua jenis' },
};
