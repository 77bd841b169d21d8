import { boolean, choice, datetime, integer, json, longtext, ref, resource, text } from '../kit/index.ts';
import { pengaturanMessages } from './messages.ts';

/** Tables that the server needs and nobody reads over HTTP: no role has a rule. */
export const hidden = { access: {}, serverOnly: true, unaudited: true } as const;
export const account = () => ref('pengaturan/user', { required: true, cascade: true });

/** Server-side sessions (docs/domain/10 §3.1 "Session"). */
export const sesi = resource({
  ...hidden,
  name: 'internal/sesi',
  label: 'Sesi',
  stays: 'own',
  fields: {
    tokenHash: text(64, { required: true, unique: true, secret: true }),
    idUser: account(),
    idUserRole: ref('pengaturan/user-role', { cascade: true }),
    dibuat: datetime({ required: true }),
    terakhirAktif: datetime({ required: true }),
    berakhir: datetime({ required: true }),
    alamatIp: text(45),
    perangkat: text(200),
    dicabutPada: datetime(),
    /** By which identity of a provider it was opened, and the provider's own name of the session. */
    idIdentitas: ref('internal/identitas', { cascade: true }),
    sidPenyedia: text(255),
  },
  filters: ['idUser', 'berakhir', 'idIdentitas'],
  sort: ['-terakhirAktif'],
});

/** Changes of a row that are no steps of its workflow. */
export const aksiRiwayat = {
  buat: 'Buat',
  ubah: 'Ubah',
  hapus: 'Hapus',
  transisi: 'Ubah status',
  impor: 'Impor',
  pulihkan: 'Pulihkan',
  batal_impor: 'Batalkan impor',
  sinkron: 'Sinkronisasi',
  gabung: 'Gabung',
  batal_gabung: 'Batal gabung',
  anonimkan: 'Anonimkan',
  ambil_kembali: 'Ambil kembali dari Terhapus',
} as const;

/**
 * Audit trail: one row per write, in the same transaction (docs/domain/00 "Workflows", architecture "The server"). Its
 * table is kept in parts by month (migration 0066, server/platform/database/months.ts).
 */
export const riwayat = resource({
  ...hidden,
  name: 'internal/riwayat',
  label: 'Riwayat',
  stays: 'about',
  appendOnly: true,
  fields: {
    resource: text(80, { required: true }),
    idBaris: text(60, { required: true }),
    aksi: choice(aksiRiwayat, { required: true }),
    perubahan: json(),
    catatan: longtext(),
    dariStatus: text(40),
    keStatus: text(40),
    /** The status field that a step of a workflow moved, and the step's own name. */
    kolomStatus: text(60),
    tindakan: text(60),
    versi: integer(0, 2_000_000_000),
    idUser: text(60),
    namaUser: text(201),
    roleId: text(4),
    namaRole: text(60),
    idImpor: text(60),
    waktu: datetime({ required: true }),
  },
  // Every write adds a row here: only the look-ups that exist have an index.
  filters: ['idImpor'],
  sort: ['idBaris', '-waktu'],
  // Changes since a day (server/platform/engine/asOf).
  indexes: [['resource', 'waktu']],
  // Of what was deleted, the latest that nobody can show again (`keadaan/sejak`).
  indexesOf: [{ fields: ['resource', 'waktu'], field: 'aksi', is: 'hapus' }],
});

/**
 * The bin: a deleted row as its table had it, and whatever went with it, until it is taken back or its days are over
 * (`sampah.simpanHari`). Written in the statement of the delete (server/platform/engine/bin).
 */
export const sampah = resource({
  ...hidden,
  name: 'internal/sampah',
  label: 'Data Terhapus',
  representation: '{nama}',
  fields: {
    resource: text(80, { required: true }),
    idBaris: text(60, { required: true }),
    /** Name of the row at that time. */
    nama: longtext(),
    /** Its columns. */
    isi: json(),
    /** Child rows and rows that went along, by the name of their resource. */
    ikut: json(),
    versi: integer(0, 2_000_000_000),
    idUser: text(60),
    namaUser: text(201),
    namaRole: text(60),
    waktu: datetime({ required: true }),
  },
  filters: ['idBaris'],
  sort: ['resource', '-waktu'],
});

/** Two rows that became one: what moved, so that it can be taken back (server/platform/engine/merge). */
export const penggabungan = resource({
  ...hidden,
  name: 'internal/penggabungan',
  label: 'Penggabungan',
  representation: '{namaLebur}',
  fields: {
    resource: text(80, { required: true }),
    idTetap: text(60, { required: true }),
    idLebur: text(60, { required: true }),
    namaTetap: longtext(),
    namaLebur: longtext(),
    /** Version that the row which stayed had right after it. */
    versi: integer(0, 2_000_000_000),
    /** Fields of the row that stayed, as they were. */
    sebelum: json(),
    /** Rows that refer to the one that stayed instead, with their former values and the version that they got. */
    pindah: json(),
    catatan: longtext(),
    idUser: text(60),
    namaUser: text(201),
    waktu: datetime({ required: true }),
    dibatalkanPada: datetime(),
  },
  filters: ['idLebur'],
  sort: ['idTetap', '-waktu'],
});

/** One uploaded spreadsheet on its way into a resource. */
export const impor = resource({
  ...hidden,
  name: 'internal/impor',
  label: 'Impor',
  representation: '{namaBerkas}',
  fields: {
    resource: text(80, { required: true }),
    idUser: account(),
    namaBerkas: text(255, { required: true }),
    status: choice(
      {
        pratinjau: 'Pratinjau',
        diproses: 'Diproses',
        selesai: 'Selesai',
        dibatalkan: 'Dibatalkan',
        gagal: 'Gagal',
      },
      { required: true, default: 'pratinjau' },
    ),
    jumlah: json(),
    pemetaan: json(),
    kemajuan: integer(0, 2_000_000_000, { default: 0 }),
    mulai: datetime(),
    selesai: datetime(),
    pesan: longtext(),
  },
  filters: ['resource', 'idUser', 'status'],
});

/** Login attempts per username and per address, for throttling (docs/domain/10 §3.1). */
export const percobaanMasuk = resource({
  ...hidden,
  name: 'internal/percobaan-masuk',
  label: 'Percobaan Masuk',
  fields: {
    kunci: text(200, { required: true }),
    waktu: datetime({ required: true }),
    berhasil: boolean(),
  },
  filters: ['kunci', 'waktu'],
  sort: ['-waktu'],
});

/** The current password of a local account. */
export const sandi = resource({
  ...hidden,
  name: 'internal/sandi',
  label: 'Kata Sandi',
  stays: 'own',
  representation: '{id}',
  fields: {
    idUser: ref('pengaturan/user', { required: true, unique: true, cascade: true }),
    hash: longtext({ required: true, secret: true }),
    dibuat: datetime({ required: true }),
  },
});

/** Former passwords: none of the last five may be used again. */
export const sandiLama = resource({
  ...hidden,
  name: 'internal/sandi-lama',
  label: 'Kata Sandi Lama',
  stays: 'own',
  representation: '{id}',
  fields: {
    idUser: account(),
    hash: longtext({ required: true, secret: true }),
    dibuat: datetime({ required: true }),
  },
  filters: ['idUser'],
  sort: ['-dibuat'],
});

/** Uploaded files; unattached ones (no `idBaris`) go after 24 hours (docs/domain/10 §3.4). */
export const berkas = resource({
  ...hidden,
  name: 'internal/berkas',
  label: 'Berkas',
  stays: 'about',
  representation: '{namaAsli}',
  fields: {
    namaAsli: text(255, { required: true }),
    tipe: text(100, { required: true, personal: 'kept' }),
    ukuran: integer(0, 2_000_000_000, { required: true }),
    sha256: text(64, { required: true, personal: 'kept' }),
    resource: text(80, { personal: 'kept' }),
    idBaris: text(60, { personal: 'kept' }),
    field: text(60, { personal: 'kept' }),
    /** Child row that the file hangs on, for fields of child rows. */
    idAnak: text(60, { personal: 'kept' }),
    uploadedBy: text(60, { personal: 'kept' }),
    /** Digest of the Idempotency-Key of the upload. */
    kunciUnggah: text(64, { unique: true }),
    /** Key of the content in the storage; copies of a file share it. */
    kunci: text(200, { required: true, personal: 'kept' }),
    versi: integer(1, 2_000_000_000, { required: true, default: 1 }),
    dihapusPada: datetime(),
  },
  filters: ['resource', 'idBaris', 'dihapusPada', 'kunci'],
});

/** Pieces of a file that travels over a line that drops; they go with the file, or after three days (docs/domain/30 §4.3). */
export const potongan = resource({
  ...hidden,
  name: 'internal/potongan',
  label: 'Potongan Berkas',
  representation: '{kunciUnggah} {mulai}',
  fields: {
    idUser: account(),
    /** The name that the device gives to the file. */
    kunciUnggah: text(36, { required: true }),
    /** First byte in the file, and how many bytes; none while the piece is being stored. */
    mulai: integer(0, 2_000_000_000, { required: true }),
    ukuran: integer(0, 2_000_000_000, { required: true }),
    /** Key of the content in the storage. */
    kunci: text(200, { required: true }),
  },
  unique: [[['idUser', 'kunciUnggah', 'mulai'], pengaturanMessages.pieceThere]],
});

/** Archive of the own data on request, with its progress; the file is stored among the account's uploads. */
export const unduhanData = resource({
  ...hidden,
  name: 'internal/unduhan-data',
  label: 'Unduhan Data Pribadi',
  representation: '{status}',
  fields: {
    idUser: ref('pengaturan/user', { required: true, unique: true, cascade: true }),
    status: choice({ disiapkan: 'Disiapkan', siap: 'Siap', gagal: 'Gagal' }, { required: true }),
    kemajuan: integer(0, 100, { default: 0 }),
    mulai: datetime({ required: true }),
    denyut: datetime({ required: true }),
    idBerkas: text(60),
    ukuran: integer(0, 2_000_000_000),
    berlakuSampai: datetime(),
  },
});
