import type { DossierOptions, DossierPart, DossierTab, RelatedList, Role } from '../kit/index.ts';
import { registrationAnswers } from '../mbkm/formulirPendaftaran.ts';
import { peringatanPeserta } from '../mbkm/peringatan.ts';
import { rekapKonversi, suratPengantar } from '../mbkm/prints.ts';
import { role } from '../roles.ts';

const staff: readonly Role[] = [role.superAdmin, role.timMbkm, role.koordinator, role.penilai, role.bakpk];
const supervisors: readonly Role[] = [...staff, role.dosen];
const students: readonly Role[] = [role.mahasiswa, role.outbound];

/**
 * Rows of another resource that belong to the participation.
 * @param empty said when there are none
 */
const belonging = (
  resource: string,
  columns: readonly string[],
  empty: string,
  sort?: RelatedList['sort'],
): Extract<DossierPart, { kind: 'rows' }> => ({
  kind: 'rows',
  list: { resource, by: { idPendaftarMbkm: 'id' }, columns, ...(sort ? { sort } : {}), empty },
});

/** Fields of the participation under headings. */
const fields = (...sections: readonly (readonly [title: string, fields: readonly string[]])[]): DossierPart => ({
  kind: 'fields',
  sections: sections.map(([title, names]) => ({ title, fields: names })),
});

const profile: DossierPart = {
  kind: 'one',
  resource: 'master/mahasiswa',
  by: 'idMahasiswa',
  sections: [
    { title: 'Data diri', fields: ['npm', 'nama', 'idProgramProdi', 'angkatan', 'jenisKelamin', 'statusAkademik'] },
    { title: 'Akademik', fields: ['semester', 'ipk', 'sksLulus', 'sksTempuh', 'idDosenWali'] },
    { title: 'Kontak', fields: ['emailKampus', 'email', 'noHp'] },
  ],
};

/** A part that the participation's programme declares. */
const ofProgramme = (show: Extract<DossierPart, { kind: 'programme' }>['show']): DossierPart => ({
  kind: 'programme',
  show,
});

const registration: readonly DossierPart[] = [
  ofProgramme('registration'),
  { kind: 'fields', sections: [registrationAnswers] },
  { kind: 'stages', field: 'tahap', resource: 'mbkm/pendaftar-tahap', since: 'tanggalDaftar' },
  ofProgramme('documents'),
];

const grades: readonly DossierPart[] = [
  fields(['Nilai program', ['nilaiMitra', 'nilaiDosen', 'nilaiTim', 'nilaiAkhir', 'nilaiHuruf', 'nilaiMutu']]),
  belonging(
    'nilai/penilaian',
    ['jenisPenilai', 'nilaiAngka', 'diwakilkan', 'waktuKirim', 'status'],
    'Nilai dari mitra dan dosen akan tampil di sini.',
    ['jenisPenilai', 'ASC'],
  ),
];

const conversion: readonly DossierPart[] = [
  fields([
    'Konversi',
    [
      'statusKonversi',
      'statusReviewNilai',
      'idPaketKonversi',
      'totalSksDiajukan',
      'totalSksDiakui',
      'ipsKonversi',
      'tanggalFinal',
      'statusSiamik',
      'pesanSiamik',
    ],
  ]),
  belonging(
    'konversi/terpilih-final',
    ['idMatkulPaketKonversi', 'sksDiakui', 'adalahMatkulKkn', 'nilaiAngka', 'nilaiHuruf', 'nilaiMutu'],
    'Mata kuliah tampil di sini setelah paket konversi disetujui.',
  ),
];

const notes: DossierPart = {
  ...belonging(
    'mbkm/catatan-monitoring',
    ['tanggal', 'metode', 'kondisi', 'temuan', 'idPenulis', 'selesaiDitindaklanjuti'],
    'Hasil kunjungan dan pemantauan akan tampil di sini.',
    ['tanggal', 'DESC'],
  ),
  add: {
    label: 'Tambah catatan',
    fields: ['tanggal', 'metode', 'kondisi', 'temuan', 'rekomendasi', 'tindakLanjut', 'berkas'],
  },
  edit: {
    by: 'idPenulis',
    fields: ['temuan', 'kondisi', 'rekomendasi', 'tindakLanjut', 'selesaiDitindaklanjuti'],
  },
};

/** Where the chapters of a dossier go on, by the list that it belongs to. */
export type DossierPaths = { paket?: string; penilaian?: string; konversi?: string };

const links = (label: string, path: string | undefined): DossierPart[] =>
  path ? [{ kind: 'links', links: [{ label, path }] }] : [];

/** The tabs of docs/domain/20 §3; each role gets those that are its business, and the server decides what is in them. */
const dossierTabs = ({ paket, penilaian, konversi }: DossierPaths): readonly DossierTab[] => [
  { key: 'profil', label: 'Profil', parts: [ofProgramme('activity'), profile] },
  { key: 'pendaftaran', label: 'Pendaftaran', roles: [...supervisors, ...students], parts: registration },
  { key: 'logbook', label: 'Logbook', needs: 'log', parts: [ofProgramme('log')] },
  { key: 'luaran', label: 'Luaran', needs: 'outputs', parts: [ofProgramme('outputs')] },
  { key: 'penilaian', label: 'Penilaian', parts: [...grades, ...links('Buka penilaian', penilaian)] },
  {
    key: 'konversi',
    label: 'Konversi',
    roles: [...supervisors, ...students],
    parts: [...conversion, ...links('Buka paket konversi', paket), ...links('Buka penilaian konversi', konversi)],
  },
  { key: 'catatan', label: 'Catatan', roles: supervisors, parts: [notes] },
  { key: 'riwayat', label: 'Riwayat', parts: [{ kind: 'timeline' }] },
];

/** A dossier behind a list, or behind several. */
export const dossierOptions = (lists: readonly string[], detailPath: string, paths: DossierPaths): DossierOptions => ({
  lists,
  detailPath,
  stepper: ['diajukan', 'disetujui', 'berjalan', 'selesai'],
  actions: ['mulai', 'selesaikan', 'mengundurkan_diri', 'mundurkan', 'batalkan'],
  prints: [...suratPengantar, ...rekapKonversi],
  warnings: peringatanPeserta,
  supervisor: [role.superAdmin, role.timMbkm, role.koordinator],
  tabs: dossierTabs(paths),
});
