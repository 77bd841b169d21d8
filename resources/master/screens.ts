import { roles, type Screen, screen } from '../kit/index.ts';
import { masterRelated, masterTabs } from './composition.ts';

/** A list of master data: path, title, icon, roles; the resource has the path's name. */
const crud = (group: string, path: string, title: string, icon: string, who: string, ...more: string[]): Screen =>
  screen({
    path: `/${path}`,
    title,
    icon,
    pattern: 'crud',
    resources: [path, ...more],
    roles: roles(who),
    group: `master-${group}`,
    options: { tabs: masterTabs[path], related: masterRelated[path] },
  });

/** Master data (docs/domain/10 §4, §5; order = order in the menu). */
export const masterScreens: readonly Screen[] = [
  crud('akademik', 'master/siamik-fakjur', 'Fakultas dan Jurusan SIAMIK', 'account_tree', '3+'),
  crud('akademik', 'master/program-prodi', 'Program Studi', 'school', '3+ 5'),
  crud('akademik', 'master/periode', 'Periode', 'date_range', '3+'),
  crud('akademik', 'master/kurikulum', 'Kurikulum', 'library_books', '3 5 7'),
  crud('akademik', 'master/matakuliah', 'Mata Kuliah', 'menu_book', '3+ 5 7'),
  crud('akademik', 'master/matkul-kurikulum', 'Mata Kuliah Kurikulum', 'playlist_add_check', '3 5 7'),
  crud('akademik', 'master/pustaka', 'Pustaka', 'book', '3 4 5'),
  crud('akademik', 'master/paket-konversi', 'Paket Konversi', 'inventory', '3 5 7', 'konversi/matkul-paket'),
  crud('akademik', 'master/mahasiswa', 'Mahasiswa', 'groups', '3+ 4 5 6 7'),
  crud('akademik', 'master/pegawai', 'Pegawai', 'badge', '3+ 5'),
  crud('program', 'master/jenis-mbkm', 'Jenis MBKM', 'category', '3'),
  crud('program', 'master/program', 'Program', 'assignment', '3 5'),
  crud('program', 'master/posisi-kegiatan-topik', 'Posisi/Kegiatan/Topik', 'assignment_ind', '3 5 6'),
  crud('program', 'master/jenis-anggota', 'Jenis Anggota', 'person_add', '3'),
  crud('program', 'master/status-kelompok', 'Status Kelompok', 'flag', '1'),
  crud('mitra', 'master/mitra', 'Mitra', 'business', '3+ 5 6'),
  crud('mitra', 'master/pic-mitra', 'PIC Mitra', 'contact_phone', '3 6'),
  crud('mitra', 'master/jenis-mitra', 'Jenis Mitra', 'label', '3'),
  crud('mitra', 'master/kampus', 'Kampus', 'account_balance', '3'),
  crud('tim', 'master/tim-mbkm-prodi', 'Tim MBKM Prodi', 'group_work', '3 5 7'),
  crud('tim', 'master/tim-konversi-prodi', 'Tim Konversi Prodi', 'rule', '3 5 7'),
  crud('tim', 'master/tim-penilai-prodi', 'Tim Penilai Prodi', 'fact_check', '3 5 7'),
  crud('luaran', 'master/jenis-luaran', 'Jenis Luaran', 'description', '3'),
  crud('luaran', 'master/syarat-luaran', 'Syarat Luaran', 'checklist', '3'),
  crud('luaran', 'master/kategori-hki', 'Kategori HKI', 'copyright', '3'),
  crud('luaran', 'master/kategori-jurnal', 'Kategori Jurnal', 'article', '3'),
  crud('luaran', 'master/kategori-proceeding', 'Kategori Prosiding', 'library_books', '3'),
  crud('luaran', 'master/bank-dokumen', 'Bank Dokumen', 'folder', '*'),
  crud('wilayah', 'master/provinsi', 'Provinsi', 'public', '3'),
  crud('wilayah', 'master/kabupaten', 'Kabupaten/Kota', 'location_city', '3'),
  crud('wilayah', 'master/kecamatan', 'Kecamatan', 'map', '3'),
  crud('wilayah', 'master/kelurahan', 'Kelurahan/Desa', 'place', '3'),
  crud('logistik', 'master/satuan', 'Satuan', 'straighten', '3'),
  crud('logistik', 'master/gudang', 'Gudang', 'warehouse', '3'),
];
