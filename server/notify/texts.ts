/** The words of a notice. */
export interface Words {
  jenis: 'info' | 'tugas' | 'peringatan';
  judul: string;
  isi: string;
  /** Path in the portal of the record that it is about. */
  link: string | null;
}

const info = (judul: string, isi: string, link: string | null = null): Words => ({ jenis: 'info', judul, isi, link });
const tugas = (judul: string, isi: string, link: string | null = null): Words => ({ jenis: 'tugas', judul, isi, link });
const peringatan = (judul: string, isi: string, link: string | null = null): Words => ({
  jenis: 'peringatan',
  judul,
  isi,
  link,
});

/** A participation, as people know it. */
export interface About {
  nama: string;
  program: string;
  /** Screen of the record for who gets the notice. */
  link: string;
}
type Noted = About & { catatan?: string | null };

const withNote = (sentence: string, catatan: string | null | undefined): string =>
  catatan ? `${sentence} Catatan: ${catatan}` : sentence;

/** Registration, its stages and its course (docs/domain/20 §4.9). */
const participation = {
  pendaftaranDiajukan: (x: About & { tahap: string }) =>
    tugas('Pendaftaran menunggu verifikasi', `${x.nama} mendaftar ${x.program}; menunggu tahap ${x.tahap}.`, x.link),
  pendaftaranMajuTahap: (x: About & { tahap: string }) =>
    info('Pendaftaran maju ke tahap berikutnya', `Pendaftaran ${x.program} Anda kini di tahap ${x.tahap}.`, x.link),
  pendaftaranDisetujui: (x: Noted) =>
    info('Pendaftaran disetujui', withNote(`Pendaftaran ${x.program} Anda disetujui.`, x.catatan), x.link),
  pendaftaranRevisi: (x: Noted) =>
    peringatan(
      'Pendaftaran perlu diperbaiki',
      withNote(`Pendaftaran ${x.program} dikembalikan untuk diperbaiki.`, x.catatan),
      x.link,
    ),
  pendaftaranDitolak: (x: Noted) =>
    peringatan('Pendaftaran ditolak', withNote(`Pendaftaran ${x.program} Anda ditolak.`, x.catatan), x.link),
  pengunduranDiri: (x: Noted) =>
    info(
      x.nama === 'Anda' ? 'Pengunduran diri dicatat' : 'Peserta mengundurkan diri',
      withNote(`${x.nama} mengundurkan diri dari ${x.program}.`, x.catatan),
      x.link,
    ),
  dospemDitetapkan: (x: About & { dosen: string }) =>
    info('Dosen pembimbing ditetapkan', `${x.dosen} membimbing ${x.nama} pada ${x.program}.`, x.link),
  dospemBelumAda: (x: About) =>
    tugas('Dosen pembimbing belum ditetapkan', `${x.nama} (${x.program}) belum memiliki dosen pembimbing.`, x.link),
  dospemDiganti: (x: About & { dosen: string }) =>
    info('Dosen pembimbing diganti', `Pembimbing ${x.nama} pada ${x.program} kini ${x.dosen}.`, x.link),
  kegiatanDimulai: (x: About) => info('Kegiatan dimulai', `Kegiatan ${x.program} ${x.nama} telah dimulai.`, x.link),
  kegiatanSelesai: (x: About) => info('Kegiatan selesai', `Kegiatan ${x.program} ${x.nama} telah selesai.`, x.link),
};

/** Logbook and reports. */
const work = {
  logDikembalikan: (x: { tanggal: string; link: string | null; catatan?: string | null }) =>
    peringatan('Logbook dikembalikan', withNote(`Logbook ${x.tanggal} perlu diperbaiki.`, x.catatan), x.link),
  mingguanDikembalikan: (x: { minggu: number; link: string | null; catatan?: string | null }) =>
    peringatan(
      'Laporan mingguan dikembalikan',
      withNote(`Laporan minggu ke-${x.minggu} perlu diperbaiki.`, x.catatan),
      x.link,
    ),
  mingguanJatuhTempo: (x: { minggu: number; terlambat: boolean; link: string | null }) =>
    peringatan(
      x.terlambat ? 'Laporan mingguan terlambat' : 'Laporan mingguan jatuh tempo',
      `Laporan minggu ke-${x.minggu} belum dikirim.`,
      x.link,
    ),
  luaranDikembalikan: (x: { judul: string; link: string | null; catatan?: string | null }) =>
    peringatan('Luaran dikembalikan', withNote(`"${x.judul}" perlu diperbaiki.`, x.catatan), x.link),
  logMenunggu: (x: { jumlah: number; hari: number; link: string | null }) =>
    tugas('Logbook menunggu Anda', `${x.jumlah} logbook menunggu verifikasi lebih dari ${x.hari} hari.`, x.link),
  logKosong: (x: { hari: number; program: string; link: string | null }) =>
    peringatan('Logbook belum diisi', `Belum ada logbook ${x.program} selama ${x.hari} hari terakhir.`, x.link),
  logKosongMahasiswa: (x: { nama: string; hari: number; link: string | null }) =>
    peringatan('Logbook mahasiswa kosong', `${x.nama} belum mengisi logbook selama ${x.hari} hari terakhir.`, x.link),
  laporanJatuhTempo: (x: { sisaHari: number; program: string; link: string | null }) =>
    peringatan('Batas laporan akhir', `Laporan ${x.program} jatuh tempo ${x.sisaHari} hari lagi.`, x.link),
};

/** Grading and conversion. */
const grading = {
  penilaianDibuka: (x: About) => tugas('Penilaian dibuka', `Silakan nilai ${x.nama} (${x.program}).`, x.link),
  penilaianTerlambat: (x: About) =>
    peringatan('Penilaian terlambat', `Nilai ${x.nama} (${x.program}) belum dikirim.`, x.link),
  paketDiajukan: (x: About) =>
    tugas('Paket konversi menunggu verifikasi', `${x.nama} mengajukan paket konversi ${x.program}.`, x.link),
  paketDisetujui: (x: Noted) =>
    info('Paket konversi disetujui', withNote(`Paket konversi ${x.program} Anda disetujui.`, x.catatan), x.link),
  paketRevisi: (x: Noted) =>
    peringatan(
      'Paket konversi perlu diperbaiki',
      withNote(`Paket konversi ${x.program} dikembalikan.`, x.catatan),
      x.link,
    ),
  nilaiDikirim: (x: About) =>
    tugas('Nilai konversi menunggu reviu', `Nilai konversi ${x.nama} (${x.program}) telah dikirim.`, x.link),
  nilaiDikembalikan: (x: Noted) =>
    peringatan(
      'Nilai konversi dikembalikan',
      withNote(`Nilai ${x.nama} (${x.program}) perlu diperiksa.`, x.catatan),
      x.link,
    ),
  nilaiFinal: (x: About) =>
    info('Nilai konversi final', `Nilai konversi ${x.nama} (${x.program}) sudah final.`, x.link),
  nilaiDisanggah: (x: Noted) =>
    tugas('Nilai konversi disanggah', withNote(`${x.nama} menyanggah nilai konversi ${x.program}.`, x.catatan), x.link),
  revisiNilaiDiajukan: (x: Noted) =>
    tugas(
      'Revisi nilai diajukan',
      withNote(`Revisi nilai ${x.nama} (${x.program}) menunggu keputusan.`, x.catatan),
      x.link,
    ),
  revisiNilaiDiputuskan: (x: Noted & { disetujui: boolean }) =>
    info(
      x.disetujui ? 'Revisi nilai disetujui' : 'Revisi nilai ditolak',
      withNote(`Revisi nilai ${x.nama} (${x.program}) ${x.disetujui ? 'disetujui' : 'ditolak'}.`, x.catatan),
      x.link,
    ),
};

/** Offers and partners (docs/domain/20 §4.9, 10 §6). */
const partners = {
  tawaranDiajukan: (x: { mitra: string; posisi: string; link: string }) =>
    tugas('Program ditawarkan menunggu verifikasi', `${x.mitra} menawarkan ${x.posisi}.`, x.link),
  tawaranDiputuskan: (x: { posisi: string; disetujui: boolean; link: string; catatan?: string | null }) =>
    info(
      x.disetujui ? 'Program ditawarkan disetujui' : 'Program ditawarkan dikembalikan',
      withNote(`${x.posisi} ${x.disetujui ? 'disetujui' : 'dikembalikan'}.`, x.catatan),
      x.link,
    ),
  tawaranDitutup: (x: { posisi: string; link: string }) =>
    info('Program ditawarkan ditutup', `Masa pendaftaran ${x.posisi} telah berakhir.`, x.link),
  mitraDiusulkan: (x: { mitra: string; link: string }) =>
    tugas('Mitra diusulkan', `${x.mitra} diusulkan sebagai mitra dan menunggu keputusan.`, x.link),
  mitraDiputuskan: (x: { mitra: string; diterima: boolean; link: string; catatan?: string | null }) =>
    info(
      x.diterima ? 'Usulan mitra diterima' : 'Usulan mitra ditolak',
      withNote(`Usulan mitra ${x.mitra} ${x.diterima ? 'diterima' : 'ditolak'}.`, x.catatan),
      x.link,
    ),
  mouBerakhir: (x: { mitra: string; tanggal: string; link: string }) =>
    peringatan('MoU akan berakhir', `MoU dengan ${x.mitra} berakhir ${x.tanggal}.`, x.link),
  skTimBerakhir: (x: { tim: string; tanggal: string; link: string }) =>
    peringatan('SK tim akan berakhir', `SK ${x.tim} berakhir ${x.tanggal}.`, x.link),
};

/** Accounts, periods, synchronisation (docs/domain/10 §6). */
const accounts = {
  akunDibuat: (x: { username: string }) =>
    info('Akun Anda dibuat', `Akun portal dengan username ${x.username} siap dipakai.`, '/pengaturan/user/profile'),
  sandiDireset: () =>
    peringatan(
      'Kata sandi direset',
      'Kata sandi Anda direset oleh administrator. Ganti setelah masuk.',
      '/pengaturan/user/profile?tab=sandi',
    ),
  peranDiberikan: (x: { peran: string }) => info('Peran baru', `Anda kini memiliki peran ${x.peran}.`),
  peranBerakhir: (x: { peran: string }) => info('Peran berakhir', `Peran ${x.peran} Anda telah berakhir.`),
  periodeAktif: (x: { periode: string }) =>
    info('Periode diaktifkan', `Periode ${x.periode} kini aktif.`, '/master/periode'),
  mahasiswaTidakAktif: (x: About & { status: string }) =>
    peringatan('Status mahasiswa berubah', `${x.nama} (${x.program}) kini berstatus ${x.status} di SIAMIK.`, x.link),
  sinkronisasiSelesai: (x: { jenis: string; hasil: string; link: string }) =>
    info('Sinkronisasi selesai', `Sinkronisasi ${x.jenis} berakhir: ${x.hasil}.`, x.link),
};

/** Every sentence that notices say, by event code. */
export const texts = { ...participation, ...work, ...grading, ...partners, ...accounts };
export type EventCode = keyof typeof texts;
