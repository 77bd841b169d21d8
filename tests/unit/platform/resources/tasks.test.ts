import { describe, expect, test } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { createRegistry, dated, type Role } from '../../../../resources/kit/index.ts';
import { jenisMagang } from '../../../../resources/magang/jalurMagang.ts';
import { tasksOf } from '../../../../resources/menu.ts';

const today = '2026-11-22';
const of = (role: Role) => tasksOf(registry.screens, role, today);
const labels = (role: Role) => of(role).map(({ label }) => label);
const named = (role: Role, label: string) => {
  const found = of(role).find(task => task.label === label);
  if (!found) throw new Error(`${role} tidak punya tugas ${label}`);
  return found;
};

describe('tugas beranda berasal dari tab dan daftar', () => {
  test('yang sudah diputuskan tidak menunggu, walau keputusannya dapat ditarik kembali', () => {
    expect(named('HA03', 'Proposal KKN menunggu verifikasi').filter).toMatchObject({ status: ['disetujui_dpl'] });
    expect(named('HA04', 'Proposal KKN menunggu verifikasi').filter).toMatchObject({ status: ['diajukan'] });
  });

  test('setiap peran mendapat tugasnya', () => {
    const inBoth = (label: string) => [`${label} · KKN`, `${label} · Magang dan MBKM`];
    const inFour = (label: string) => [
      ...inBoth(label),
      `${label} · Mahasiswa Permadi`,
      `${label} · Riset`,
      `${label} · Verifikasi Outbound`,
    ];
    const inAll = (label: string) => [`${label} · KKN`, `${label} · Kewirausahaan`, `${label} · Magang dan MBKM`];
    const withKomcad = (label: string) => [...inAll(label), `${label} · Komcad`, `${label} · Riset`].toSorted();
    const ofGroups = (label: string) => [`${label} · KKN`, `${label} · Kewirausahaan`];
    const works = ['HKI', 'Jejaring', 'Jurnal'].map(kind => `${kind} menunggu verifikasi`);
    expect(labels('HA03').toSorted()).toEqual([
      'Bukti pendaftaran Komcad menunggu verifikasi',
      'Dikembalikan penanda tangan',
      ...inFour('Dikembalikan, menunggu perbaikan mahasiswa'),
      'Dokumen Komcad menunggu verifikasi',
      ...works,
      'KRS inbound menunggu persetujuan',
      'Kelulusan Komcad menunggu verifikasi',
      'Kode Neo Feeder perlu dipastikan',
      ...ofGroups('Laporan dan luaran menunggu verifikasi'),
      'Laporan perjalanan menunggu verifikasi',
      ...ofGroups('Mahasiswa perlu dinilai'),
      ...inFour('Menunggu tahap lain'),
      'Menunggu tanda tangan elektronik',
      'MoU mitra berakhir dalam 30 hari',
      'Nilai mitra riset menunggu verifikasi',
      'Pendaftar Komcad menunggu Surat Izin',
      ...inFour('Pendaftar menunggu Tim MBKM'),
      'Pendaftaran KWU menunggu persetujuan',
      'Pendaftaran inbound menunggu verifikasi',
      'Profil usaha menunggu verifikasi',
      'Program mitra menunggu persetujuan',
      'Proposal KKN menunggu verifikasi',
      'Prosiding menunggu verifikasi',
      'Skema riset menunggu verifikasi',
      'Usulan mitra baru',
      'Usulan mitra riset menunggu verifikasi',
    ]);
    expect(labels('HA01').toSorted()).toEqual(
      [...labels('HA03'), 'Webhook dijeda karena penerimanya gagal'].toSorted(),
    );
    expect(labels('HA04').toSorted()).toEqual([
      'Dokumen Komcad menunggu verifikasi',
      'KRS inbound menunggu persetujuan',
      'Laporan KWU menunggu verifikasi',
      ...inAll('Laporan dan luaran menunggu verifikasi'),
      'Laporan dan luaran menunggu verifikasi · Riset',
      'Laporan mingguan menunggu verifikasi',
      ...withKomcad('Logbook menunggu verifikasi'),
      ...inAll('Mahasiswa perlu dinilai'),
      'Nilai mitra riset menunggu verifikasi',
      ...ofGroups('Permintaan menjadi DPL'),
      'Profil usaha menunggu verifikasi',
      'Proposal KKN menunggu verifikasi',
      'Riset menunggu penilaian',
    ]);
    expect(labels('HA05').toSorted()).toEqual([
      ...inFour('Dikembalikan, menunggu perbaikan mahasiswa'),
      'Disetujui, belum ada dosen pembimbing',
      'Dokumen Komcad menunggu verifikasi',
      ...works,
      'KHS menunggu validasi · Penilaian Permadi',
      'KHS menunggu validasi · Validasi KHS',
      'KRS inbound menunggu persetujuan',
      ...inFour('Menunggu tahap lain'),
      'Menunggu tanda tangan elektronik',
      'Paket disetujui, nilai belum dikirim',
      ...[
        ...withKomcad('Paket konversi menunggu verifikasi'),
        'Paket konversi menunggu verifikasi · Pertukaran Mahasiswa',
      ].toSorted(),
      'Pendaftar Komcad menunggu rekomendasi',
      ...inFour('Pendaftar menunggu program studi'),
      'Prosiding menunggu verifikasi',
      'Skema riset menunggu verifikasi',
    ]);
    expect(labels('HA06').toSorted()).toEqual([
      'Dikembalikan, menunggu perbaikan mahasiswa',
      'Logbook belum diparaf · Magang dan MBKM',
      'Logbook belum diparaf · Riset',
      'Mahasiswa perlu dinilai',
      'Menunggu tahap lain',
      'Pendaftar menunggu mitra',
    ]);
    expect(labels('HA07').toSorted()).toEqual([
      'KHS menunggu validasi · Penilaian Permadi',
      'KHS menunggu validasi · Validasi KHS',
      'Paket disetujui, nilai belum dikirim',
      ...[
        ...withKomcad('Paket konversi menunggu verifikasi'),
        'Paket konversi menunggu verifikasi · Pertukaran Mahasiswa',
      ].toSorted(),
    ]);
    expect(labels('HA10')).toEqual([
      'Nilai final belum dikirim ke SIAMIK',
      'Nilai gagal dikirim ke SIAMIK',
      'Nilai perlu dikirim ulang ke SIAMIK',
      'Kode Neo Feeder perlu dipastikan',
      'Menunggu tanda tangan elektronik',
    ]);
    for (const role of ['HA02', 'HA08', 'HA09'] as const) expect(labels(role)).toEqual([]);
  });

  test('tab menyebut baris, tautan, umur, dan siapa yang memutuskan', () => {
    expect(named('HA05', 'Pendaftar menunggu program studi · Magang dan MBKM')).toEqual({
      label: 'Pendaftar menunggu program studi · Magang dan MBKM',
      group: 'magang',
      resource: 'mbkm/pendaftar-program-mbkm',
      filter: { kodeJenisMbkm: jenisMagang, status: 'diajukan', tahapAktif: 'prodi' },
      link: '/magang/approval?tab=menunggu',
      putOff: { without: '/magang/approval?tab=menunggu', only: '/magang/approval?tab=ditunda' },
      since: 'tanggalDaftar',
      decides: true,
      named: 'namaMahasiswa',
      whole: null,
    });
    expect(named('HA06', 'Menunggu tahap lain')).toMatchObject({
      filter: { status: 'diajukan', tahapAktif_neq: 'mitra' },
      link: '/magang/approval?tab=tahap-lain',
      decides: false,
    });
    // Whose grade can be given today; whose cannot yet is counted beside them.
    const all = { status: ['berjalan', 'selesai'], nilaiDosen: null };
    const due = { hitungan: 'NILAI_DOSEN_TERBUKA' };
    expect(named('HA04', 'Mahasiswa perlu dinilai · Magang dan MBKM')).toMatchObject({
      filter: { ...all, ...due },
      whole: all,
      link: `/magang/laporan-akhir/nilai?tab=belum&filter=${encodeURIComponent(JSON.stringify(due))}`,
      decides: true,
    });
    expect(named('HA06', 'Logbook belum diparaf · Magang dan MBKM')).toMatchObject({
      resource: 'magang/logbook-magang',
      link: '/magang/log-kegiatan?tab=belum',
    });
  });

  test('daftar tanpa tab dibuka dengan saringannya sendiri', () => {
    const { link, filter } = named('HA05', 'Disetujui, belum ada dosen pembimbing');
    const own = { status: 'disetujui', idDosenPembimbing_null: true };
    expect(filter).toEqual({ kodeJenisMbkm: jenisMagang, ...own });
    expect(link).toBe(`/magang/riwayat/pendaftar?filter=${encodeURIComponent(JSON.stringify(own))}`);
  });

  test('hari dalam saringan dihitung dari hari ini', () => {
    expect(dated({ a_gte: '@0', a_lte: '@30', b: 'x', c: 3 }, today)).toEqual({
      a_gte: today,
      a_lte: '2026-12-22',
      b: 'x',
      c: 3,
    });
    expect(named('HA03', 'MoU mitra berakhir dalam 30 hari').filter).toMatchObject({ berakhirMou_lte: '2026-12-22' });
  });

  test('tugas peran yang tidak punya layarnya menghentikan mulai', () => {
    const screens = registry.screens.map(screen =>
      screen.path === '/magang/approval'
        ? { ...screen, roles: { HA03: 'full', HA01: 'full', HA06: 'full' } as const }
        : screen,
    );
    expect(() => createRegistry(registry.resources, screens)).toThrow(
      '/magang/approval: tugas "Pendaftar menunggu program studi" untuk HA05',
    );
  });
});
