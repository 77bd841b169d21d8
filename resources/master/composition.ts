import type { ListTabs, RelatedList, RelatedTab } from '../kit/index.ts';

/** What the screens of master data show together (docs/domain/10 §4): related rows in tabs, and tabs above lists. */

const pendaftar = 'mbkm/pendaftar-program-mbkm';

/** Participations by one of their references. */
const participations = (field: string, columns: readonly string[]): RelatedList => ({
  resource: pendaftar,
  by: { [field]: 'id' },
  columns,
  sort: ['tanggalDaftar', 'DESC'],
  empty: 'Belum ada keikutsertaan.',
});

const team = (resource: string): RelatedList => ({
  resource,
  by: { idProgramProdi: 'id' },
  columns: ['namaPegawai', 'nip', 'jabatan', 'nomorSk', 'berlakuSampai', 'aktif'],
  sort: ['jabatan', 'ASC'],
  empty: 'Belum ada anggota.',
  create: true,
});

const region = (resource: string, parent: string, columns: readonly string[]): RelatedList => ({
  resource,
  by: { [parent]: 'id' },
  columns,
  sort: ['nama', 'ASC'],
  empty: 'Belum ada wilayah di bawahnya.',
});

/** Tabs of show pages, by resource. */
export const masterRelated: Readonly<Record<string, readonly RelatedTab[]>> = {
  'master/program-prodi': [
    {
      key: 'tim',
      label: 'Tim',
      lists: ['master/tim-mbkm-prodi', 'master/tim-konversi-prodi', 'master/tim-penilai-prodi'].map(team),
    },
    {
      key: 'kurikulum',
      label: 'Kurikulum',
      lists: [
        {
          resource: 'master/kurikulum',
          by: { idProgramProdi: 'id' },
          columns: ['kode', 'nama', 'tahunMulai', 'sksWajib', 'sksPilihan', 'totalSks', 'aktif'],
          sort: ['tahunMulai', 'DESC'],
          empty: 'Belum ada kurikulum.',
          create: true,
        },
      ],
    },
    {
      key: 'mahasiswa',
      label: 'Mahasiswa',
      lists: [
        {
          resource: 'master/mahasiswa',
          by: { idProgramProdi: 'id' },
          columns: ['npm', 'nama', 'angkatan', 'semester', 'statusAkademik', 'ipk', 'sksLulus', 'ikutProgram'],
          sort: ['npm', 'ASC'],
          empty: 'Belum ada mahasiswa.',
        },
      ],
    },
  ],
  'master/matakuliah': [
    {
      key: 'kurikulum',
      label: 'Kurikulum',
      lists: [
        {
          resource: 'master/matkul-kurikulum',
          by: { idMatakuliah: 'id' },
          columns: ['idKurikulum', 'semester', 'sifat', 'sks', 'nilaiMinimal', 'bisaDikonversi', 'aktif'],
          empty: 'Belum ada di kurikulum mana pun.',
          create: true,
        },
      ],
    },
    {
      key: 'pustaka',
      label: 'Pustaka',
      lists: [
        {
          resource: 'master/pustaka',
          by: { idMatakuliah: 'id' },
          columns: ['judul', 'pengarang', 'tahun', 'jenis', 'tipe'],
          sort: ['urut', 'ASC'],
          empty: 'Belum ada pustaka.',
          create: true,
        },
      ],
    },
  ],
  'master/mahasiswa': [
    {
      key: 'keikutsertaan',
      label: 'Keikutsertaan',
      lists: [
        participations('idMahasiswa', [
          'nomorPendaftaran',
          'idProgram',
          'idPeriode',
          'namaMitra',
          'status',
          'statusKonversi',
        ]),
      ],
    },
  ],
  'master/pegawai': [
    {
      key: 'bimbingan',
      label: 'Bimbingan',
      lists: [
        {
          ...participations('idDosenPembimbing', [
            'npm',
            'namaMahasiswa',
            'idProgram',
            'idPeriode',
            'namaMitra',
            'status',
          ]),
          empty: 'Belum membimbing mahasiswa.',
        },
      ],
    },
    {
      key: 'tim',
      label: 'Tim',
      lists: ['master/tim-mbkm-prodi', 'master/tim-konversi-prodi', 'master/tim-penilai-prodi'].map(resource => ({
        resource,
        by: { idPegawai: 'id' },
        columns: ['idProgramProdi', 'jabatan', 'nomorSk', 'berlakuMulai', 'berlakuSampai', 'aktif'],
        empty: 'Bukan anggota tim ini.',
      })),
    },
  ],
  'master/program': [
    {
      key: 'posisi',
      label: 'Posisi',
      lists: [
        {
          resource: 'master/posisi-kegiatan-topik',
          by: { idProgram: 'id' },
          columns: ['nama', 'jenis', 'idMitra', 'modaKerja', 'kuotaDefault', 'aktif'],
          sort: ['nama', 'ASC'],
          empty: 'Belum ada posisi, kegiatan, atau topik.',
          create: true,
        },
      ],
    },
    {
      key: 'luaran',
      label: 'Syarat luaran',
      lists: [
        {
          resource: 'master/syarat-luaran',
          by: { idProgram: 'id' },
          columns: ['nama', 'idJenisLuaran', 'tingkat', 'wajib', 'tahap', 'aktif'],
          sort: ['urut', 'ASC'],
          empty: 'Belum ada syarat khusus program ini; syarat jenisnya tetap berlaku.',
        },
      ],
    },
  ],
  'master/mitra': [
    {
      key: 'pic',
      label: 'PIC',
      lists: [
        {
          resource: 'master/pic-mitra',
          by: { idMitra: 'id' },
          columns: ['nama', 'jabatan', 'email', 'noHp', 'isUtama', 'aktif'],
          sort: ['nama', 'ASC'],
          empty: 'Belum ada PIC.',
          create: true,
        },
      ],
    },
    {
      key: 'program',
      label: 'Program',
      lists: [
        {
          resource: 'master/posisi-kegiatan-topik',
          by: { idMitra: 'id' },
          columns: ['nama', 'jenis', 'idProgram', 'modaKerja', 'kuotaDefault', 'aktif'],
          sort: ['nama', 'ASC'],
          empty: 'Belum ada posisi, kegiatan, atau topik.',
          create: true,
        },
      ],
    },
    {
      key: 'mahasiswa',
      label: 'Mahasiswa',
      lists: [
        {
          ...participations('idMitra', ['npm', 'namaMahasiswa', 'idProgram', 'idPeriode', 'status']),
          empty: 'Belum ada mahasiswa di mitra ini.',
        },
      ],
    },
  ],
  'master/bank-dokumen': [
    {
      key: 'versi',
      label: 'Versi',
      lists: [
        {
          resource: 'master/bank-dokumen',
          by: { judul: 'judul' },
          columns: ['versi', 'nomorDokumen', 'tanggalTerbit', 'tampil', 'jumlahUnduh'],
          sort: ['tanggalTerbit', 'DESC'],
          empty: 'Belum ada versi.',
        },
      ],
    },
  ],
  'master/provinsi': [
    {
      key: 'bawahan',
      label: 'Kabupaten/Kota',
      lists: [region('master/kabupaten', 'idProvinsi', ['id', 'nama', 'jenis', 'aktif'])],
    },
  ],
  'master/kabupaten': [
    { key: 'bawahan', label: 'Kecamatan', lists: [region('master/kecamatan', 'idKabupaten', ['id', 'nama', 'aktif'])] },
  ],
  'master/kecamatan': [
    {
      key: 'bawahan',
      label: 'Kelurahan/Desa',
      lists: [region('master/kelurahan', 'idKecamatan', ['id', 'nama', 'jenis', 'kodePos', 'aktif'])],
    },
  ],
};

const teamTabs: ListTabs = {
  tabs: [
    { key: 'berlaku', label: 'Berlaku', filter: { berlakuSampai_gte: '@0', aktif: true } },
    { key: 'segera', label: 'Segera berakhir', filter: { berlakuSampai_gte: '@0', berlakuSampai_lte: '@30' } },
    { key: 'berakhir', label: 'Berakhir', filter: { berlakuSampai_lt: '@0' } },
  ],
};

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
      { key: 'usulan', label: 'Usulan', filter: { status: ['diusulkan'] } },
      { key: 'mou', label: 'MoU segera berakhir', filter: { berakhirMou_gte: '@0', berakhirMou_lte: '@30' } },
    ],
  },
  'master/tim-mbkm-prodi': teamTabs,
  'master/tim-konversi-prodi': teamTabs,
  'master/tim-penilai-prodi': teamTabs,
  'master/syarat-luaran': { field: 'idJenisMbkm', to: 'master/jenis-mbkm', all: 'Semua jenis' },
  'master/bank-dokumen': { field: 'idJenisMbkm', to: 'master/jenis-mbkm', all: 'Semua jenis' },
};
