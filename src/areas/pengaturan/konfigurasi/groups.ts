import { declared } from '../../../../resources/kit/terms.ts';
import { type SettingKey, settings } from '../../../../resources/pengaturan/konfigurasi.ts';

type Prefix = SettingKey extends `${infer P}.${string}` ? P : never;

/** Heading by the first word of the keys, in the order of the page; a word without one fails the types. */
const headingOf = declared({
  syarat: 'Pendaftaran dan syarat',
  sks: 'Pendaftaran dan syarat',
  approval: 'Pendaftaran dan syarat',
  bimbingan: 'Pendaftaran dan syarat',
  tim: 'Pendaftaran dan syarat',
  logbook: 'Kegiatan dan logbook',
  luaran: 'Kegiatan dan logbook',
  penilaian: 'Penilaian dan konversi',
  konversi: 'Penilaian dan konversi',
  nilai: 'Penilaian dan konversi',
  revisi: 'Penilaian dan konversi',
  sanggah: 'Penilaian dan konversi',
  pertukaran: 'Pertukaran mahasiswa',
  kkn: 'KKN',
  komcad: 'Komcad',
  riset: 'Riset',
  surat: 'Surat',
  mou: 'Mitra',
  import: 'Impor dan sinkronisasi',
  sinkron: 'Impor dan sinkronisasi',
  silaturahmi: 'Impor dan sinkronisasi',
  pddikti: 'Impor dan sinkronisasi',
  sesi: 'Akun dan sesi',
  masuk: 'Akun dan sesi',
  sandi: 'Akun dan sesi',
  ringkasan: 'Pemberitahuan',
  pesan: 'Pemberitahuan',
  wa: 'Pemberitahuan',
  berkas: 'Berkas dan log',
  log: 'Berkas dan log',
  sampah: 'Berkas dan log',
  peta: 'Peta',
} as const satisfies Record<Prefix, string>);

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
