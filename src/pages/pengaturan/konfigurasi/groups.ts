import { type SettingKey, settings } from '../../../../resources/pengaturan/konfigurasi.ts';

type Prefix = SettingKey extends `${infer P}.${string}` ? P : never;

/** Heading by the first word of the keys, in the order of the page; a word without one fails the types. */
const headingOf = {
  syarat: 'Pendaftaran & syarat',
  sks: 'Pendaftaran & syarat',
  approval: 'Pendaftaran & syarat',
  bimbingan: 'Pendaftaran & syarat',
  tim: 'Pendaftaran & syarat',
  logbook: 'Kegiatan & logbook',
  luaran: 'Kegiatan & logbook',
  penilaian: 'Penilaian & konversi',
  konversi: 'Penilaian & konversi',
  nilai: 'Penilaian & konversi',
  revisi: 'Penilaian & konversi',
  sanggah: 'Penilaian & konversi',
  pertukaran: 'Pertukaran mahasiswa',
  kkn: 'KKN',
  komcad: 'Komcad',
  riset: 'Riset',
  surat: 'Surat',
  mou: 'Mitra',
  import: 'Impor & sinkronisasi',
  sinkron: 'Impor & sinkronisasi',
  silaturahmi: 'Impor & sinkronisasi',
  pddikti: 'Impor & sinkronisasi',
  sesi: 'Akun & sesi',
  masuk: 'Akun & sesi',
  sandi: 'Akun & sesi',
  ringkasan: 'Pemberitahuan',
  berkas: 'Berkas & log',
  log: 'Berkas & log',
  sampah: 'Berkas & log',
  peta: 'Peta',
} as const satisfies Record<Prefix, string>;

export interface SettingGroup {
  title: string;
  keys: SettingKey[];
}

const isKey = (key: string): key is SettingKey => key in settings;

/** Every declared setting, under its heading. */
export function settingGroups(): SettingGroup[] {
  const groups = new Map<string, SettingGroup>();
  const keys = Object.keys(settings).filter(isKey);
  for (const [prefix, title] of Object.entries(headingOf)) {
    const group = groups.get(title) ?? { title, keys: [] };
    group.keys.push(...keys.filter(key => key.startsWith(`${prefix}.`)));
    groups.set(title, group);
  }
  return [...groups.values()];
}
