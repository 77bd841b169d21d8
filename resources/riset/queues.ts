import type { QueueOptions } from '../kit/index.ts';
import { stepQueueOf } from '../programme/stepQueue.ts';
import { role } from '../roles.ts';
import { inisiasiMitra } from './inisiasiMitra.ts';
import { komponenDosen, menilaiRiset } from './menilaiRiset.ts';
import { nilaiMitra } from './nilaiMitra.ts';
import { skemaMitra } from './skemaMitra.ts';

/** /riset/verifikasi-registrasi-mitra: proposed partners, made new ones or linked with one that is there already. */
export const antreanInisiasi: QueueOptions = stepQueueOf({
  resource: inisiasiMitra,
  decisions: ['setujui', 'revisi', 'tolak', 'buka_revisi'],
  later: ['buka_revisi'],
  beside: ['tautkan'],
  path: '/riset/verifikasi-registrasi-mitra',
  task: 'Usulan mitra riset menunggu verifikasi',
  since: 'updatedAt',
  columns: ['npm', 'namaMahasiswa', 'idProgramProdi', 'namaMitra', 'idKabupaten', 'judulUsulan', 'status'],
  card: { title: 'namaMitra', subtitle: 'namaMahasiswa', facts: ['idKabupaten', 'judulUsulan', 'idPeriode'] },
  sections: [
    { title: 'Pengusul', fields: ['namaMahasiswa', 'npm', 'idProgramProdi', 'idPeriode'] },
    {
      title: 'Mitra',
      fields: [
        'namaMitra',
        'idJenisMitra',
        'bidangUsaha',
        'alamat',
        'idProvinsi',
        'idKabupaten',
        'laman',
        'telepon',
        'email',
        'idMitra',
      ],
    },
    { title: 'PIC', fields: ['namaPic', 'jabatanPic', 'emailPic', 'noHpPic'] },
    {
      title: 'Riset',
      fields: ['judulUsulan', 'bidangIlmu', 'ringkasan', 'alasan', 'lamaBulan', 'rencanaKerjaSama', 'catatan'],
    },
  ],
  documents: ['suratKesediaan', 'profilMitra'],
});

/** /riset/verifikasi-skema-mitra for those who decide. */
export const antreanSkema: QueueOptions = stepQueueOf({
  resource: skemaMitra,
  decisions: ['setujui', 'revisi', 'tolak', 'tutup', 'buka', 'buka_revisi'],
  together: ['setujui'],
  later: ['tutup', 'buka', 'buka_revisi'],
  path: '/riset/verifikasi-skema-mitra',
  task: 'Skema riset menunggu verifikasi',
  since: 'updatedAt',
  columns: ['namaSkema', 'idMitra', 'bidangIlmu', 'idPeriode', 'kuota', 'tanggalTutup', 'status'],
  card: { title: 'namaSkema', subtitle: 'idMitra', facts: ['bidangIlmu', 'idPeriode', 'kuota'] },
  sections: [
    {
      title: 'Skema',
      fields: [
        'idMitra',
        'idPeriode',
        'namaSkema',
        'bidangIlmu',
        'deskripsi',
        'kualifikasi',
        'idJenisLuaran',
        'sumber',
        'idMahasiswa',
      ],
    },
    {
      title: 'Pelaksanaan',
      fields: [
        'modePelaksanaan',
        'lokasi',
        'tanggalMulai',
        'tanggalSelesai',
        'sksMaksimal',
        'pembiayaan',
        'uangSaku',
        'pembimbingMitra',
        'emailPembimbingMitra',
      ],
    },
    {
      title: 'Pendaftaran',
      fields: ['tanggalBuka', 'tanggalTutup', 'kuota', 'terisi', 'idProgramProdi', 'catatan'],
    },
  ],
  documents: ['dokumen'],
});

/** /riset/nilai-mitra for those who look through uploaded forms. */
export const antreanNilaiMitra: QueueOptions = stepQueueOf({
  resource: nilaiMitra,
  decisions: ['setujui', 'revisi', 'buka'],
  later: ['buka'],
  path: '/riset/nilai-mitra',
  task: 'Nilai mitra riset menunggu verifikasi',
  since: 'updatedAt',
  columns: ['npm', 'namaMahasiswa', 'sumber', 'nilai', 'namaPenilai', 'tanggalPenilaian', 'status'],
  card: { title: 'namaMahasiswa', subtitle: 'npm', facts: ['sumber', 'nilai', 'namaPenilai'] },
  sections: [
    { title: 'Mahasiswa', fields: ['namaMahasiswa', 'npm', 'sumber'] },
    { title: 'Nilai', fields: ['disiplin', 'kompetensiRiset', 'kerjaSama', 'hasilKerja', 'nilai', 'catatan'] },
    { title: 'Penilai', fields: ['namaPenilai', 'jabatanPenilai', 'tanggalPenilaian', 'catatanPemeriksa'] },
  ],
  documents: ['berkas'],
});

const penilaian = stepQueueOf({
  resource: menilaiRiset,
  decisions: ['finalkan', 'buka'],
  later: ['buka'],
  path: '/riset/penilaian',
  task: 'Riset menunggu penilaian',
  since: 'updatedAt',
  columns: ['npm', 'namaMahasiswa', 'nilaiDosen', 'nilaiMitra', 'nilaiAkhir', 'nilaiHuruf', 'status'],
  card: { title: 'namaMahasiswa', subtitle: 'npm', facts: ['nilaiDosen', 'nilaiMitra', 'nilaiAkhir'] },
  sections: [
    { title: 'Mahasiswa', fields: ['namaMahasiswa', 'npm'] },
    { title: 'Nilai dosen', fields: [...komponenDosen, 'nilaiDosen', 'tanggalPresentasi'] },
    { title: 'Nilai akhir', fields: ['nilaiMitra', 'nilaiAkhir', 'nilaiHuruf', 'catatan'] },
  ],
  documents: ['beritaAcara'],
  soonDays: 30,
  lateDays: 60,
});

/** /riset/penilaian: whom one grades, what is final; Tim MBKM helps out and has no task. */
export const antreanPenilaian: QueueOptions = {
  ...penilaian,
  // A sheet that was opened again waits as the others do.
  tabs: penilaian.tabs
    .filter(({ key }) => key !== 'draf')
    .map(({ task, ...tab }) => ({
      ...tab,
      ...(task
        ? { label: 'Perlu dinilai', task: { ...task, label: { [role.dosen]: 'Riset menunggu penilaian' } } }
        : {}),
    })),
};
