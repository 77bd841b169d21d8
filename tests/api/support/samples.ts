import type { Field, Resource } from '../../../resources/kit/index.ts';
import { villages } from '../../../server/demo/places.ts';

type Data = Record<string, unknown>;

/** Another value of the same kind that no other row has; undefined where the kind gives no freedom. */
function another(field: Field, value: unknown, n: number): unknown {
  switch (field.kind) {
    case 'email':
      return `contoh${n}@uji.example`;
    case 'text': {
      const old = String(value ?? '');
      if (/^\d+$/.test(old)) return String(n).padStart(old.length, '9').slice(-old.length);
      const mark = `x${n}`;
      return (old.slice(0, Math.max(0, field.max - mark.length)) + mark).toLowerCase();
    }
    case 'integer':
      return (field.min ?? 0) + (n % Math.max(1, (field.max ?? 1000) - (field.min ?? 0)));
    default:
      return undefined;
  }
}

/** Nobody sits in a team twice at the same time. */
const inAnotherYear = (_row: Data, n: number): Data => ({
  berlakuMulai: `${2040 + (n % 60)}-01-01`,
  berlakuSampai: `${2040 + (n % 60)}-12-31`,
});

/** Values that cannot be derived from field kinds: by resource for the n-th new row, from an existing one. */
const special: Readonly<Record<string, (row: Data, n: number) => Data>> = {
  'master/provinsi': (_row, n) => ({ id: `0${n % 10}` }),
  'master/kabupaten': (row, n) => ({ id: `${row.idProvinsi}.${40 + (n % 50)}` }),
  'master/kecamatan': (row, n) => ({ id: `${row.idKabupaten}.${50 + (n % 40)}` }),
  'master/kelurahan': (row, n) => ({ id: `${row.idKecamatan}.2${String(500 + n).slice(-3)}` }),
  'master/pegawai': (_row, n) => ({
    jenis: 'tendik',
    unitKerja: 'Biro Uji',
    nidn: null,
    nuptk: null,
    nip: String(700_000_000 + n),
  }),
  'master/mitra': () => ({ nomorMou: null, tanggalMou: null, berakhirMou: null }),
  'master/periode': (_row, n) => ({
    kode: `${2060 + (n % 40)}1`,
    tanggalMulai: `${2060 + (n % 40)}-09-01`,
    tanggalSelesai: `${2061 + (n % 40)}-01-31`,
    pendaftaranMulai: `${2060 + (n % 40)}-07-01`,
    pendaftaranSelesai: `${2060 + (n % 40)}-08-20`,
    jadwal: [],
  }),
  'master/tim-mbkm-prodi': inAnotherYear,
  'master/tim-konversi-prodi': inAnotherYear,
  'master/tim-penilai-prodi': inAnotherYear,
  'kkn/desa': (_row, n) => ({ idKelurahan: villages[n % villages.length]?.id, kuotaFakultas: [] }),
  'kkn/kkn-kelompok': () => ({ idDesa: null, idDpl: null, anggota: [] }),
  'kwu/kelompok': () => ({ idPegawaiDpl: null, anggota: [] }),
  // A certificate is a file of its own.
  'portofolio/hki': () => ({ statusHki: 'terdaftar' }),
  'pengaturan/user': (_row, n) => ({
    roleId: 'HA10',
    username: `uji.${n}`,
    idMahasiswa: null,
    idPegawai: null,
    idPicMitra: null,
  }),
  'pengaturan/user-role': (_row, n) => ({
    idRole: n % 2 ? 'HA10' : 'HA03',
    idProgramProdi: null,
    idMitra: null,
    isUtama: false,
  }),
  'pengaturan/menu': (_row, n) => ({ link: null, name: `Uji ${n}`, mewarisi: false }),
  'pengaturan/role': (_row, n) => ({ id: `HA${30 + (n % 60)}`, name: `Peran Uji ${n}`, idRoleDasar: 'HA10' }),
};

/** Rows that need another row or a file of their own; their creation is tested where it happens. */
export const madeElsewhere: ReadonlySet<string> = new Set([
  'pengaturan/menu-user',
  'master/matkul-kurikulum',
  'master/bank-dokumen',
  'konversi/matkul-paket',
  'magang/mitra-terlibat-program',
  'magang/program-ditawarkan',
  'nilai/skala',
  'nilai/komponen-penilaian',
  'nilai/bobot-penilaian',
  'kkn/dpl',
  'kkn/pic-kelompok',
  'kwu/pengaturan',
  'komcad/pendaftaran',
  'komcad/dokumen',
  'komcad/seleksi-kompetensi',
  'pertukaran/masa-studi',
  'pertukaran/perjanjian-belajar',
  'pertukaran/mhs-inbound',
  'pertukaran/mk-dosen',
  'portofolio/jurnal',
  'portofolio/proceeding',
  'portofolio/jejaring',
]);

/** Body of a create that resembles an existing row, with what must be unique made anew. */
export function sampleFrom(r: Resource, row: Data, n: number): Data {
  const writable = Object.entries(r.fields).filter(([, field]) => !field.readOnly && field.kind !== 'file');
  const data: Data = Object.fromEntries(writable.map(([name]) => [name, row[name] ?? null]));
  for (const [fields] of r.unique) {
    const free = fields.find(name => data[name] != null && freely(r, name, row, n) !== undefined);
    if (free) data[free] = freely(r, free, row, n);
  }
  for (const [name, field] of writable) {
    if (field.kind === 'rows')
      data[name] = ((row[name] ?? []) as Data[]).map(child =>
        Object.fromEntries(
          Object.entries(field.fields).flatMap(([own, { readOnly }]) => (readOnly ? [] : [[own, child[own] ?? null]])),
        ),
      );
    if (field.unique && !field.required) data[name] = null;
  }
  return { ...data, ...special[r.name]?.(row, n) };
}

function freely(r: Resource, name: string, row: Data, n: number): unknown {
  const field = r.fields[name];
  return field && !field.readOnly ? another(field, row[name], n) : undefined;
}

/**
 * Without demo rows by design: nothing stands in the university's stores yet, nobody can log in at a made-up provider,
 * and what is agreed to, how long data stays and whose data is held are a campus's own.
 */
export const withoutRows: ReadonlySet<string> = new Set([
  'master/gudang',
  'pengaturan/penyedia-masuk',
  'pengaturan/retensi',
  'pengaturan/penahanan',
  'mbkm/persetujuan',
  // Composed against a Feeder.
  'sinkronisasi/pengiriman-feeder',
  'sinkronisasi/rekaman-feeder',
  'sinkronisasi/kode-feeder',
  'sinkronisasi/padanan-feeder',
  'sinkronisasi/pasangan-feeder',
  'sinkronisasi/banding-feeder',
  // No other system is connected to a demo.
  'integrasi/kunci-api',
  'integrasi/webhook',
  'integrasi/kiriman',
]);
